import { z } from 'zod';
import { calendarFile } from '#backend/content/events/index.ts';
import { pagesOf } from '#backend/foundation/site/index.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { SiteContext } from '#backend/platform/http/context.ts';
import { type PlainDefinition, plainRoute } from '#backend/platform/http/plain-route.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import type { Services } from '#backend/platform/http/services.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { contentPath } from '#domain/addresses.ts';
import { BookingKey } from '#schemas/booking.ts';
import { readCalendar } from './agenda.ts';
import { requireBookingOfKey } from './booking-key.ts';
import { book } from './flows/book-time.ts';
import { cancelBooking, readBooking, readOwnBooking } from './flows/cancel-booking.ts';
import { listBookings } from './flows/list-bookings.ts';

/** Rate limits as for registrations: thirty from one network in an hour, ten attempts for one address. */
const bookingsByCaller = { name: 'booking', limit: 30, windowSeconds: 3600 };
const bookingsByAddress = { name: 'booking-address', limit: 10, windowSeconds: 3600 };
const keysByCaller = { name: 'booking-key', limit: 60, windowSeconds: 3600 };

const settingOf = ({ site, locale, services }: { site: SiteContext; locale: string; services: Services }) => ({
  now: services.now(),
  locale,
  shopLocale: site.locales[0] ?? locale,
  timeZone: site.timeZone,
  market: site.market,
  webOrigin: services.config.webOrigin,
});

export function bookingRoutes(api: Api): void {
  route(api, 'GET /service/{id}/booking', ({ db, site, params, services }) =>
    readCalendar(db, { idSite: site.id, idService: params.id }, { timeZone: site.timeZone, now: services.now() }),
  );

  route(api, 'POST /service/{id}/booking', async (call) => {
    const { db, site, user, params, body, caller, say } = call;
    await limitRate(call, bookingsByCaller, caller);
    await limitRate(call, bookingsByAddress, body.email);
    say('booking.booked');
    const setting = settingOf(call);
    // A program fell into the trap: it learns nothing of it.
    if (body.website) return { startsAt: setting.now.toISOString(), endsAt: setting.now.toISOString(), seats: body.seats };
    return book(db, { idSite: site.id, idService: params.id }, { ...body, idUser: user?.id ?? null }, setting);
  });

  route(api, 'GET /booking/{key}', async (call) => {
    const { db, site, params, caller } = call;
    await limitRate(call, keysByCaller, caller);
    return readOwnBooking(db, { idSite: site.id, id: await requireBookingOfKey(db, site.id, params.key) }, settingOf(call));
  });

  route(api, 'POST /booking/{key}/cancel', async (call) => {
    const { db, site, params, caller, say } = call;
    await limitRate(call, keysByCaller, caller);
    const one = { idSite: site.id, id: await requireBookingOfKey(db, site.id, params.key) };
    const setting = settingOf(call);
    await cancelBooking(db, one, { ...setting, by: 'PERSON', word: '' });
    say('booking.cancelled');
    return readOwnBooking(db, one, setting);
  });

  route(api, 'GET /admin/booking', ({ db, site, query, services }) => listBookings(db, site.id, query, services.now()));

  route(api, 'POST /admin/booking/{id}/cancel', async (call) => {
    const { db, site, params, body, say } = call;
    await cancelBooking(db, { idSite: site.id, id: params.id }, { ...settingOf(call), by: 'SHOP', word: body.word });
    say('booking.cancelled');
    return null;
  });

  // Calendar programs read it. `lang` is in the address, which a calendar opens by itself.
  const calendar: PlainDefinition = {
    summary: 'A booking as a file of calendar programs, by the key of its e-mail',
    access: 'public',
    params: z.object({ key: BookingKey }),
    query: z.object({ lang: z.string().optional() }),
    types: ['text/calendar'],
  };
  plainRoute(api, 'GET /booking/{key}/calendar.ics', calendar, async (c) => {
    const { services, site, locale: usual } = c.var;
    const query = c.req.query('lang');
    const locale = query && site.locales.includes(query) ? query : usual;
    const key = BookingKey.safeParse(c.req.param('key'));
    if (!key.success) throw new ApiError(404, 'booking.unknown');
    const id = await requireBookingOfKey(services.db, site.id, key.data);
    const { row, service, title } = await readBooking(services.db, { idSite: site.id, id }, locale);
    if (row.cancelledAt) throw new ApiError(404, 'booking.unknown');
    const pages = await pagesOf(services.db, { idSite: site.id, locale }, services.config.webOrigin);
    const file = calendarFile({
      ...{ name: `booking-${id}`, title, text: '', place: service?.place ?? '', now: services.now() },
      ...{ startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() },
      url: service ? pages + contentPath('service-sheet', service) : `${pages}/`,
    });
    c.header('Content-Disposition', 'attachment; filename="booking.ics"');
    return c.body(file, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
  });
}
