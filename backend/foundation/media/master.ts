import { createHash } from 'node:crypto';

export type MasterFormat = 'svg' | 'jpg' | 'png' | 'webp' | 'avif';

/** A stored original: its content hash (hexadecimal), format and intrinsic size in px. */
export type Master = { hash: string; format: MasterFormat; width: number; height: number };

/** A master with the colour that stands in its place while it loads; null where the picture has holes. */
export type ColouredMaster = Master & { colour: string | null };

/** A picture that cannot be used: no picture, or one of a kind we do not take. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';
}

/** A picture that takes more time or memory than a picture may: filters over a large area, parts that repeat parts that repeat. */
export class HeavyPictureError extends UnreadablePictureError {
  override name = 'HeavyPictureError';
}

/** Above this a picture is refused: a small file can unfold into gigabytes of pixels. */
export const maxPixels = 60_000_000;

/** Key of a master in the media store. */
export const masterKey = (hash: string, format: MasterFormat): string => `masters/${hash}.${format}`;

/** Name of a file by what is in it: the first 32 hexadecimal digits of its SHA-256. */
export const contentHash = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);
