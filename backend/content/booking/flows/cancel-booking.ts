import { and, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { bookings } from '#backend/tables/booking.ts';
import { localised } from '#backend/tables/columns.ts';
import { services } from '#backend/tables/publishing.ts';
import type { BookingState, OwnBooking } from '#schemas/booking.ts';
import { mailNotice } from '../mail/booked.ts';
import { mailCancelled } from '../mail/cancelled.ts';

type Row = typeof bookings.$inferSelect;
type One = { idSite: number; id: number };

export const stateOf = ({ startsAt, cancelledAt }: Row, now: Date): BookingState =>
  cancelledAt ? 'cancelled' : startsAt <= now ? 'over' : 'booked';

const isOne = ({ idSite, id }: One) => and(eq(bookings.idSite, idSite), eq(bookings.id, id));

/** Throws ApiError 404. */
async function requireBooking(db: Database, one: One): Promise<Row> {
  const [row] = await db.select().from(bookings).where(isOne(one));
  if (!row) throw new ApiError(404, 'booking.unknown');
  return row;
}

/** The service that was booked, in a language; null: it is gone. */
async function findService(db: Database, { idSite, idService }: Row, locale: string) {
  const [service] = await db
    .select()
    .from(services)
    .where(and(eq(services.idSite, idSite), eq(services.id, idService)));
  return service ? localised(service, locale) : null;
}

/** A booking with what its service is called in a language. */
export type ReadBooking = { row: Row; service: Awaited<ReturnType<typeof findService>>; title: string };

export async function readBooking(db: Database, one: One, locale: string): Promise<ReadBooking> {
  const row = await requireBooking(db, one);
  const service = await findService(db, row, locale);
  return { row, service, title: service?.title ?? row.title };
}

/** A booking as its key shows it. Throws ApiError 404. */
export async function readOwnBooking(db: Database, one: One, { locale, now }: { locale: string; now: Date }): Promise<OwnBooking> {
  const { row, title } = await readBooking(db, one, locale);
  const { startsAt, endsAt, seats } = row;
  return { title, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), seats, state: stateOf(row, now) };
}

type Cancelling = { by: 'PERSON' | 'SHOP'; word: string; now: Date; shopLocale: string; webOrigin: string };

/**
 * Cancels a booking, whose places are free again, and tells the person, and the shop if it was not the shop. One that is cancelled
 * already stays as it is. Throws ApiError 404, and 409 once its time has begun.
 */
export async function cancelBooking(db: Database, one: One, { by, word, now, shopLocale, webOrigin }: Cancelling): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select().from(bookings).where(isOne(one)).for('no key update');
    if (!found) throw new ApiError(404, 'booking.unknown');
    if (found.cancelledAt) return;
    if (stateOf(found, now) === 'over') throw new ApiError(409, 'booking.over');
    const [row] = await tx.update(bookings).set({ cancelledAt: now, cancelledBy: by }).where(isOne(one)).returning();
    if (!row) throw new ApiError(404, 'booking.unknown');
    const service = await findService(tx, row, row.locale);
    await mailCancelled(tx, row, { title: service?.title ?? row.title, service, word, now, webOrigin });
    if (by === 'PERSON') await mailNotice(tx, row, 'cancelled', { now, shopLocale, webOrigin });
  });
}
