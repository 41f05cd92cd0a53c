import { createHmac } from 'node:crypto';

/** HMAC-SHA256 of a text under the whole `whsec_…` string, in lowercase hexadecimal. */
export const stripeMac = (secret: string, text: string): string => createHmac('sha256', secret).update(text, 'utf8').digest('hex');

/**
 * The header `Stripe-Signature` of an event: `t=<unix seconds>,v1=<hex>`, the MAC being over `<t>.<body>`.
 * Several secrets give several `v1`, as while a secret is replaced.
 */
export function stripeSignatureHeader(secrets: readonly string[], body: string, unixSeconds: number): string {
  const macs = secrets.map((secret) => `v1=${stripeMac(secret, `${unixSeconds}.${body}`)}`);
  return [`t=${unixSeconds}`, ...macs].join(',');
}
