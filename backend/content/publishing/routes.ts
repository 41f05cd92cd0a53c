import { z } from 'zod';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { type PlainDefinition, plainRoute } from '#backend/platform/http/plain-route.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { Id } from '#schemas/id.ts';
import { listAlbums, readAlbum } from './albums.ts';
import { listNews } from './list-news.ts';
import { confirmSubscription, endSubscription, hasNewsletter, lookUpSubscriptions, needNewsletter, subscribe } from './newsletter.ts';
import { changeList, createList, deleteList, findList, listForTeam, listOffered } from './newsletter-lists.ts';
import { listReviews } from './reviews.ts';
import { listServices, readService } from './services.ts';
import { exportSubscribers, listSubscribers } from './subscribers.ts';

/** Ten requests from one place and three for one address in an hour: nobody's mailbox is to be filled from here. */
const subscriptionsByCaller = { name: 'newsletter', limit: 10, windowSeconds: 3600 };
const subscriptionsByAddress = { name: 'newsletter-address', limit: 3, windowSeconds: 3600 };
const keysByCaller = { name: 'newsletter-key', limit: 60, windowSeconds: 3600 };

export function publishingRoutes(api: Api): void {
  route(api, 'GET /news', ({ db, site, query, locale, services }) => listNews(db, site.id, query, { locale, now: services.now() }));

  route(api, 'GET /album', ({ db, site, locale, query, services }) =>
    listAlbums({ db, locale, idSite: site.id, now: services.now() }, query),
  );
  route(api, 'GET /album/{id}', ({ db, site, locale, params, services }) =>
    readAlbum({ db, locale, idSite: site.id, now: services.now() }, params.id),
  );
  route(api, 'GET /service', ({ db, site, locale, query }) => listServices({ db, locale, idSite: site.id }, query));
  route(api, 'GET /service/{id}', ({ db, site, locale, params }) => readService({ db, locale, idSite: site.id }, params.id));
  route(api, 'GET /google/reviews', ({ db, site, locale, query }) => listReviews({ db, locale, idSite: site.id }, query));

  route(api, 'POST /newsletter/subscribe', async (call) => {
    const { db, site, locale, body, services, caller, say } = call;
    await needNewsletter(db, site.id);
    await limitRate(call, subscriptionsByCaller, caller);
    await limitRate(call, subscriptionsByAddress, body.email);
    const request = { now: services.now(), locale, webOrigin: services.config.webOrigin };
    await subscribe(db, site.id, body.email, { lists: body.lists, source: 'FORM' }, request);
    say('newsletter.asked');
    return null;
  });

  route(api, 'GET /newsletter/list', async ({ db, site, locale }) =>
    (await hasNewsletter(db, site.id)) ? listOffered(db, site.id, locale) : [],
  );

  route(api, 'GET /admin/newsletter', ({ db, site, locale, query }) => listSubscribers(db, { idSite: site.id, locale }, query));
  const file: PlainDefinition = {
    summary: 'Confirmed addresses of the newsletters, or of one `list`, as a table',
    access: 'admin',
    types: ['text/csv'],
    query: z.object({ list: Id.optional() }),
  };
  plainRoute(api, 'GET /admin/newsletter/export.csv', file, async (c) => {
    const { services, site, locale } = c.var;
    const list = Id.optional().safeParse(c.req.query('list') || undefined);
    if (!list.success) throw ApiError.fields([{ key: 'list', message: 'field.invalid' }]);
    const csv = await exportSubscribers(
      services.db,
      { idSite: site.id, locale },
      { webOrigin: services.config.webOrigin, list: list.data },
    );
    const headers = { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="newsletter.csv"' };
    return c.body(csv, 200, { ...headers, 'Cache-Control': 'private, no-store' });
  });

  route(api, 'GET /admin/newsletter/list', ({ db, site, locale }) => listForTeam(db, site.id, locale));
  route(api, 'POST /admin/newsletter/list', async ({ db, site, locale, body }) => {
    const id = await createList(db, site.id, body);
    return findList(db, site.id, id, locale);
  });
  route(api, 'PUT /admin/newsletter/list/{id}', async ({ db, site, locale, params, body }) => {
    await changeList(db, site.id, params.id, body);
    return findList(db, site.id, params.id, locale);
  });
  route(api, 'DELETE /admin/newsletter/list/{id}', async ({ db, site, params }) => {
    await deleteList(db, site.id, params.id);
    return null;
  });

  route(api, 'POST /newsletter/confirm', async (call) => {
    const { db, site, body, services, caller, say } = call;
    await limitRate(call, keysByCaller, caller);
    await confirmSubscription(db, site.id, body, services.now());
    say('newsletter.confirmed');
    return null;
  });

  route(api, 'POST /newsletter/lookup', async (call) => {
    const { db, site, locale, body, caller } = call;
    await limitRate(call, keysByCaller, caller);
    return lookUpSubscriptions(db, site.id, body.token, locale);
  });

  route(api, 'POST /newsletter/{token}/unsubscribe', async (call) => {
    const { db, site, params, caller, say } = call;
    await limitRate(call, keysByCaller, caller);
    await endSubscription(db, site.id, params.token);
    say('newsletter.ended');
    return null;
  });

  route(api, 'POST /newsletter/unsubscribe', async (call) => {
    const { db, site, body, caller, say } = call;
    await limitRate(call, keysByCaller, caller);
    await endSubscription(db, site.id, body.token, body.lists);
    say('newsletter.ended');
    return null;
  });
}
