import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { siteSecrets } from '#backend/tables/secrets.ts';
import type { Database } from '../database/database.ts';
import { open, seal } from './sealing.ts';

export type SecretName =
  | 'order-keys'
  | 'sandbox-bank'
  | 'audit'
  | 'known-callers'
  | 'holders'
  | 'preview-links'
  | 'stock-alerts'
  | 'bookings';

/** Returns the name of the place of a secret, for which it is encrypted. */
export const secretPlace = (idSite: number, name: string): string => `${name} of site ${idSite}`;
export const parameterPlace = (idSite: number, key: string): string => `${key} in the settings of site ${idSite}`;
export const paymentPlace = (idSite: number, method: string, key: string): string => `${key} of ${method} payments of site ${idSite}`;

/** A secret of a site (256 random bits, hexadecimal), made at its first use and the same in every process. */
export async function siteSecret(db: Database, idSite: number, name: SecretName): Promise<string> {
  const found = await knownSecret(db, idSite, name);
  if (found) return found;
  await db
    .insert(siteSecrets)
    .values({ idSite, name, value: seal(randomBytes(32).toString('hex'), secretPlace(idSite, name)) })
    .onConflictDoNothing();
  const made = await knownSecret(db, idSite, name);
  if (!made) throw new Error(`the secret ${name} of site ${idSite} could not be kept`);
  return made;
}

/** A secret of a site, if it was made. */
export async function knownSecret(db: Database, idSite: number, name: SecretName): Promise<string | undefined> {
  const [row] = await db
    .select({ value: siteSecrets.value })
    .from(siteSecrets)
    .where(and(eq(siteSecrets.idSite, idSite), eq(siteSecrets.name, name)));
  return row && open(row.value, secretPlace(idSite, name));
}

export const hmac = (secret: string, text: string | Uint8Array): Buffer => createHmac('sha256', secret).update(text).digest();

/** Compares two signatures without telling by its duration where they differ. */
export function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
