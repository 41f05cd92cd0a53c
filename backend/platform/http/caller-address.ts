import { getConnInfo } from '@hono/node-server/conninfo';
import { isLoopbackAddress, networkOf, readAddress } from '#config/addresses.ts';
import type { ApiContext } from './context.ts';

/**
 * Whose attempts are counted together: the IPv4 address of the person who calls, or the /64 of her IPv6 address. The web server
 * stands before the API on the loopback address and says for whom it asks in X-Forwarded-For, or on one of TRUSTED_PROXIES; from
 * elsewhere that header is not believed. It is read from its end: what stands before the first address that is none of these, a
 * caller may have made up. When that entry is no address, those that the same server names so are counted as one.
 */
export function callerAddress(c: ApiContext): string {
  const peer = peerAddress(c);
  const { isProxy = isLoopbackAddress } = c.get('services').config;
  if (!isProxy(peer)) return networkOf(peer);
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').filter((entry) => entry.trim() !== '');
  const caller = forwarded.map(readAddress).findLast((address) => address === undefined || !isProxy(address));
  return networkOf(caller ?? peer);
}

/** Whether a program of this machine asks for itself: not the web server, which asks for others and names them. */
export const isThisMachine = (c: ApiContext): boolean => isLoopbackAddress(peerAddress(c)) && c.req.header('x-forwarded-for') === undefined;

function peerAddress(c: ApiContext): string {
  const bindings: unknown = c.env;
  // Without a server there is no socket: tests ask the app itself.
  const hasSocket = typeof bindings === 'object' && bindings !== null && 'incoming' in bindings;
  return hasSocket ? (readAddress(getConnInfo(c).remote.address ?? '') ?? '') : '127.0.0.1';
}
