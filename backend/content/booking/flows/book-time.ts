import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { bookings } from '#backend/tables/booking.ts';
import { mails } from '#backend/tables/mail.ts';
import { timesOfDay } from '#domain/booking-times.ts';
import { isPhoneNumber } from '#domain/phone-numbers.ts';
import { instantIn } from '#domain/time-zones.ts';
import type { Booked, BookingBody } from '#schemas/booking.ts';
import { lockAgenda, type OfService, readStanding } from '../agenda.ts';
import { mailBooked, occasionsOf } from '../mail/booked.ts';

/** `shopLocale` is the site's own language, `market` the country whose phone numbers need no prefix (ISO alpha-2). */
type RequestContext = { market: string; now: Date; locale: string; shopLocale: string; timeZone: string; webOrigin: string };
type Person = z.output<typeof BookingBody> & { idUser: number | null };

const told = ({ startsAt, endsAt, seats }: typeof bookings.$inferSelect): Booked => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  seats,
});

/**
 * Books a time of a service. The rows of its agenda are locked first, so that people who ask at the same moment are counted one after
 * another. An address books a time once: asking the same again is answered alike and takes nothing, so that an answer lost on the way
 * can be asked for anew. The e-mails are in the same transaction.
 *
 * Throws ApiError 404 for no such service, 409 for one that cannot be booked and a time that is full or not offered, 422 for an address
 * that booked it otherwise, for more places than are left, and for a phone number that is none.
 */
export async function book(db: Database, of: OfService, person: Person, context: RequestContext): Promise<Booked> {
  const { date, from, seats, name, email, phone, message, idUser } = person;
  const { now, locale, timeZone, market } = context;
  if (!isPhoneNumber(phone, [market])) throw ApiError.fields([{ key: 'phone', message: 'field.phone' }]);
  return db.transaction(async (tx) => {
    const agenda = await lockAgenda(tx, of);
    const { service } = agenda;
    if (!service.booking) throw new ApiError(409, 'booking.closed');
    const known = await findStanding(tx, of, email, instantIn(timeZone, date, from));
    if (known?.name === name && known.phone === phone && known.seats === seats && known.message === message) return told(known);
    if (known) throw ApiError.fields([{ key: 'email', message: 'booking.already' }]);

    const booked = await readStanding(tx, agenda, now);
    const time = timesOfDay(service.booking, date, { timeZone, now, booked }).find((each) => each.from === from);
    if (!time) throw new ApiError(409, 'booking.gone');
    const { startsAt, endsAt, remaining } = time;
    if (remaining === 0) throw new ApiError(409, 'booking.taken');
    if (seats > remaining) throw ApiError.fields([{ key: 'seats', message: 'event.seats-left', params: { left: remaining } }]);

    const [row] = await tx
      .insert(bookings)
      .values({
        ...{ idSite: of.idSite, idService: of.idService, title: service.title, startsAt, endsAt, seats },
        ...{ name, email, phone, message, idUser, locale, createdAt: now },
      })
      .returning();
    if (!row) throw new Error('the booking was not written');
    await mailBooked(tx, row, service, context);
    return told(row);
  });
}

async function findStanding(tx: Database, { idSite, idService }: OfService, email: string, startsAt: Date) {
  const [known] = await tx
    .select()
    .from(bookings)
    .where(
      and(
        ...[eq(bookings.idSite, idSite), eq(bookings.idService, idService), eq(bookings.email, email)],
        ...[eq(bookings.startsAt, startsAt), isNull(bookings.cancelledAt)],
      ),
    );
  return known;
}

/** Erases the bookings of an account and those of its address, with the e-mails that told of them. What was ahead is free again. */
export async function eraseBookings(tx: Database, idSite: number, { id, email }: { id: number; email: string }): Promise<void> {
  const own = and(eq(bookings.idSite, idSite), or(eq(bookings.idUser, id), eq(bookings.email, email)));
  const gone = await tx.delete(bookings).where(own).returning({ id: bookings.id });
  const occasions = gone.flatMap((booking) => occasionsOf(booking.id));
  await tx.delete(mails).where(and(eq(mails.idSite, idSite), inArray(mails.occasion, occasions)));
}
