import { type Located, type Place, slotsOf } from '#domain/document/nodes.ts';

/** A place beside or in the selected block: in one of its slots, or after it (null). */
export type InsertionPlace = { slot: string | null; place: Place };

/** Slots that are all offered; of more, those that hold something and the next one. */
const maxSlots = 4;

/** The places for a new block where one is selected: after it, and in each of its slots. @param slots those that its type has */
export function insertionPlaces({ node, place }: Located, slots: readonly string[]): InsertionPlace[] {
  const filled = new Map(slotsOf(node));
  const isEmpty = (slot: string) => (filled.get(slot)?.length ?? 0) === 0;
  const offered = slots.length <= maxSlots ? slots : slots.filter((slot, index) => !isEmpty(slot) || index === slots.findIndex(isEmpty));
  return [
    { slot: null, place: { ...place, index: place.index + 1 } },
    ...offered.map((slot) => ({ slot, place: { layout: place.layout, parent: node.id, slot, index: filled.get(slot)?.length ?? 0 } })),
  ];
}

/**
 * Returns the only slot of a block, if it is empty, for a new block without a chosen place: an empty section or stack would show nothing.
 * Null: the block goes after the selected one. With several slots, as in columns or tabs, the right one is unknown.
 */
export function usualSlot({ node }: Located, slots: readonly string[]): string | null {
  const [only] = slots;
  return slots.length === 1 && only !== undefined && slotsOf(node).every(([, nodes]) => nodes.length === 0) ? only : null;
}
