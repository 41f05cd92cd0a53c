import sharp, { type Sharp } from 'sharp';
import type { FileKind } from '#schemas/form.ts';
import { maxPixels } from './master.ts';

type PictureKind = Exclude<FileKind, 'pdf'>;

/** Encoder of each kind; a second call with less quality if the first result is too large. */
const encoders: Readonly<Record<PictureKind, (image: Sharp, quality: number, hasPalette: boolean) => Sharp>> = {
  jpg: (image, quality) => image.jpeg({ quality, chromaSubsampling: '4:4:4' }),
  webp: (image, quality) => image.webp({ quality }),
  png: (image, _, hasPalette) => image.png({ palette: hasPalette }),
};
const qualities = [92, 80];

/**
 * A customer's picture as it looks and nothing else: turned as its camera says, in its own colours, without the place, the time and the
 * device that cameras write beside it, and without whatever else was hidden in the file. Null for one that cannot be read to its end,
 * or is larger than `maxBytes` however it is written.
 */
export async function stripMetadata(bytes: Buffer, kind: PictureKind, maxBytes: number): Promise<Buffer | null> {
  try {
    const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
    const { isPalette } = await sharp(bytes, options).metadata();
    for (const quality of qualities) {
      const image = sharp(bytes, options).autoOrient().keepIccProfile();
      const written = await encoders[kind](image, quality, isPalette).toBuffer();
      if (written.length <= maxBytes) return written;
    }
    return null;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
