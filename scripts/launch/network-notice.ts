import { networkInterfaces } from 'node:os';
import type { Environment } from '#config/environment.ts';

/** Addresses of this machine that others on its network reach, IPv4. */
const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flat()
    .flatMap((found) => (found && !found.internal && found.family === 'IPv4' ? [found.address] : []));

/** Formats the start's notice about access to the shop: its addresses, or how to open it to others, such as a phone on the same network. */
export function networkNotice({ webBind, isOpenToOthers, port }: Environment, addresses = ownAddresses()): string {
  const isAll = webBind === undefined || webBind === '0.0.0.0' || webBind === '::';
  const lines = isAll
    ? addresses.map((address) => `http://${address}:${port}/`)
    : isOpenToOthers
      ? []
      : [
          'this machine alone; WEB_BIND=0.0.0.0 opens it to your network, e.g. to look at it on a phone (PAYMENT_SANDBOX=on: with the test bank)',
        ];
  return lines.map((line) => `\n  Network ${line}`).join('');
}
