import { getConnInfo } from '@hono/node-server/conninfo';
import type { ApiContext } from './context.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Address of the person who calls. The web server stands before the API on the loopback address and says for whom it asks
 * in X-Forwarded-For; from elsewhere that header is not believed.
 */
export function callerAddress(c: ApiContext): string {
  const bindings: unknown = c.env;
  // Without a server there is no socket: tests ask the app itself.
  const hasSocket = typeof bindings === 'object' && bindings !== null && 'incoming' in bindings;
  const peer = hasSocket ? (getConnInfo(c).remote.address ?? '') : '127.0.0.1';
  if (!loopback.has(peer)) return peer;
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || peer;
}
