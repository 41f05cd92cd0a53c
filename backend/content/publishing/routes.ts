import { type PlainDefinition, plainRoute } from '#backend/platform/http/plain-route.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { listAlbums, readAlbum } from './albums.ts';
import { listNews } from './list-news.ts';
import { confirmSubscription, endSubscription, needNewsletter, subscribe } from './newsletter.ts';
import { listGoogleReviews } from './reviews.ts';
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
  route(api, 'GET /google/reviews', ({ db, site, locale, query }) => listGoogleReviews({ db, locale, idSite: site.id }, query));

  route(api, 'POST /newsletter/subscribe', async (call) => {
    const { db, site, locale, body, services, caller, say } = call;
    await needNewsletter(db, site.id);
    await limitRate(call, subscriptionsByCaller, caller);
    await limitRate(call, subscriptionsByAddress, body.email);
    await subscribe(db, site.id, body.email, { now: services.now(), locale, webOrigin: services.config.webOrigin });
    say('newsletter.asked');
    return null;
  });

  route(api, 'GET /admin/newsletter', ({ db, site, query }) => listSubscribers(db, site.id, query));
  const file: PlainDefinition = { summary: 'Confirmed addresses of the newsletter as a table', access: 'admin', types: ['text/csv'] };
  plainRoute(api, 'GET /admin/newsletter/export.csv', file, async (c) => {
    const { services, site } = c.var;
    const csv = await exportSubscribers(services.db, site.id, services.config.webOrigin);
    const headers = { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="newsletter.csv"' };
    return c.body(csv, 200, { ...headers, 'Cache-Control': 'private, no-store' });
  });

  route(api, 'POST /newsletter/confirm', async (call) => {
    const { db, site, body, services, caller, say } = call;
    await limitRate(call, keysByCaller, caller);
    await confirmSubscription(db, site.id, body.token, services.now());
    say('newsletter.confirmed');
    return null;
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
    await endSubscription(db, site.id, body.token);
    say('newsletter.ended');
    return null;
  });
}
