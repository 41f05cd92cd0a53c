import sharp from 'sharp';
import type { IconFrame } from '#schemas/renditions.ts';
import type { Master } from './master.ts';
import { renderPicture } from './render-picture.ts';

/**
 * Part of the side of a maskable icon that the picture takes: its corners stay in the circle of four fifths that every device shows
 * (w3.org/TR/appmanifest, "icon masks").
 */
const maskableShare = 0.8 * Math.SQRT1_2;
const white = { r: 255, g: 255, b: 255, alpha: 1 };

/** Renders an original as a square PNG of a size (px): whole in the middle, on white where it is to be cut into a shape. */
export async function renderIcon(original: Buffer, master: Master, size: number, frame: IconFrame): Promise<Buffer> {
  const isMaskable = frame === 'maskable';
  const inner = isMaskable ? Math.round(size * maskableShare) : size;
  const background = isMaskable ? white : { ...white, alpha: 0 };
  const width = Math.max(1, Math.round(Math.min(1, master.width / master.height) * inner));
  const drawn = await sharp(await renderPicture(original, master, width, 'png'))
    .resize({ width: inner, height: inner, fit: 'contain', background })
    .toBuffer();
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  return sharp(drawn)
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .flatten(isMaskable && { background })
    .png()
    .toBuffer();
}
