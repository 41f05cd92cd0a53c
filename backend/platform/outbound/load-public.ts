import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { decodeText } from '#domain/text-file.ts';
import { isPublicAddress } from './public-address.ts';

/** Reason why something was not loaded. */
export type LoadRefusal = 'address' | 'host' | 'private' | 'unreachable' | 'too-large';

export class LoadRefusedError extends Error {
  override name = 'LoadRefusedError';
  readonly reason: LoadRefusal;
  constructor(reason: LoadRefusal, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Access to the network; tests replace it. */
export type Network = {
  resolve: (host: string) => Promise<string[]>;
  /** Asks the server at `address`, which is checked, for what the url names. */
  open: (
    url: URL,
    address: string,
    signal: AbortSignal,
    accept: string,
  ) => Promise<Pick<IncomingMessage, 'statusCode' | 'headers'> & AsyncIterable<Buffer>>;
};

/** Bounds of a load. `hosts`: those that the operator allows; `accept`: media types, as the header names them. */
export type LoadBounds = { hosts: readonly string[]; maxBytes: number; maxMs: number; accept: string };

const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Loads a text by https from one of the hosts allowed. Each host, also one that a redirect names, must be allowed and have public
 * addresses only; it is resolved once and asked at the address that was checked, so that a name whose answer changes leads nowhere else.
 * Throws LoadRefusedError.
 */
export async function loadPublic(address: string, bounds: LoadBounds, network: Network = internet): Promise<string> {
  const signal = AbortSignal.timeout(bounds.maxMs);
  let url = parseAddress(address, bounds.hosts);
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const at = await Promise.race([checkedAddress(url, network), timedOut(signal)]);
    const answer = await network.open(url, at, signal, bounds.accept).catch(unreachable);
    if (redirects.has(answer.statusCode ?? 0) && answer.headers.location) {
      url = parseAddress(answer.headers.location, bounds.hosts, url);
      continue;
    }
    if (answer.statusCode !== 200) throw new LoadRefusedError('unreachable');
    return readAll(answer, bounds.maxBytes);
  }
  throw new LoadRefusedError('unreachable');
}

/** Reads an address, which must be plain https on one of the hosts. Throws LoadRefusedError. */
export function parseAddress(address: string, hosts: readonly string[], base?: URL): URL {
  const url = URL.parse(address, base);
  const isPlain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!url || !isPlain) throw new LoadRefusedError('address');
  if (!hosts.includes(hostOf(url))) throw new LoadRefusedError('host');
  return url;
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/\.$/, '');

async function checkedAddress(url: URL, { resolve }: Network): Promise<string> {
  const addresses = await resolve(hostOf(url)).catch(unreachable);
  const [first] = addresses;
  if (!first) throw new LoadRefusedError('unreachable');
  if (!addresses.every(isPublicAddress)) throw new LoadRefusedError('private');
  return first;
}

async function readAll(answer: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer) {
      size += part.length;
      if (size > maxBytes) throw new LoadRefusedError('too-large');
      parts.push(part);
    }
  } catch (cause) {
    if (cause instanceof LoadRefusedError) throw cause;
    unreachable(cause);
  }
  const bytes = Buffer.concat(parts);
  return decodeText(bytes) ?? bytes.toString('utf8');
}

/** A name that nobody resolves takes longer than the network's own patience. */
const timedOut = (signal: AbortSignal): Promise<never> =>
  new Promise((_, failed) =>
    signal.addEventListener('abort', () => failed(new LoadRefusedError('unreachable', signal.reason)), { once: true }),
  );

function unreachable(cause: unknown): never {
  throw new LoadRefusedError('unreachable', cause);
}

const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  open: openAt,
};

/** Opens a connection to that address and no other, whatever the name resolves to by now; the certificate must be the name's. */
export function openAt(url: URL, address: string, signal: AbortSignal, accept: string): Promise<IncomingMessage> {
  const family = isIP(address);
  return new Promise((answered, failed) => {
    const headers = { accept, 'accept-encoding': 'identity' };
    request(url, { signal, headers, agent: false, lookup: (_host, _options, found) => found(null, [{ address, family }]) }, answered)
      .on('error', failed)
      .end();
  });
}
