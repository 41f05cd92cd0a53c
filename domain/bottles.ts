import type { ProductKind } from '#schemas/product.ts';

/** Fields of a line that decide how many bottles it counts. */
export type CountedLine = {
  type: ProductKind;
  quantity: number;
  capacity: number | null;
  capacityUnit: 'LITER' | 'CENTILITRE' | null;
  sellByMultipleOf: number;
  /** Bottles that a box says it holds; where it says nothing, its multiple counts. */
  holds?: number | undefined;
};

/** Centilitres of a whole bottle. */
const wholeBottle = 75;

const inCentilitres = ({ capacity, capacityUnit }: CountedLine): number | null =>
  capacity === null ? null : capacityUnit === 'LITER' ? capacity * 100 : capacity;

function bottlesOf(line: CountedLine): number {
  if (line.type === 'BOX') return line.quantity * (line.holds ?? line.sellByMultipleOf);
  if (line.type !== 'WINE') return 0;
  const centilitres = inCentilitres(line);
  return centilitres !== null && centilitres < wholeBottle ? line.quantity / 2 : line.quantity;
}

/**
 * Counts the bottles of a parcel for the rules of shipping (1-shop-flow, section 9). A wine counts its quantity, a bottle under 75 cl half
 * of it, a box its quantity times its bottles; the sum is rounded down. Null if nothing in it is wine or a box: no bottle rule applies to
 * such a parcel.
 */
export function bottleCount(lines: readonly CountedLine[]): number | null {
  if (!lines.some(({ type }) => type === 'WINE' || type === 'BOX')) return null;
  return Math.floor(lines.reduce((sum, line) => sum + bottlesOf(line), 0));
}

/** Smallest and largest number of bottles in a parcel; 0: no limit. */
export type BottleLimits = { minimum: number; maximum: number };

/** Returns how many bottles a parcel lacks, and how many it has too many; both are 0 if it can be sent. */
export function bottlesBeyond(count: number, { minimum, maximum }: BottleLimits): { missing: number; over: number } {
  return { missing: Math.max(0, minimum - count), over: maximum > 0 ? Math.max(0, count - maximum) : 0 };
}
