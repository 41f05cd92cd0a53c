import { z } from 'zod';
import { pagesOf } from '#backend/foundation/site/index.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { type PlainDefinition, plainRoute } from '#backend/platform/http/plain-route.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { ElementRoute } from '#schemas/element.ts';
import { Id } from '#schemas/id.ts';
import { toCalendar } from './calendar.ts';
import { listElements, readElement } from './flows/read-elements.ts';
import { register } from './flows/register-visitor.ts';

/** Thirty registrations from one place in an hour: an office may send several people. Five tries for one address. */
const registrationsByCaller = { name: 'registration', limit: 30, windowSeconds: 3600 };
const registrationsByAddress = { name: 'registration-address', limit: 5, windowSeconds: 3600 };

export function elementRoutes(api: Api): void {
  route(api, 'GET /element/{route}', ({ db, site, locale, params, query, services }) =>
    listElements(db, { idSite: site.id, route: params.route, locale, timeZone: site.timeZone }, query, services.now()),
  );

  route(api, 'GET /element/{route}/{id}', ({ db, site, locale, params }) =>
    readElement(db, { idSite: site.id, route: params.route, locale, timeZone: site.timeZone }, params.id),
  );

  route(api, 'POST /element/{route}/{id}/register', async (call) => {
    const { db, site, locale, params, body, services, caller, say } = call;
    await limitRate(call, registrationsByCaller, caller);
    await limitRate(call, registrationsByAddress, body.email);
    say('event.registered');
    // A program fell into the trap: it learns nothing of it.
    if (body.website) return { seats: body.seats, seatsLeft: null };
    const shopLocale = site.locales[0] ?? locale;
    const { market, timeZone } = site;
    const occasion = { market, now: services.now(), locale, shopLocale, timeZone, webOrigin: services.config.webOrigin };
    return register(db, { idSite: site.id, ...params }, body, occasion);
  });

  // Calendar programs read it. `lang` is in the address, which a calendar opens by itself.
  const calendar: PlainDefinition = {
    summary: 'An event as a file of calendar programs',
    access: 'public',
    params: z.object({ route: ElementRoute, id: Id }),
    query: z.object({ lang: z.string().optional() }),
    types: ['text/calendar'],
  };
  plainRoute(api, 'GET /element/{route}/{id}/calendar.ics', calendar, async (c) => {
    const { services, site, locale: usual } = c.var;
    const query = c.req.query('lang');
    const locale = query && site.locales.includes(query) ? query : usual;
    const [of, id] = [ElementRoute.safeParse(c.req.param('route')), Id.safeParse(c.req.param('id'))];
    if (!of.success || !id.success) throw new ApiError(404, 'element.not-found');
    const element = await readElement(services.db, { idSite: site.id, route: of.data, locale, timeZone: site.timeZone }, id.data);
    const pages = await pagesOf(services.db, { idSite: site.id, locale }, services.config.webOrigin);
    const file = toCalendar(element, { pages, now: services.now() });
    if (file === null) throw new ApiError(404, 'element.not-found');
    c.header('Content-Disposition', `attachment; filename="${element.slug}.ics"`);
    return c.body(file, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
  });
}
