import sharp, { type Sharp } from 'sharp';
import type { RenditionFormat } from '#schemas/renditions.ts';
import { type Master, maxPixels } from './master.ts';

/** Encoder of each format: quality against size and time. AVIF's effort is low so that a first view does not wait. */
const encoders: Readonly<Record<RenditionFormat, (image: Sharp, width: number) => Sharp>> = {
  // Wide ones are for dense screens, where less is seen.
  avif: (image, width) => image.avif({ quality: width < 750 ? 48 : 40, effort: 1 }),
  webp: (image) => image.webp({ quality: 80, effort: 3 }),
  jpg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true }),
  png: (image) => image.png({ compressionLevel: 8 }),
};

/**
 * Pixels of the largest rendition, and how tall it may be: one of 1,920 px three times as tall as wide, and less than the 16,383 px that
 * WebP holds. A longer strip is made less wide.
 */
const maxRenderedPixels = 12_000_000;
const maxHeight = 16_000;
/**
 * Drawings with filters (cloth, paper grain) cost a second and more per million pixels: they are drawn up to this width and size and
 * enlarged beyond it, which their grain hides.
 */
const widestFiltered = 960;
const maxFilteredPixels = 2_000_000;

/** Renders an original in a width (px) and format. */
export async function renderPicture(original: Buffer, master: Master, requestedWidth: number, format: RenditionFormat): Promise<Buffer> {
  const width = boundWidth(requestedWidth, master, maxRenderedPixels);
  const image = master.format === 'svg' ? await draw(original, master, width) : sharp(original, { limitInputPixels: maxPixels }).rotate();
  // A bitmap is never enlarged beyond its own size.
  return encoders[format](image.resize({ width, withoutEnlargement: master.format !== 'svg' }), width).toBuffer();
}

/** The width at which a picture of this shape has no more pixels than it may, and is not too tall. */
function boundWidth(requested: number, { width, height }: Pick<Master, 'width' | 'height'>, maxArea: number): number {
  const shape = width / height;
  return Math.max(1, Math.floor(Math.min(requested, Math.sqrt(maxArea * shape), maxHeight * shape)));
}

/** Draws an SVG into pixels, whole and once: resized as it is drawn, its filters would be computed again for each part. */
async function draw(original: Buffer, master: Master, width: number): Promise<Sharp> {
  const isFiltered = original.includes('<filter');
  const drawnWidth = isFiltered ? boundWidth(Math.min(width, widestFiltered), master, maxFilteredPixels) : width;
  const density = Math.min(2400, Math.max(1, (72 * drawnWidth) / master.width));
  const { data, info } = await sharp(original, { density, limitInputPixels: maxPixels }).raw().toBuffer({ resolveWithObject: true });
  const drawn = sharp(data, { raw: info });
  return info.channels === 4 && isOpaque(data) ? drawn.removeAlpha() : drawn;
}

/** Returns whether every pixel of a drawing is opaque. An alpha channel without effect would cost 270 bytes in each AVIF. */
function isOpaque(rgba: Buffer): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}
