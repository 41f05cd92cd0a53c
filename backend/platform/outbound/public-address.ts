import { BlockList, isIP } from 'node:net';

/** Special ranges of IPv4 (IANA registry): this host, private, shared, loopback, link-local, documentation, multicast, reserved. */
const special = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  special.addSubnet(net, bits, 'ipv4');
/** Of IPv6 only global unicast is public, less protocol assignments (Teredo among them), documentation and 6to4, which hide others. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const hidden = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  hidden.addSubnet(net, bits, 'ipv6');

/** Returns whether an IP address belongs to the public internet, so that the server may call it for somebody. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !special.check(address, 'ipv4');
  return kind === 6 && global.check(address, 'ipv6') && !hidden.check(address, 'ipv6');
}
