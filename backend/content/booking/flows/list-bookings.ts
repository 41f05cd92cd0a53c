import { and, asc, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { countRows } from '#backend/platform/database/count-rows.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { searchFilter } from '#backend/platform/database/list-filter.ts';
import { bookings } from '#backend/tables/booking.ts';
import { services } from '#backend/tables/publishing.ts';
import type { AdminBooking, BookingView } from '#schemas/booking.ts';
import { stateOf } from './cancel-booking.ts';

type Query = { nbItem: number; page: number; view: BookingView; search?: string | undefined };

/** Bookings to come, the next first, or all of them, the latest first. */
export async function listBookings(
  db: Database,
  idSite: number,
  { nbItem, page, view, search }: Query,
  now: Date,
): Promise<{ total: number; bookings: AdminBooking[] }> {
  const isUpcoming = view === 'upcoming';
  const filter = and(
    eq(bookings.idSite, idSite),
    isUpcoming ? and(isNull(bookings.cancelledAt), gte(bookings.endsAt, now)) : undefined,
    searchFilter(search, [bookings.name, bookings.email, bookings.phone, bookings.title]),
  );
  const total = await countRows(db, sql`${bookings} where ${filter}`);
  const rows = await db
    .select({ row: bookings, service: { id: services.id, slug: services.slug } })
    .from(bookings)
    .leftJoin(services, and(eq(services.idSite, bookings.idSite), eq(services.id, bookings.idService)))
    .where(filter)
    .orderBy(...(isUpcoming ? [asc(bookings.startsAt), asc(bookings.id)] : [desc(bookings.startsAt), desc(bookings.id)]))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  return {
    total,
    bookings: rows.map(({ row, service }) => {
      const { id, title, name, email, phone, message, seats, cancelledBy } = row;
      const moments = { startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString(), createdAt: row.createdAt.toISOString() };
      return { id, service, title, name, email, phone, message, seats, cancelledBy, ...moments, state: stateOf(row, now) };
    }),
  };
}
