import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { elements, registrations } from '#backend/tables/events.ts';
import { isPhoneNumber } from '#domain/phone-numbers.ts';
import { seatsLeft } from '#domain/quantity.ts';
import type { Registered, RegistrationBody } from '#schemas/element.ts';
import { mailRegistration } from '../mail/registration.ts';

type Event = { idSite: number; route: string; id: number };
/** `market`: the country whose phone numbers need no prefix, ISO alpha-2. */
type RequestContext = { market: string; now: Date; locale: string; shopLocale: string; timeZone: string; webOrigin: string };
type Person = z.output<typeof RegistrationBody>;

/**
 * Takes places at an event. The event's row is locked first, so that people who ask at the same moment are counted one after
 * another; `elements_seats` stands behind it. An address registers once: asking the same again is answered alike and takes
 * nothing, so that an answer lost on the way can be query for anew. The e-mails are in the same transaction.
 *
 * Pages need not be made anew for it: a list of events is made each minute, a sheet for each request.
 *
 * Throws ApiError 404 for no such event, 409 for one that is full, over or without registration, 422 for an address that is
 * registered otherwise, for more places than are left, and for a phone number that is none.
 */
export async function register(db: Database, { idSite, route, id }: Event, person: Person, occasion: RequestContext): Promise<Registered> {
  const { name, email, phone, seats } = person;
  if (phone && !isPhoneNumber(phone, [occasion.market])) throw ApiError.fields([{ key: 'phone', message: 'field.phone' }]);
  return db.transaction(async (tx) => {
    const [event] = await tx
      .select()
      .from(elements)
      .where(and(eq(elements.idSite, idSite), eq(elements.route, route), eq(elements.id, id), eq(elements.isShown, true)))
      .for('no key update');
    if (!event) throw new ApiError(404, 'element.not-found');
    if (!event.startsAt || event.seats === null) throw new ApiError(409, 'event.closed');

    const left = seatsLeft(event) ?? 0;
    const ofPerson = and(eq(registrations.idSite, idSite), eq(registrations.idElement, id), eq(registrations.email, email));
    const [known] = await tx.select().from(registrations).where(ofPerson);
    if (known?.name === name && known.phone === phone && known.seats === seats) return { seats, seatsLeft: left };
    if (known) throw ApiError.fields([{ key: 'email', message: 'event.already' }]);
    if (event.startsAt <= occasion.now) throw new ApiError(409, 'event.over');
    if (left === 0) throw new ApiError(409, 'event.full');
    if (seats > left) throw ApiError.fields([{ key: 'seats', message: 'event.seats-left', params: { left } }]);

    const { now, locale } = occasion;
    await tx.insert(registrations).values({ idSite, idElement: id, email, name, phone, seats, locale, createdAt: now });
    await tx
      .update(elements)
      .set({ booked: sql`${elements.booked} + ${seats}` })
      .where(and(eq(elements.idSite, idSite), eq(elements.id, id)));
    await mailRegistration(tx, event, person, occasion);
    return { seats, seatsLeft: left - seats };
  });
}
