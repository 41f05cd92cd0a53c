import sharp, { type Sharp } from 'sharp';
import type { MediaStore } from '../platform/storage/store.ts';
import { type Master, masterKey } from './master.ts';

/** Widths in px that a picture is served in. */
export const renditionWidths = [160, 320, 480, 640, 750, 960, 1280, 1920] as const;
export const renditionFormats = ['avif', 'webp', 'jpg', 'png'] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

/** How each format is written: quality against size and time. AVIF's effort is low so that a first view does not wait. */
const encoders: Readonly<Record<RenditionFormat, (image: Sharp, width: number) => Sharp>> = {
  // Wide ones are for dense screens, where less is seen.
  avif: (image, width) => image.avif({ quality: width < 750 ? 48 : 40, effort: 1 }),
  webp: (image) => image.webp({ quality: 80, effort: 3 }),
  jpg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true }),
  png: (image) => image.png({ compressionLevel: 8 }),
};

/** Gives a picture in a width and format, or null when its master is gone. */
export type Renditions = (master: Master, width: number, format: RenditionFormat) => Promise<Buffer | null>;

/**
 * Renders on demand and keeps what was rendered. The same picture asked for twice at once is rendered once, and at most
 * `atOnce` are rendered at a time, so that a page full of new pictures leaves a core for the pages.
 */
export function createRenditions(store: MediaStore, atOnce = 2): Renditions {
  const underWay = new Map<string, Promise<Buffer | null>>();
  const turn = turnstile(atOnce);
  return (master, width, format) => {
    const key = `renditions/${master.hash}-${width}.${format}`;
    const running = underWay.get(key);
    if (running) return running;
    const made = readOrRender(store, key, turn, master, width, format).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
}

async function readOrRender(store: MediaStore, key: string, turn: Turnstile, master: Master, width: number, format: RenditionFormat) {
  const kept = await store.read(key);
  if (kept) return kept;
  const original = await store.read(masterKey(master.hash, master.format));
  if (!original) return null;
  const bytes = await turn(() => render(original, master, width, format));
  await store.write(key, bytes);
  return bytes;
}

/**
 * Drawings with filters (cloth, paper grain) cost a second and more per million pixels: they are drawn up to this width
 * and enlarged beyond it, which their grain hides.
 */
const widestFiltered = 960;

async function render(original: Buffer, master: Master, width: number, format: RenditionFormat): Promise<Buffer> {
  const image = master.format === 'svg' ? await draw(original, master, width) : sharp(original).rotate();
  // A bitmap is never enlarged beyond its own size.
  return encoders[format](image.resize({ width, withoutEnlargement: master.format !== 'svg' }), width).toBuffer();
}

/** Draws an SVG into pixels, whole and once: resized as it is drawn, its filters would be computed again for each part. */
async function draw(original: Buffer, master: Master, width: number): Promise<Sharp> {
  const drawnWidth = original.includes('<filter') ? Math.min(width, widestFiltered) : width;
  const density = Math.min(2400, Math.max(1, (72 * drawnWidth) / master.width));
  const { data, info } = await sharp(original, { density }).raw().toBuffer({ resolveWithObject: true });
  const drawn = sharp(data, { raw: info });
  return info.channels === 4 && isOpaque(data) ? drawn.removeAlpha() : drawn;
}

/** Whether no pixel of a drawing lets anything through: a layer that says so would be 270 bytes of each AVIF. */
function isOpaque(rgba: Buffer): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}

type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

function turnstile(atOnce: number): Turnstile {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (inside >= atOnce) await new Promise<void>((enter) => waiting.push(enter));
    else inside += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
