import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Origin of a sign-in, in a form that the person recognises. The address is shortened so that it does not identify her. */
export type SignInOrigin = { browser: string | null; system: string | null; network: string };

type Named = readonly [name: string, sign: RegExp];

/** The first that fits: what is built on Chrome or Safari names these too. */
const browsers: readonly Named[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPT\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\b(?:Headless)?Chrome\/|\bCriOS\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];
const systems: readonly Named[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (list: readonly Named[], userAgent: string): string | null => list.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;

/**
 * Reads where a sign-in comes from. `caller` is as `callerAddress` gives it. Names come from the lists above alone: who calls writes the
 * User-Agent, and the names stand in e-mails and in the log.
 */
export const readSignInOrigin = (userAgent: string | undefined, caller: string): SignInOrigin => ({
  browser: nameIn(browsers, userAgent ?? ''),
  system: nameIn(systems, userAgent ?? ''),
  network: shortenAddress(caller),
});

/** An IPv4 address without its last number, `203.0.113.x`; of IPv6 the first 48 bits, `2001:db8:1::x`, which a provider gives one household. */
function shortenAddress(caller: string): string {
  const address = caller.replace(/\/\d+$/, '');
  if (isIP(address) === 4) return address.replace(/\d+$/, 'x');
  return isIP(address) === 6 ? `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/48`)}x` : '';
}

/** In one line: `Firefox, Windows, 203.0.113.x`. */
export const formatSignInOrigin = ({ browser, system, network }: SignInOrigin): string =>
  [browser, system, network].filter(Boolean).join(', ');
