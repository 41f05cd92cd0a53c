import { and, eq, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { elementPictures, elements, registrations } from '#backend/tables/events.ts';
import { readKey } from '#schemas/entities/define-entity.ts';
import { type ElementEntry, element } from '#schemas/entities/element.ts';
import { AnyPicture } from '#schemas/entities/parts.ts';
import { mapRows } from './map-rows.ts';
import type { Mapping } from './mapping.ts';
import { pictureList } from './picture-list.ts';
import { isAmong } from './table-columns.ts';

type EventColumns = Pick<typeof elements.$inferSelect, 'startsAt' | 'endsAt' | 'place' | 'price' | 'seats'>;

const event: Mapping<ElementEntry['event'], EventColumns> = {
  write: (value) => ({
    startsAt: value && new Date(value.startsAt),
    endsAt: value?.endsAt ? new Date(value.endsAt) : null,
    place: value?.place ?? '',
    price: value?.price ?? null,
    seats: value?.seats ?? null,
  }),
  read: ({ startsAt, endsAt, place, price, seats }) =>
    startsAt && { startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null, place, price, seats },
};

/** An event never has fewer places than are taken. */
async function keepBookedSeats(tx: Database, entries: readonly ElementEntry[], idSite: number): Promise<ElementEntry[]> {
  const before = await tx.select().from(elements).where(eq(elements.idSite, idSite)).for('no key update');
  const booked = new Map(before.map((row) => [readKey(element, row), row.booked]));
  return entries.map((entry) => {
    const seats = entry.event?.seats ? Math.max(entry.event.seats, booked.get(readKey(element, entry)) ?? 0) : null;
    return entry.event ? { ...entry, event: { ...entry.event, seats } } : entry;
  });
}

/** Removes entries; one that people registered for is only hidden. */
async function removeOrHide(tx: Database, idSite: number, ids: readonly number[]): Promise<void> {
  const coming = tx
    .select({ one: sql`1` })
    .from(registrations)
    .where(and(eq(registrations.idSite, elements.idSite), eq(registrations.idElement, elements.id)));
  const these = and(eq(elements.idSite, idSite), isAmong(elements.id, ids));
  const removed = await tx
    .delete(elements)
    .where(and(these, notExists(coming)))
    .returning({ id: elements.id });
  const removedIds = removed.map(({ id }) => id);
  await tx
    .update(elements)
    .set({ isShown: false })
    .where(and(these, notInArray(elements.id, removedIds)));
}

/** Those that are kept for who registered are not read. */
export const elementRows = mapRows(
  element,
  elements,
  { event },
  {
    lists: { pictures: pictureList(AnyPicture, elementPictures, 'idElement') },
    active: 'isShown',
    hooks: { prepare: keepBookedSeats, remove: removeOrHide },
  },
);
