import type { IncomingMessage } from 'node:http';
import type { AddressCheck } from '#config/addresses.ts';

/**
 * Replaces what a request says of the host and the protocol that the browser asked with what is believed. `X-Forwarded-Host` and
 * `X-Forwarded-Proto` are taken from servers that `isProxy` knows, of several words the last: such a server wrote it, the words before it
 * may be anybody's. Everybody else has asked this server itself. `X-Forwarded-For` stays: the API reads it by the same rule.
 */
export function believeForwarded({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, isProxy: AddressCheck): void {
  const isBelieved = isProxy(socket.remoteAddress ?? '');
  const lastWord = (name: string) =>
    isBelieved &&
    String(headers[name] ?? '')
      .split(',')
      .at(-1)
      ?.trim();
  headers['x-forwarded-host'] = lastWord('x-forwarded-host') || (headers.host ?? '');
  headers['x-forwarded-proto'] = lastWord('x-forwarded-proto') === 'https' ? 'https' : 'http';
}

/** The host, with its port, that the browser asked, and whether it did by https. */
export type RequestOrigin = { host: string; isHttps: boolean };

/** Reads what `believeForwarded` has left of a request. `next dev`, which has no such door, fills the headers in itself. */
export function requestOrigin(header: (name: string) => string | string[] | null | undefined): RequestOrigin {
  return {
    host: String(header('x-forwarded-host') ?? header('host') ?? ''),
    isHttps: header('x-forwarded-proto') === 'https',
  };
}

/**
 * `X-Forwarded-For` for the API: what the request brought along, then the address that this server itself saw. A browser can write
 * the first part, never the last, by which the API tells callers apart.
 */
export const forwardedFor = ({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ');
