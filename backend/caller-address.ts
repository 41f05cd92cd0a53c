import { getConnInfo } from '@hono/node-server/conninfo';
import type { ApiContext } from './context.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Address of the person who calls. The web server stands before the API on the loopback address and says for whom it asks
 * in X-Forwarded-For, or on one of TRUSTED_PROXIES; from elsewhere that header is not believed. Of its addresses the last that is
 * none of these counts: what stands before it, a caller may have made up.
 */
export function callerAddress(c: ApiContext): string {
  const peer = peerAddress(c);
  const { isProxy } = c.var.services.config;
  const isOurs = (address: string) => loopback.has(address) || isProxy?.(address) === true;
  if (!isOurs(peer)) return peer;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  return forwarded.findLast((address) => address !== '' && !isOurs(address)) ?? peer;
}

/** Whether a program of this machine asks for itself: not the web server, which asks for others and names them. */
export const isThisMachine = (c: ApiContext): boolean => loopback.has(peerAddress(c)) && c.req.header('x-forwarded-for') === undefined;

function peerAddress(c: ApiContext): string {
  const bindings: unknown = c.env;
  // Without a server there is no socket: tests ask the app itself.
  const hasSocket = typeof bindings === 'object' && bindings !== null && 'incoming' in bindings;
  return hasSocket ? (getConnInfo(c).remote.address ?? '') : '127.0.0.1';
}
