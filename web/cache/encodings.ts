import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const [fromBrotli, toGzip] = [promisify(brotliDecompress), promisify(gzip)];

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** A body in brotli; the other encodings are made of it when they are asked for. */
export type Packed = { brotli: Buffer; gzip?: Buffer };

/** What a browser takes that is the shortest; those that take none of ours get the bytes as they are. */
export function encodingFor(request: IncomingMessage): Encoding {
  const [best] = new Negotiator(request).encodings([...encodings], { preferred: [...encodings] });
  return encodings.find((one) => one === best) ?? 'identity';
}

/** The body in an encoding; gzip is kept beside the brotli once it was asked for. */
export async function bytesIn(packed: Packed, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return packed.brotli;
  if (encoding === 'identity') return fromBrotli(packed.brotli);
  packed.gzip ??= await toGzip(await fromBrotli(packed.brotli));
  return packed.gzip;
}
