import { createHash } from 'node:crypto';
import type { Metadata } from 'sharp';
import type { MediaStore } from '../platform/storage/store.ts';
import { oversizeOf, readHead } from './picture-size.ts';
import { sanitiseSvg, UnreadableSvgError } from './sanitise-svg.ts';

export type MasterFormat = 'svg' | 'jpg' | 'png' | 'webp' | 'avif';

/** A stored original: its content hash (hexadecimal), format and intrinsic size in px. */
export type Master = { hash: string; format: MasterFormat; width: number; height: number };

/** A master with the colour that stands in its place while it loads; null where the picture has holes. */
export type ColouredMaster = Master & { colour: string | null };

/** A picture that cannot be used: no picture, or one of a kind we do not take. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';
}

const formats: Readonly<Record<string, MasterFormat>> = { svg: 'svg', jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', heif: 'avif' };

/** Key of a master in the media store. */
export const masterKey = (hash: string, format: MasterFormat): string => `masters/${hash}.${format}`;

/** Name of a file by what is in it: the first 32 hexadecimal digits of its SHA-256. */
export const contentHash = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/**
 * Keeps an original picture under its content hash; what is there already is not written again. SVG is sanitised first.
 * Throws UnreadablePictureError.
 */
export async function storeMaster(store: MediaStore, file: Uint8Array): Promise<Master> {
  const bytes = Buffer.from(looksLikeSvg(file) ? safeDrawing(file) : file);
  const facts = await readFacts(bytes);
  const format = formats[facts.format];
  if (!format || !facts.width || !facts.height) throw new UnreadablePictureError('This kind of picture is not supported');
  // A photograph may be stored lying down: orientations 5 to 8 are turned by a quarter.
  const turned = (facts.orientation ?? 1) >= 5;
  const hash = contentHash(bytes);
  const key = masterKey(hash, format);
  if (!(await store.has(key))) await store.write(key, bytes);
  return { hash, format, width: turned ? facts.height : facts.width, height: turned ? facts.width : facts.height };
}

function safeDrawing(file: Uint8Array): string {
  try {
    return sanitiseSvg(Buffer.from(file).toString('utf8'));
  } catch (cause) {
    if (cause instanceof UnreadableSvgError)
      throw new UnreadablePictureError(`This drawing is not well-formed: ${cause.message}`, { cause });
    throw cause;
  }
}

async function readFacts(bytes: Buffer): Promise<Metadata> {
  const head = await readHead(bytes).catch((cause: unknown) => {
    throw new UnreadablePictureError('This file is not a picture', { cause });
  });
  const oversize = oversizeOf(head);
  if (oversize) throw new UnreadablePictureError(`This picture has ${oversize.millions} million pixels; ${oversize.max} are taken`);
  return head;
}

const looksLikeSvg = (file: Uint8Array): boolean =>
  /^\uFEFF?\s*<(\?xml|!DOCTYPE|!--|svg)/i.test(Buffer.from(file.subarray(0, 200)).toString('utf8'));
