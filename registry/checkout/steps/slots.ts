import type { PickupClosure, PickupSlot } from '#schemas/delivery.ts';
import type { RentalDates } from '#schemas/rental.ts';

/** The slots at which an order can be collected, as far as they were asked for. */
export type SlotsState = {
  status: 'loading' | 'error' | 'ready';
  slots: readonly PickupSlot[];
  /** Periods without pickup, within the months requested so far. */
  closures?: readonly PickupClosure[];
  /** The days that are in time for what is rented; null or missing: any day. */
  window?: RentalDates | null;
  /** Asks for another month; missing when there is none to ask for. */
  more?: (() => void) | undefined;
  retry: () => void;
};

export type SlotDay = { date: string; slots: readonly PickupSlot[] };

/** Slots under their days, earliest first. */
export function slotDays(slots: readonly PickupSlot[]): SlotDay[] {
  const sorted = [...slots].sort((a, b) => `${a.date} ${a.from}`.localeCompare(`${b.date} ${b.from}`));
  const days = new Map<string, PickupSlot[]>();
  for (const slot of sorted) days.set(slot.date, [...(days.get(slot.date) ?? []), slot]);
  return [...days].map(([date, slotsOfDay]) => ({ date, slots: slotsOfDay }));
}

export const isSameSlot = (a: PickupSlot | null, b: PickupSlot): boolean =>
  a !== null && a.idSchedule === b.idSchedule && a.date === b.date;
