import { createHmac } from 'node:crypto';

/** The text that a request's HMAC is over: `NAME=value` joined by `&` in the order of the fields, values as they are. */
export const payboxText = (fields: Iterable<readonly [name: string, value: string]>): string =>
  [...fields].map(([name, value]) => `${name}=${value}`).join('&');

/** HMAC-SHA512 in capital hexadecimal under a key of hexadecimal digits. The text's characters are bytes (see core/raw-form.ts). */
export function payboxHmac(keyHex: string, text: string): string {
  if (!/^([0-9a-f]{2})+$/i.test(keyHex)) throw new Error('a key of e-Transactions is hexadecimal');
  return createHmac('sha512', Buffer.from(keyHex, 'hex')).update(Buffer.from(text, 'latin1')).digest('hex').toUpperCase();
}
