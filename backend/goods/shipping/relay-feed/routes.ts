import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { LoadRefusedError, parseAddress } from '#backend/platform/outbound/load-public.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { carriers, relayFeeds, relayPoints } from '#backend/tables/shipping.ts';
import type { RelayFeed } from '#schemas/relay-feed.ts';
import { readFeed } from './read-feed.ts';
import { refreshFeed, takeFeed } from './refresh-feeds.ts';

/** Feeds that an administrator may have read in an hour: each is some megabytes of another's server. */
const readsByAdmin = { name: 'relay-feed', limit: 30, windowSeconds: 3600 };

/** Adds the calls about where the relay points of carriers come from. */
export function relayFeedRoutes(app: Api): void {
  route(app, 'GET /admin/relay-feed', async ({ db, site, services }) => ({
    hosts: [...(services.config.relayHosts ?? [])],
    feeds: await listFeeds(db, site.id),
  }));

  route(app, 'PUT /admin/relay-feed/{id}', async ({ db, site, params, body, services }) => {
    await requireCarrier(db, site.id, params.id);
    if (body.address !== '') checkAddress(body.address, services.config.relayHosts ?? []);
    // Another address is read at the next turn, and what the former one had is no fault of it.
    const change = { address: body.address, lastRunAt: null, faults: [] };
    await db
      .insert(relayFeeds)
      .values({ idSite: site.id, idCarrier: params.id, ...change })
      .onConflictDoUpdate({ target: [relayFeeds.idSite, relayFeeds.idCarrier], set: change });
    return requireFeed(db, site.id, params.id);
  });

  route(app, 'POST /admin/relay-feed/{id}/refresh', async (call) => {
    const { db, site, params, services, user } = call;
    await limitRate(call, readsByAdmin, String(user.id));
    const { address } = await requireFeed(db, site.id, params.id);
    if (address === '') throw ApiError.fields([{ key: 'address', message: 'field.required' }]);
    const key = { idSite: site.id, idCarrier: params.id, address };
    await refreshFeed(db, key, { hosts: services.config.relayHosts ?? [] }, services.now());
    return requireFeed(db, site.id, params.id);
  });

  route(app, 'POST /admin/relay-feed/{id}/file', async ({ db, site, params, body, services }) => {
    await requireCarrier(db, site.id, params.id);
    await takeFeed(db, { idSite: site.id, idCarrier: params.id }, readFeed(body.text), services.now());
    return requireFeed(db, site.id, params.id);
  });
}

/** Throws ApiError 422 for an address that may not be read. */
function checkAddress(address: string, hosts: readonly string[]): void {
  try {
    parseAddress(address, hosts);
  } catch (error) {
    if (!(error instanceof LoadRefusedError)) throw error;
    throw ApiError.fields([{ key: 'address', message: error.reason === 'host' ? 'relay-feed.host' : 'relay-feed.address' }]);
  }
}

/** Throws ApiError 404 for what is no carrier that hands over at relay points. */
async function requireCarrier(db: Database, idSite: number, id: number): Promise<void> {
  const own = and(eq(carriers.idSite, idSite), eq(carriers.id, id), eq(carriers.isValid, true), eq(carriers.deliveryType, 'PICKUP'));
  const [carrier] = await db.select({ id: carriers.id }).from(carriers).where(own);
  if (!carrier) throw new ApiError(404, 'error.not-found');
}

async function requireFeed(db: Database, idSite: number, id: number): Promise<RelayFeed> {
  const feed = (await listFeeds(db, idSite)).find(({ idCarrier }) => idCarrier === id);
  if (!feed) throw new ApiError(404, 'error.not-found');
  return feed;
}

/** The carriers that hand over at relay points, each with its feed, in the owner's order. */
async function listFeeds(db: Database, idSite: number): Promise<RelayFeed[]> {
  const rows = await db
    .select({ idCarrier: carriers.id, carrier: carriers.name, feed: relayFeeds, points: count(relayPoints.id) })
    .from(carriers)
    .leftJoin(relayFeeds, and(eq(relayFeeds.idSite, carriers.idSite), eq(relayFeeds.idCarrier, carriers.id)))
    .leftJoin(
      relayPoints,
      and(eq(relayPoints.idSite, carriers.idSite), eq(relayPoints.idCarrier, carriers.id), eq(relayPoints.isValid, true)),
    )
    .where(and(eq(carriers.idSite, idSite), eq(carriers.isValid, true), eq(carriers.deliveryType, 'PICKUP')))
    .groupBy(carriers.id, relayFeeds.idSite, relayFeeds.idCarrier)
    .orderBy(asc(carriers.position));
  return rows.map(({ feed, ...row }) => ({
    ...row,
    address: feed?.address ?? '',
    lastRunAt: feed?.lastRunAt?.toISOString() ?? null,
    lastSuccessAt: feed?.lastSuccessAt?.toISOString() ?? null,
    faults: feed?.faults ?? [],
  }));
}
