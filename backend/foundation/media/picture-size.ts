import sharp, { type Metadata } from 'sharp';
import { maxPixels } from './master.ts';

/** Reads the header of a picture of any number of pixels, without decoding them. Throws if it is not a picture. */
export const readHead = (bytes: Buffer): Promise<Metadata> => sharp(bytes, { limitInputPixels: false }).metadata();

/** The size of a picture that has more pixels than are taken, with what is taken, in millions; null: it has not. */
export function oversizeOf({
  width,
  height,
}: Pick<Metadata, 'width' | 'height'>): Record<'width' | 'height' | 'millions' | 'max', number> | null {
  // A drawing may have no size.
  if (!(width * height > maxPixels)) return null;
  return { width, height, millions: Math.ceil((width * height) / 1_000_000), max: maxPixels / 1_000_000 };
}
