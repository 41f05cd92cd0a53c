import sharp from 'sharp';
import { maxPixels, UnreadablePictureError } from '../master.ts';

/**
 * A photograph without what tells where and when it was taken, and with what camera: Exif, XMP and IPTC go, colours stay. One that has
 * nothing of the kind stays as it is, to the byte; another is turned upright, because its Exif said how it lies, and written anew. GIF
 * and TIFF, which are not served, become PNG, a TIFF without holes JPEG.
 * Throws UnreadablePictureError.
 */
export async function withoutPlaces(bytes: Buffer): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels });
    const { format, exif, xmp, iptc, hasAlpha } = await image.metadata();
    const isServed = format !== 'gif' && format !== 'tiff';
    if (isServed && !exif && !xmp && !iptc) {
      // Reads every pixel: a file that was cut off is refused now rather than when it is first shown.
      await image.stats();
      return bytes;
    }
    const upright = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient().keepIccProfile();
    switch (format === 'tiff' && !hasAlpha ? 'jpeg' : format) {
      case 'jpeg':
        return await upright.jpeg({ quality: 94, chromaSubsampling: '4:4:4' }).toBuffer();
      case 'webp':
        return await upright.webp({ quality: 94 }).toBuffer();
      case 'heif':
        return await upright.avif({ quality: 80, effort: 2 }).toBuffer();
      default:
        return await upright.png().toBuffer();
    }
  } catch (cause) {
    throw new UnreadablePictureError('This file is not a picture', { cause });
  }
}
