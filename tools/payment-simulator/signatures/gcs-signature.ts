import { createHmac } from 'node:crypto';

/** What of a request to Worldline Direct is signed. `target` is path and query as they were sent, not decoded. */
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
