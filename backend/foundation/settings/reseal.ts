import { and, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { isAsSealedNow, open, seal } from '#backend/platform/secrets/sealing.ts';
import { parameterPlace, paymentPlace, secretPlace } from '#backend/platform/secrets/secrets.ts';
import { paymentSettings } from '#backend/tables/payment.ts';
import { siteSecrets } from '#backend/tables/secrets.ts';
import { parameters } from '#backend/tables/site.ts';
import { isSecretKey } from './secret-keys.ts';

/**
 * Seals every secret of the database with the current key: those that are plain and those of an earlier key. Without a current key it
 * looks whether all can be opened. What another process changes meanwhile is left as that made it. Returns how many were sealed anew;
 * throws SealedError.
 */
export async function resealSecrets(db: Database): Promise<number> {
  let sealed = 0;
  for (const { idSite, name, value } of await db.select().from(siteSecrets)) {
    const place = secretPlace(idSite, name);
    const secret = open(value, place);
    if (isAsSealedNow(value)) continue;
    const same = and(eq(siteSecrets.idSite, idSite), eq(siteSecrets.name, name), eq(siteSecrets.value, value));
    const done = await db
      .update(siteSecrets)
      .set({ value: seal(secret, place) })
      .where(same)
      .returning();
    sealed += done.length;
  }
  for (const { idSite, key, value } of await db.select().from(parameters)) {
    if (!isSecretKey(key)) continue;
    const place = parameterPlace(idSite, key);
    const secret = open(value, place);
    if (isAsSealedNow(value)) continue;
    const same = and(eq(parameters.idSite, idSite), eq(parameters.key, key), eq(parameters.value, value));
    const done = await db
      .update(parameters)
      .set({ value: seal(secret, place) })
      .where(same)
      .returning();
    sealed += done.length;
  }
  return sealed + (await resealPaymentKeys(db));
}

/** The same for the keys of payment providers, all of a method together. */
async function resealPaymentKeys(db: Database): Promise<number> {
  let sealed = 0;
  for (const { idSite, method, secrets } of await db.select().from(paymentSettings)) {
    const opened = Object.entries(secrets).map(([key, stored]) => [key, open(stored, paymentPlace(idSite, method, key))] as const);
    if (Object.values(secrets).every(isAsSealedNow)) continue;
    const anew = Object.fromEntries(opened.map(([key, secret]) => [key, seal(secret, paymentPlace(idSite, method, key))]));
    const same = and(eq(paymentSettings.idSite, idSite), eq(paymentSettings.method, method), eq(paymentSettings.secrets, secrets));
    sealed += (await db.update(paymentSettings).set({ secrets: anew }).where(same).returning()).length;
  }
  return sealed;
}
