import { type Bits, setBit } from './bits.ts';

/** Numbers one behind the other; its memory doubles where it is full, and is zero behind the last one. */
export type Growing<Items extends Int32Array | Float64Array = Int32Array> = { items: Items; length: number };

export const wholeNumbers = (): Growing => ({ items: new Int32Array(16), length: 0 });
export const anyNumbers = (): Growing<Float64Array> => ({ items: new Float64Array(16), length: 0 });

export function push(numbers: Growing<Int32Array | Float64Array>, number: number): void {
  if (numbers.length === numbers.items.length) numbers.items = doubled(numbers.items, 0);
  numbers.items[numbers.length] = number;
  numbers.length += 1;
}

/** A set that grows to hold whatever number is added. */
export type GrowingBits = { items: Bits };

export const growingBits = (): GrowingBits => ({ items: new Int32Array(16) });

export function addBit(bits: GrowingBits, at: number): void {
  const word = at >>> 5;
  if (word >= bits.items.length) bits.items = doubled(bits.items, word);
  setBit(bits.items, at);
}

/** The same numbers in twice the memory, or more where `last` has to have its place. */
function doubled<Items extends Int32Array | Float64Array>(items: Items, last: number): Items {
  const longer = new (items.constructor as new (length: number) => Items)(Math.max(items.length * 2, last + 1));
  longer.set(items);
  return longer;
}
