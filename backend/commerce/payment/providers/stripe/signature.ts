import { hmac, isSame } from '#backend/platform/secrets/secrets.ts';

/** Seconds that a signature is accepted for, as Stripe's own library does; a time to come is. */
export const toleranceSeconds = 300;

/** Several keys may sign while one is being replaced; more are no header of Stripe's. */
const maxSignatures = 16;

/**
 * Returns why a body does not have Stripe's signature, or null. The header is `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body", hexadecimal>`,
 * with any of several v1. It verifies the raw bytes: Stripe's library decodes and encodes them again, so that two bodies can count as one.
 * @returns null when it does, else why not.
 */
export function stripeRefusal(secret: string, raw: Uint8Array, header: string, now: Date): string | null {
  const parts = header.split(',').map((part) => part.split('=', 2));
  const t = parts.find(([name]) => name === 't')?.[1] ?? '';
  const signatures = parts.flatMap(([name, value]) => (name === 'v1' && value && /^[0-9a-f]{64}$/.test(value) ? [value] : []));
  if (!/^\d{1,12}$/.test(t) || signatures.length === 0 || signatures.length > maxSignatures) return 'no signature';
  const expected = hmac(secret, Buffer.concat([Buffer.from(`${t}.`), raw]));
  const matches = signatures.map((signature) => isSame(expected, Buffer.from(signature, 'hex')));
  if (!matches.includes(true)) return 'wrong signature';
  return Math.floor(now.getTime() / 1000) - Number(t) > toleranceSeconds ? 'too old' : null;
}
