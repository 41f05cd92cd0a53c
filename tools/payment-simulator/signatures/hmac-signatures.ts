import { createHmac, timingSafeEqual } from 'node:crypto';

/** Parts of a request to Worldline Direct that are signed. `target` is path and query as they were sent, not decoded. */
export type SignedRequest = {
  method: string;
  contentType: string;
  date: string;
  /** Every header of the request, by its lowercase name. */
  headers: Readonly<Record<string, string>>;
  target: string;
};

/** HMAC-SHA256 under the secret as UTF-8 text, in base64: of requests (`gcsText`) and of the bodies of webhooks. */
export const gcsMac = (secret: string, text: string): string => createHmac('sha256', secret).update(text, 'utf8').digest('base64');

/**
 * The text that a request's MAC is over, each line ended by a line feed: method, content type (empty but for POST, PUT and DELETE),
 * date, the `X-GCS-*` headers sorted by name, target.
 */
export function gcsText({ method, contentType, date, headers, target }: SignedRequest): string {
  const hasContentType = ['POST', 'PUT', 'DELETE'].includes(method.toUpperCase());
  const own = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value.replace(/\r?\n[ \t]*/g, ' ').trim()] as const)
    .filter(([name]) => name.startsWith('x-gcs-'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}:${value}`);
  return [method.toUpperCase(), hasContentType ? contentType : '', date, ...own, target, ''].join('\n');
}

/** Returns whether two signatures are the same text, in a time that does not depend on the position of the difference. */
export function isSameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The one of a list whose text is this; undefined: none. */
export const findByText = <T>(list: readonly T[], textOf: (each: T) => string, text: string): T | undefined =>
  list.find((each) => isSameText(textOf(each), text));

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
