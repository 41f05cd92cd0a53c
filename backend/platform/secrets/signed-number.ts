import type { Database } from '../database/database.ts';
import { hmac, isSame, type SecretName, siteSecret } from './secrets.ts';

/** The key by which an e-mail acts on a row without an account: the row's number and 128 bits of a signature. Nothing of it is stored. */
export async function signedNumber(db: Database, secret: SecretName, { idSite, id }: { idSite: number; id: number }): Promise<string> {
  const signature = hmac(await siteSecret(db, idSite, secret), String(id));
  return `${id}-${signature.subarray(0, 16).toString('base64url')}`;
}

/** The number that a key stands for; null for a key that the site did not sign with this secret. */
export async function numberOfKey(db: Database, secret: SecretName, idSite: number, key: string): Promise<number | null> {
  const id = Number.parseInt(key, 10);
  if (!Number.isSafeInteger(id)) return null;
  return isSame(Buffer.from(await signedNumber(db, secret, { idSite, id })), Buffer.from(key)) ? id : null;
}
