/** Comparison of two numbers; its result may not change for numbers that are in an order. */
export type Compare = (a: number, b: number) => number;

/** The numbers from 0 to before `count` in order; `count` never sinks. */
export type KeptOrder = (count: number) => Int32Array;

/** An order that is kept: numbers that are new since it was last asked for are sorted alone and put in between. */
export function keptOrder(compare: Compare): KeptOrder {
  let order = new Int32Array(0);
  return (count) => {
    if (count > order.length) {
      const added = Int32Array.from({ length: count - order.length }, (_, at) => order.length + at).sort(compare);
      order = merged(order, added, compare);
    }
    return order;
  };
}

/** Two orders as one. The first is copied in pieces, between the places of the few that are added. */
function merged(order: Int32Array, added: Int32Array, compare: Compare): Int32Array<ArrayBuffer> {
  const all = new Int32Array(order.length + added.length);
  let copied = 0;
  for (const [before, number] of added.entries()) {
    const place = placeIn(order, (other) => compare(other, number) < 0, copied);
    all.set(order.subarray(copied, place), copied + before);
    all[place + before] = number;
    copied = place;
  }
  all.set(order.subarray(copied), copied + added.length);
  return all;
}

/** Returns the position in an order, from `first` on, after the last number for which `isBefore` is true. */
export function placeIn(order: Int32Array, isBefore: (number: number) => boolean, first = 0): number {
  let [from, to] = [first, order.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBefore(order[middle] ?? 0)) from = middle + 1;
    else to = middle;
  }
  return from;
}
