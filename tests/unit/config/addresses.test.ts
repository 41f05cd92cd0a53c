import { expect, test } from 'vitest';
import { Addresses, networkOf, readAddress } from '#config/addresses.ts';

test.each([
  ['8.8.4.4', '8.8.4.4'],
  [' 8.8.4.4:1234 ', '8.8.4.4'],
  ['::ffff:8.8.4.4', '8.8.4.4'],
  ['::FFFF:808:404', '8.8.4.4'],
  ['[::ffff:8.8.4.4]:443', '8.8.4.4'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
])('the address %s is read as %s', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

test.each(['', 'unknown', '8.8.4', '8.8.4.4:port', '0x8.8.4.4', '010.8.4.4', 'example.com', '_hidden', '8.8.4.4, 1.1.1.1'])(
  '%j is no address',
  (text) => {
    expect(readAddress(text)).toBeUndefined();
  },
);

test('the network of an IPv6 address is its /64, that of an IPv4 address is itself', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:2:ffff::1')).toBe('2001:db8:1:2::/64');
  expect(networkOf('8.8.4.4')).toBe('8.8.4.4');
});

test('a list of addresses knows its own in every form', () => {
  const isProxy = Addresses.parse('10.0.0.0/8, 2001:db8::/32');
  expect(['10.1.2.3', '::ffff:10.1.2.3', '10.1.2.3:80', '[2001:db8::7]:80'].map(isProxy)).toEqual([true, true, true, true]);
  expect(['11.1.2.3', '2001:db9::7', 'unknown'].map(isProxy)).toEqual([false, false, false]);
});
