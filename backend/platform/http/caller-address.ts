import { getConnInfo } from '@hono/node-server/conninfo';
import { isLoopbackAddress, networkOf, readAddress } from '#config/addresses.ts';
import type { ApiContext } from './context.ts';

/**
 * Returns the address by which attempts are counted: the caller's IPv4 address, or the /64 of the IPv6 address. The web server, on the
 * loopback address or on one of TRUSTED_PROXIES, names its caller in X-Forwarded-For. From elsewhere that header is not trusted. It is read
 * from its end. Entries before the first address that is not trusted may be forged by the caller. If that entry is no address, callers that
 * the same server names so are counted as one.
 */
export function callerAddress(c: ApiContext): string {
  const peer = peerAddress(c);
  const { isProxy = isLoopbackAddress } = c.get('services').config;
  if (!isProxy(peer)) return networkOf(peer);
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').filter((entry) => entry.trim() !== '');
  const caller = forwarded.map(readAddress).findLast((address) => address === undefined || !isProxy(address));
  return networkOf(caller ?? peer);
}

/** Returns whether a program of this machine calls for itself. The web server calls for others and names them. */
export const isThisMachine = (c: ApiContext): boolean => isLoopbackAddress(peerAddress(c)) && c.req.header('x-forwarded-for') === undefined;

function peerAddress(c: ApiContext): string {
  const bindings: unknown = c.env;
  // Without a server there is no socket: tests ask the app itself.
  const hasSocket = typeof bindings === 'object' && bindings !== null && 'incoming' in bindings;
  return hasSocket ? (readAddress(getConnInfo(c).remote.address ?? '') ?? '') : '127.0.0.1';
}
