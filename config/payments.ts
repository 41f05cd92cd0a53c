import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isLoopback, isOpenToOthers, type Reach } from './loopback.ts';

/** Variables of the payments. */
export const paymentVariables = {
  PAYMENT_SANDBOX: z.enum(['on', 'off'], 'on or off').optional(),
  PAYMENT_SIMULATOR: z.url({ protocol: /^http$/, error: 'an http:// address of this machine' }).optional(),
  PAYMENT_SIMULATOR_KEY: z.string().optional(),
};

/** A simulator of all providers on this machine, in development and tests. Nothing is sent to a provider then. */
export type PaymentSimulator = {
  /** `http://127.0.0.1:4600`, without a slash at the end. */
  origin: string;
  host: string;
  port: number;
  /** Public key (PEM) that its e-Transactions sign with; undefined: the bank's own. */
  publicKey: string | undefined;
};

type Given = Reach & {
  PAYMENT_SANDBOX?: 'on' | 'off' | undefined;
  PAYMENT_SIMULATOR?: string | undefined;
  PAYMENT_SIMULATOR_KEY?: string | undefined;
  DATABASE_URL?: string | undefined;
};

/**
 * Returns whether the test bank is on. It is on if PAYMENT_SANDBOX says so; without that, only for a shop that is tried on its own machine
 * and database.
 */
export const hasTestBank = (given: Given): boolean =>
  given.PAYMENT_SANDBOX ? given.PAYMENT_SANDBOX === 'on' : given.DATABASE_URL === undefined && !isOpenToOthers(given);

/** The simulator that is named, or what is wrong with it in a few words for the line that names the variable. */
export function readSimulator(given: Given): { simulator?: PaymentSimulator; wrong?: [variable: string, must: string] } {
  const { PAYMENT_SIMULATOR: address, PAYMENT_SIMULATOR_KEY: file } = given;
  if (address === undefined) return {};
  const { hostname, port, origin } = new URL(address);
  if (!isLoopback(hostname)) return { wrong: ['PAYMENT_SIMULATOR', 'an http:// address of this machine'] };
  if (isOpenToOthers(given)) {
    return {
      wrong: ['PAYMENT_SIMULATOR', 'unset where others reach the shop (PUBLIC_URL, WEB_BIND, API_BIND): its payments are not real'],
    };
  }
  const publicKey = file === undefined ? undefined : readKey(file);
  if (publicKey === null) return { wrong: ['PAYMENT_SIMULATOR_KEY', 'a file that holds a public key (PEM)'] };
  return { simulator: { origin, host: hostname, port: Number(port || 80), publicKey } };
}

function readKey(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8');
    return text.includes('-----BEGIN PUBLIC KEY-----') ? text : null;
  } catch {
    return null;
  }
}
