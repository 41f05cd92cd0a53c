import sharp from 'sharp';
import type { Difference, Points } from './compare.ts';

/** A screenshot as it is stored: half its size, small. Equal screenshots give equal bytes. */
export async function toStored(screenshot: Buffer): Promise<Buffer> {
  const { width = 2, height = 2 } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .removeAlpha()
    .resize(Math.round(width / 2), Math.round(height / 2), { fit: 'fill' })
    .webp({ quality: 58, effort: 3 })
    .toBuffer();
}

/** Draws the picture before, the one now, and their differences in red, side by side. */
export async function differencePicture(before: Points, now: Points, { marks, width, height }: Difference): Promise<Buffer> {
  const marked = Buffer.alloc(width * height * 3);
  marks.forEach((mark, point) => {
    const [red = 0, green = 0, blue = 0] = mark ? [220, 0, 30] : paled(now, point % width, Math.floor(point / width));
    marked.set([red, green, blue], point * 3);
  });
  const raw = ({ data, ...size }: Points) => ({ input: Buffer.from(data), raw: { ...size, channels: 3 as const } });
  const gap = 12;
  return sharp({
    create: {
      width: before.width + now.width + width + gap * 2,
      height: Math.max(before.height, now.height),
      channels: 3,
      background: '#888888',
    },
  })
    .composite([
      { ...raw(before), left: 0, top: 0 },
      { ...raw(now), left: before.width + gap, top: 0 },
      { ...raw({ width, height, data: marked }), left: before.width + now.width + gap * 2, top: 0 },
    ])
    .png()
    .toBuffer();
}

const paled = ({ width, data }: Points, x: number, y: number): number[] =>
  [0, 1, 2].map((channel) => 200 + Math.round((data[(y * width + x) * 3 + channel] ?? 0) / 5));
