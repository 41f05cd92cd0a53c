import { createHmac } from 'node:crypto';

/**
 * The 20 bytes of a key of 40 characters. In keys of the old form the last two characters hide a hexadecimal digit each: a 39th
 * from `G` to the backquote stands for the character 23 lower; otherwise an `M` in the 40th place stands for `0`.
 */
export function moneticoKey(key: string): Buffer {
  const code = key.charCodeAt(38);
  const tail = code >= 71 && code <= 96 ? `${String.fromCharCode(code - 23)}${key[39]}` : `${key[38]}${key[39] === 'M' ? '0' : key[39]}`;
  const digits = `${key.slice(0, 38)}${tail}`;
  if (!/^[0-9a-f]{40}$/i.test(digits)) throw new Error('a Monetico key has 40 characters that give 20 bytes');
  return Buffer.from(digits, 'hex');
}

/**
 * The text that a message's seal is over: every field but `MAC`, those sent empty too, in ASCII order of names, as `name=value`
 * joined by `*`. Values are bytes, a character each (see core/raw-form.ts).
 */
export const moneticoText = (fields: Iterable<readonly [name: string, value: string]>): string =>
  [...fields]
    .filter(([name]) => name !== 'MAC')
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => `${name}=${value}`)
    .join('*');

/** The seal of a text whose characters are bytes: HMAC-SHA1 in hexadecimal, in capitals. */
export const moneticoSeal = (key: string, text: string): string =>
  createHmac('sha1', moneticoKey(key)).update(Buffer.from(text, 'latin1')).digest('hex').toUpperCase();
