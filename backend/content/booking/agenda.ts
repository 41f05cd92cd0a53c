import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { bookings } from '#backend/tables/booking.ts';
import { services } from '#backend/tables/publishing.ts';
import { bookingDays, type StandingBooking } from '#domain/booking-times.ts';
import type { BookingCalendar } from '#schemas/booking.ts';

export type ServiceRow = typeof services.$inferSelect;
export type OfService = { idSite: number; idService: number };

/** A service, and the numbers of all services of its agenda, its own among them. */
export type Agenda = { service: ServiceRow; ids: readonly number[] };

/** Throws ApiError 404 for no such service. */
async function readService(db: Database, { idSite, idService }: OfService): Promise<ServiceRow> {
  const [service] = await db
    .select()
    .from(services)
    .where(and(eq(services.idSite, idSite), eq(services.id, idService)));
  if (!service) throw new ApiError(404, 'service.not-found');
  return service;
}

const ofAgenda = ({ idSite, id, booking }: ServiceRow) =>
  and(
    eq(services.idSite, idSite),
    or(eq(services.id, id), booking?.agenda ? sql`${services.booking}->>'agenda' = ${booking.agenda}` : undefined),
  );

/**
 * A service with its agenda, locked until the transaction ends, so that people who book at the same moment are counted one after
 * another. Rows are locked by their number: two services of an agenda never wait for each other. Throws ApiError 404.
 */
export async function lockAgenda(tx: Database, of: OfService): Promise<Agenda> {
  const rows = await tx
    .select()
    .from(services)
    .where(ofAgenda(await readService(tx, of)))
    .orderBy(asc(services.id))
    .for('no key update');
  const service = rows.find(({ id }) => id === of.idService);
  if (!service) throw new ApiError(404, 'service.not-found');
  return { service, ids: rows.map(({ id }) => id) };
}

/** Reads the bookings in an agenda that end after a given time. */
export async function readStanding(db: Database, { service: { idSite, id }, ids }: Agenda, from: Date): Promise<StandingBooking[]> {
  const rows = await db
    .select({ idService: bookings.idService, startsAt: bookings.startsAt, endsAt: bookings.endsAt, seats: bookings.seats })
    .from(bookings)
    .where(
      and(eq(bookings.idSite, idSite), inArray(bookings.idService, [...ids]), isNull(bookings.cancelledAt), gt(bookings.endsAt, from)),
    );
  return rows.map(({ idService, ...booking }) => ({ ...booking, isOther: idService !== id }));
}

/** The times of a service that can be booked now; none where it cannot be booked. Throws ApiError 404. */
export async function readCalendar(
  db: Database,
  of: OfService,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<BookingCalendar> {
  const service = await readService(db, of);
  if (!service.booking) return { days: [] };
  const rows = await db.select({ id: services.id }).from(services).where(ofAgenda(service));
  const booked = await readStanding(db, { service, ids: rows.map(({ id }) => id) }, now);
  return {
    days: bookingDays(service.booking, { timeZone, now, booked }).map(({ date, times }) => ({
      date,
      times: times.map(({ from, to, remaining }) => ({ from, to, remaining })),
    })),
  };
}
