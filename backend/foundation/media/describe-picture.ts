import type { Metadata } from 'sharp';
import { type ColouredMaster, type MasterFormat, UnreadablePictureError } from './master.ts';
import { pictureColour } from './picture-colour.ts';
import { oversizeOf, readHead } from './picture-size.ts';

const formats: Readonly<Record<string, MasterFormat>> = { svg: 'svg', jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', heif: 'avif' };

/** Returns the properties of a picture's file: its format, its displayed size in px, its colour. Throws UnreadablePictureError. */
export async function describePicture(bytes: Buffer): Promise<Omit<ColouredMaster, 'hash'>> {
  const { format: found, width: stored, height: storedHeight, orientation = 1 } = await readMetadata(bytes);
  const format = formats[found];
  if (!format || !stored || !storedHeight) throw new UnreadablePictureError('This kind of picture is not supported');
  // A photograph may be stored lying down: orientations 5 to 8 are turned by a quarter.
  const [width, height] = orientation >= 5 ? [storedHeight, stored] : [stored, storedHeight];
  return { format, width, height, colour: await pictureColour(bytes, { format, width }) };
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  const head = await readHead(bytes).catch((cause: unknown) => {
    throw new UnreadablePictureError('This file is not a picture', { cause });
  });
  const oversize = oversizeOf(head);
  if (oversize) throw new UnreadablePictureError(`This picture has ${oversize.millions} million pixels; ${oversize.max} are taken`);
  return head;
}
