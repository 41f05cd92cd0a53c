import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliDecompress, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const [compress, fromBrotli, toGzip] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip)];

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** A body in brotli; the other encodings are made of it when they are asked for. */
export type Packed = { brotli: Buffer; gzip?: Buffer };

/** Bytes to keep, in memory of their own: Node gives fewer than 32 KB as a part of 64, and whoever keeps them keeps the whole. */
export function ownBytes(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

/** A body in brotli, to keep. */
export const toBrotli = async (body: Buffer | string, params?: BrotliOptions['params']): Promise<Buffer> =>
  ownBytes(await compress(body, params && { params }));

/** Returns the shortest encoding that a browser accepts, or `identity` if it accepts none of those offered. */
export function encodingFor(request: IncomingMessage): Encoding {
  const [best] = new Negotiator(request).encodings([...encodings], { preferred: [...encodings] });
  return encodings.find((one) => one === best) ?? 'identity';
}

/** Bodies that are being unpacked: whoever asks for the same meanwhile gets the same bytes, or a crowd without encodings fills the memory. */
const unpacking = new WeakMap<Buffer, Promise<Buffer>>();

function unpack(brotli: Buffer): Promise<Buffer> {
  const known = unpacking.get(brotli);
  if (known) return known;
  const bytes = fromBrotli(brotli).finally(() => unpacking.delete(brotli));
  unpacking.set(brotli, bytes);
  return bytes;
}

/** The body in an encoding; gzip is kept beside the brotli once it was asked for. */
export async function bytesIn(packed: Packed, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return packed.brotli;
  if (encoding === 'identity') return unpack(packed.brotli);
  packed.gzip ??= ownBytes(await toGzip(await unpack(packed.brotli)));
  return packed.gzip;
}
