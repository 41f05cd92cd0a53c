import { randomBytes } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import { hmac, isSame, siteSecret } from '../platform/secrets/secrets.ts';

export const newKeySalt = (): string => randomBytes(16).toString('base64url');

/**
 * The key that opens an order without an account: 128 bits, derived from the order's random salt and a secret of the site.
 * It is not stored beside the order, yet a repeated call and an e-mail can give it again.
 */
export async function orderKey(db: Database, order: { idSite: number; keySalt: string }): Promise<string> {
  const secret = await siteSecret(db, order.idSite, 'order-keys');
  return hmac(secret, order.keySalt).subarray(0, 16).toString('base64url');
}

/** Whether a key opens an order. */
export async function isOrderKey(db: Database, order: { idSite: number; keySalt: string }, key: string): Promise<boolean> {
  return isSame(Buffer.from(await orderKey(db, order)), Buffer.from(key));
}
