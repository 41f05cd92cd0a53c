import { createHmac } from 'node:crypto';
import { isSame } from '#backend/platform/secrets/secrets.ts';

/** A field of a message, as bytes: what was written, percent-decoded, in whatever charset. */
export type SealedField = { name: string; value: Buffer };

/**
 * The 20 bytes of a Monetico key of 40 signs. The last two may be of an older form: a sign from G to the back quote as the 39th stands for
 * the one 23 lower, an M as the last for 0.
 */
export function usableKey(key: string): Buffer {
  const [a = '', b = ''] = [key[38], key[39]];
  const code = a.charCodeAt(0);
  const tail = code > 70 && code < 97 ? String.fromCharCode(code - 23) + b : b === 'M' ? `${a}0` : a + b;
  return Buffer.from(key.slice(0, 38) + tail, 'hex');
}

/** The seal over a text of bytes: HMAC-SHA1. */
export const sealOf = (key: string, text: Uint8Array): Buffer => createHmac('sha1', usableKey(key)).update(text).digest();

/** The sealed text: every field but MAC, sorted by name as bytes, `name=value` joined by `*`, nothing escaped, empty ones too. */
export function sealedText(fields: readonly SealedField[]): Buffer {
  const sorted = fields.filter(({ name }) => name !== 'MAC').toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return Buffer.concat(sorted.flatMap(({ name, value }, index) => [Buffer.from(`${index === 0 ? '' : '*'}${name}=`, 'latin1'), value]));
}

/** Returns whether a MAC is the seal of a text. Its case does not matter, as at the bank. */
export const isSealed = (key: string, text: Uint8Array, mac: string): boolean =>
  /^[0-9a-f]{40}$/i.test(mac) && isSame(sealOf(key, text), Buffer.from(mac, 'hex'));

/** Reads a form as bytes, in its order. Null: a name comes twice, or what is escaped is not. */
export function readForm(raw: Uint8Array): SealedField[] | null {
  const fields: SealedField[] = [];
  for (const pair of Buffer.from(raw).toString('latin1').split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = decoded(at < 0 ? pair : pair.slice(0, at));
    const value = decoded(at < 0 ? '' : pair.slice(at + 1));
    if (!name || !value || fields.some((field) => field.name === name.toString('latin1'))) return null;
    fields.push({ name: name.toString('latin1'), value });
  }
  return fields;
}

function decoded(text: string): Buffer | null {
  if (/%(?![0-9A-Fa-f]{2})/.test(text)) return null;
  const plain = text.replaceAll('+', ' ').replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(plain, 'latin1');
}
