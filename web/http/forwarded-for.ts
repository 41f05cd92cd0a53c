import type { IncomingMessage } from 'node:http';

/**
 * `X-Forwarded-For` for the API: what the request brought along, then the address that this server itself saw. A browser can write
 * the first part, never the last, by which the API tells callers apart.
 */
export const forwardedFor = ({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ');
