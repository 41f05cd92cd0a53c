import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { hmac, isSame, siteSecret } from '#backend/platform/secrets/secrets.ts';
import { orderSequences } from '#backend/tables/order.ts';
import { dateIn } from '#domain/time-zones.ts';

/**
 * The next order number of a site, e.g. `89-26-000042`: site, year in the shop's time zone, count in that year.
 * The row of the count stays locked until the transaction ends, so that numbers have no gaps; take it last.
 */
export async function nextReference(tx: Database, site: { id: number; timeZone: string }, now: Date): Promise<string> {
  const year = Number(dateIn(site.timeZone, now).slice(0, 4));
  const [row] = await tx
    .insert(orderSequences)
    .values({ idSite: site.id, year, last: 1 })
    .onConflictDoUpdate({ target: [orderSequences.idSite, orderSequences.year], set: { last: sql`${orderSequences.last} + 1` } })
    .returning({ last: orderSequences.last });
  return `${site.id}-${String(year).slice(2)}-${String(row?.last).padStart(6, '0')}`;
}

export const newKeySalt = (): string => randomBytes(16).toString('base64url');

/**
 * The key that opens an order without an account: 128 bits, derived from the order's random salt and a secret of the site.
 * It is not stored beside the order, yet a repeated call and an e-mail can give it again.
 */
export async function orderKey(db: Database, order: { idSite: number; keySalt: string }): Promise<string> {
  const secret = await siteSecret(db, order.idSite, 'order-keys');
  return hmac(secret, order.keySalt).subarray(0, 16).toString('base64url');
}

/** Returns the path at which the customer follows an order without an account, with its key, below the site's pages (`MailSite`). */
export const followPath = async (db: Database, order: { id: string; idSite: number; keySalt: string }): Promise<string> =>
  `/order/follow?order=${order.id}&key=${await orderKey(db, order)}`;

/** Builds the path where its customer withdraws from an order without an account, with its key: below the site's pages (`MailSite`). */
export const withdrawPath = async (db: Database, order: { id: string; idSite: number; keySalt: string }): Promise<string> =>
  `/withdrawal?order=${order.id}&key=${await orderKey(db, order)}`;

/** Returns whether a key opens an order. */
export async function isOrderKey(db: Database, order: { idSite: number; keySalt: string }, key: string): Promise<boolean> {
  return isSame(Buffer.from(await orderKey(db, order)), Buffer.from(key));
}
