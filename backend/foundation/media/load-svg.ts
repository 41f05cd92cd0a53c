import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { sanitiseSvg, UnreadableSvgError } from './sanitise-svg.ts';

/** Reason why a drawing was not loaded. */
export type SvgRefusal = 'address' | 'host' | 'private' | 'unreachable' | 'too-large' | 'not-svg';

export class SvgRefusedError extends Error {
  override name = 'SvgRefusedError';
  readonly reason: SvgRefusal;
  constructor(reason: SvgRefusal, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Access to the network; tests replace it. */
export type SvgNetwork = {
  resolve: (host: string) => Promise<string[]>;
  /** Asks the server at `address`, which is checked, for what the url names. */
  open: (
    url: URL,
    address: string,
    signal: AbortSignal,
  ) => Promise<Pick<IncomingMessage, 'statusCode' | 'headers'> & AsyncIterable<Buffer>>;
};

const maxBytes = 1_000_000;
const maxMs = 5000;
const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * Loads a drawing by https from one of the hosts allowed, sanitised. Each host, also one that a redirect names, must be allowed
 * and have public addresses only; it is resolved once and asked at the address that was checked, so that a name whose answer
 * changes leads nowhere else. At most 1 MB in 5 seconds. Throws SvgRefusedError.
 */
export async function loadSvg(address: string, hosts: readonly string[], network: SvgNetwork = internet): Promise<string> {
  const signal = AbortSignal.timeout(maxMs);
  let url = parse(address);
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const at = await Promise.race([checkedAddress(url, hosts, network), timedOut(signal)]);
    const answer = await network.open(url, at, signal).catch(unreachable);
    if (redirects.has(answer.statusCode ?? 0) && answer.headers.location) {
      url = parse(answer.headers.location, url);
      continue;
    }
    if (answer.statusCode !== 200) throw new SvgRefusedError('unreachable');
    return sanitised(await readAll(answer));
  }
  throw new SvgRefusedError('unreachable');
}

function parse(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  const isPlain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!url || !isPlain) throw new SvgRefusedError('address');
  return url;
}

async function checkedAddress({ hostname }: URL, hosts: readonly string[], { resolve }: SvgNetwork): Promise<string> {
  const host = hostname.replace(/\.$/, '');
  if (!hosts.includes(host)) throw new SvgRefusedError('host');
  const addresses = await resolve(host).catch(unreachable);
  const [first] = addresses;
  if (!first) throw new SvgRefusedError('unreachable');
  if (!addresses.every(isPublicAddress)) throw new SvgRefusedError('private');
  return first;
}

async function readAll(answer: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer) {
      size += part.length;
      if (size > maxBytes) throw new SvgRefusedError('too-large');
      parts.push(part);
    }
  } catch (cause) {
    if (cause instanceof SvgRefusedError) throw cause;
    unreachable(cause);
  }
  return Buffer.concat(parts).toString('utf8');
}

function sanitised(source: string): string {
  try {
    return sanitiseSvg(source);
  } catch (cause) {
    if (cause instanceof UnreadableSvgError) throw new SvgRefusedError('not-svg', cause);
    throw cause;
  }
}

/** A name that nobody resolves takes longer than the network's own patience. */
const timedOut = (signal: AbortSignal): Promise<never> =>
  new Promise((_, failed) =>
    signal.addEventListener('abort', () => failed(new SvgRefusedError('unreachable', signal.reason)), { once: true }),
  );

function unreachable(cause: unknown): never {
  throw new SvgRefusedError('unreachable', cause);
}

const internet: SvgNetwork = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  open: openAt,
};

/** Opens a connection to that address and no other, whatever the name resolves to by now; the certificate must be the name's. */
export function openAt(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const family = isIP(address);
  return new Promise((answered, failed) => {
    const headers = { accept: 'image/svg+xml', 'accept-encoding': 'identity' };
    request(url, { signal, headers, agent: false, lookup: (_host, _options, found) => found(null, [{ address, family }]) }, answered)
      .on('error', failed)
      .end();
  });
}
