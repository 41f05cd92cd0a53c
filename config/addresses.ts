import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** Tells whether an IP address is one of a list. */
export type AddressCheck = (address: string) => boolean;

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
  return (address) => {
    // An IPv4 caller of a socket that listens on both is written ::ffff:10.0.0.1.
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 4 ? 'ipv4' : 'ipv6');
  };
});
