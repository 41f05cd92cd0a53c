import sharp from 'sharp';

/** Red, green and blue of every point, row by row. */
export type Points = { width: number; height: number; data: Uint8Array };

export async function readPoints(picture: Buffer): Promise<Points> {
  const { data, info } = await sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Maximum difference of a pixel's channel from the nearest similar pixel around it: smoothed edges of letters stay below. */
const nearEnough = 56;
/** Points beyond that which a picture may have: specks, never a letter. */
const specks = 6;
/** Side of the cells whose mean colour is compared, and by how much a mean may differ: a tint that no single point gives away. */
const cell = 8;
const meanEnough = 7;
/** Height in points that two pictures may differ by. */
const edge = 1;

export type Difference = {
  /** Difference, as a text for people; undefined if the pictures show the same. */
  reason: string | undefined;
  /** 1 for each point that differs, of the area that both have. */
  marks: Uint8Array;
  width: number;
  height: number;
};

/**
 * Compares two pictures of one story. Smoothing of edges may differ, as between versions of a browser: a point counts only when
 * nothing like it is next to its place in the other picture, in either direction. What moved, changed its colour or its letters counts.
 */
export function compare(before: Points, now: Points): Difference {
  const width = Math.min(before.width, now.width);
  const height = Math.min(before.height, now.height);
  const marks = new Uint8Array(width * height);
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isNear(before, now, x, y) && isNear(now, before, x, y)) continue;
      marks[y * width + x] = 1;
      count += 1;
    }
  }
  const tinted = markTinted(before, now, marks, width, height);
  const reasons = [
    before.width !== now.width && `is ${now.width * 2} px wide instead of ${before.width * 2}`,
    Math.abs(before.height - now.height) > edge && `is ${now.height * 2} px high instead of ${before.height * 2}`,
    count > specks && `${count} of ${width * height} points differ`,
    tinted > 0 && `${tinted} places have another colour`,
  ].filter((reason) => reason !== false);
  return { reason: reasons.join(', ') || undefined, marks, width, height };
}

/** Returns whether a pixel of `one` has a similar one in `other`, at its place or next to it. */
function isNear(one: Points, other: Points, x: number, y: number): boolean {
  const at = (y * one.width + x) * 3;
  for (let row = Math.max(0, y - 1); row <= Math.min(other.height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(other.width - 1, x + 1); column += 1) {
      if (distance(one.data, at, other.data, (row * other.width + column) * 3) <= nearEnough) return true;
    }
  }
  return false;
}

const distance = (one: Uint8Array, at: number, other: Uint8Array, there: number): number =>
  Math.max(...([0, 1, 2] as const).map((channel) => Math.abs((one[at + channel] ?? 0) - (other[there + channel] ?? 0))));

/** Marks the cells whose mean colour differs; gives their number. */
function markTinted(before: Points, now: Points, marks: Uint8Array, width: number, height: number): number {
  let tinted = 0;
  for (let top = 0; top + cell <= height; top += cell) {
    for (let left = 0; left + cell <= width; left += cell) {
      if (distance(meanOf(before, left, top), 0, meanOf(now, left, top), 0) <= meanEnough) continue;
      tinted += 1;
      for (let y = top; y < top + cell; y += 1) marks.fill(1, y * width + left, y * width + left + cell);
    }
  }
  return tinted;
}

function meanOf({ width, data }: Points, left: number, top: number): Uint8Array {
  const sums = [0, 0, 0];
  for (let y = top; y < top + cell; y += 1) {
    for (let at = (y * width + left) * 3; at < (y * width + left + cell) * 3; at += 1) sums[at % 3] = (sums[at % 3] ?? 0) + (data[at] ?? 0);
  }
  return Uint8Array.from(sums, (sum) => Math.round(sum / cell ** 2));
}
