import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** Tells whether an IP address is one of a list. */
export type AddressCheck = (address: string) => boolean;

/**
 * Reads an IP address in any form that servers write it in: with brackets, a port or a zone, or IPv4 inside IPv6, as sockets that
 * listen on both write it. `[2001:DB8::1]:443` is `2001:db8::1`, `::ffff:192.0.2.1` and `192.0.2.1:443` are `192.0.2.1`. Undefined:
 * it is no address.
 */
export function readAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1')
    .replace(/^([\d.]+):\d{1,5}$/, '$1')
    .replace(/%.*$/, '');
  return isIP(bare) === 0 ? undefined : ipaddr.process(bare).toString();
}

/** Returns whether an address is a loopback address: only programs of this machine send from it. */
export const isLoopbackAddress: AddressCheck = (text) => /^(?:::1|127\.\d+\.\d+\.\d+)$/.test(readAddress(text) ?? '');

/**
 * The network that one customer of a provider has: an IPv4 address, or the /64 of an IPv6 address, within which she may take any
 * of 2^64 addresses. `address` is as `readAddress` gives it.
 */
export const networkOf = (address: string): string =>
  isIP(address) === 6 ? `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64` : address;

/** IP addresses and networks in one text, `10.0.0.0/8, 192.168.1.4`, as the question whether an address is among them. */
export const Addresses = z.string().transform((text, context): AddressCheck => {
  const list = new BlockList();
  for (const part of text.split(',').map((each) => each.trim())) {
    const [address = '', prefix] = part.split('/');
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    if (family === 0 || (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= most))) {
      context.addIssue({ code: 'custom', message: 'IP addresses or networks such as 10.0.0.0/8, joined by commas' });
      return z.NEVER;
    }
    list.addSubnet(address, Number(prefix ?? most), family === 4 ? 'ipv4' : 'ipv6');
  }
  return (text) => {
    const address = readAddress(text);
    return address !== undefined && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  };
});
