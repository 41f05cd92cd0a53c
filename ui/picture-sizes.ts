/** A frame that a picture fills: how wide and how high it stands at most, as CSS lengths, under a media condition. */
export type PictureFrame = { media?: string; width: string; height: string };

type Measured = { width?: number | undefined; height?: number | undefined };

const ratioOf = ({ width, height }: Measured): number | undefined => (width && height ? width / height : undefined);
const rounded = (value: number): number => Math.ceil(value * 1000) / 1000;

/**
 * The `sizes` attribute of a picture that fills frames and is cut to them: as wide as its frame, or, where that cuts its sides off, as
 * wide as makes it as high as the frame.
 */
export function framedSizes(frames: readonly PictureFrame[], image: Measured): string {
  const ratio = ratioOf(image);
  return frames
    .map(({ media, width, height }) => {
      const length = ratio ? `max(${width}, ${rounded(ratio)} * ${height})` : width;
      return media ? `${media} ${length}` : length;
    })
    .join(', ');
}

/**
 * A `sizes` attribute widened by what a frame of a fixed ratio cuts off the sides of a picture. `ratio`: CSS, such as `4 / 5`; any
 * other text leaves the sizes as they are.
 */
export function croppedSizes(sizes: string, ratio: string | undefined, image: Measured): string {
  const [, wide, high = '1'] = /^\s*([\d.]+)\s*(?:\/\s*([\d.]+)\s*)?$/.exec(ratio ?? '') ?? [];
  const own = ratioOf(image);
  if (!wide || !own) return sizes;
  const factor = rounded(own / (Number(wide) / Number(high)));
  if (!(factor > 1)) return sizes;
  // Commas and spaces within brackets part nothing.
  return sizes
    .split(/,(?![^(]*\))/)
    .map((size) => size.trim().replace(/(?:[\w-]*\([^()]*\)|[^\s()]+)$/, (length) => `calc(${factor} * ${length})`))
    .join(', ');
}

/** Screens of phones so dense that a picture of a share of their points looks the same, the densest first. */
const dense = [
  { from: '2.5dppx', share: 0.58 },
  { from: '1.9dppx', share: 0.8 },
] as const;

/** A `sizes` attribute, whose last length is that of phones, for the first picture of a page: dense phones take it less dense. */
export function lighterOnPhones(sizes: string): string {
  let depth = 0;
  let start = 0;
  for (const [index, sign] of [...sizes].entries()) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) start = index + 1;
  }
  const phone = sizes.slice(start).trim();
  const lighter = dense.map(({ from, share }) => `(max-width: 767.98px) and (min-resolution: ${from}) calc(${share} * ${phone})`);
  return [...lighter, sizes].join(', ');
}
