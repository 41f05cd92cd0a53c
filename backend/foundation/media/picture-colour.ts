import sharp from 'sharp';
import { type Master, maxPixels } from './master.ts';

/** Drawings are looked at in this width, in px: small, because filters cost by the pixel. */
const drawnWidth = 32;
/** Below this share of opacity a picture has holes, through which its colour would be seen. */
const opaque = 0.95;

/** The average colour of a picture, `#rrggbb`; null where it has holes. Throws where it is no picture. */
export async function pictureColour(bytes: Buffer, { format, width }: Pick<Master, 'format' | 'width'>): Promise<string | null> {
  const density = format === 'svg' ? Math.max(1, (72 * drawnWidth) / width) : 72;
  const point = await sharp(bytes, { density, limitInputPixels: maxPixels })
    .ensureAlpha()
    .resize(1, 1, { fit: 'fill', kernel: 'linear' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const [red = 0, green = 0, blue = 0, alpha = 255] = point;
  if (alpha / 255 < opaque) return null;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
