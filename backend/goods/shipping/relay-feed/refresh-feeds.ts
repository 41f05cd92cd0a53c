import { and, eq, isNull, lt, ne, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import { insertAll } from '#backend/entities/insert-all.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { LoadRefusedError, loadPublic, type Network } from '#backend/platform/outbound/load-public.ts';
import { relayFeeds, relayPoints } from '#backend/tables/shipping.ts';
import type { RelayFeedFault } from '#schemas/relay-feed.ts';
import { maxFeedLength, type ReadFeed, readFeed } from './read-feed.ts';

/** Hosts that feeds are read from, as the operator allows them (RELAY_HOSTS), and the network, which tests replace. */
export type FeedSource = { hosts: readonly string[]; network?: Network | undefined };
export type FeedKey = { idSite: number; idCarrier: number };

const day = 86_400_000;
const bounds = { maxBytes: maxFeedLength, maxMs: 60_000, accept: 'text/csv, application/geo+json, application/json' };

/** Reads the feeds that were read a day ago or never. Returns how many. One that cannot be read leaves its points as they are. */
export async function refreshFeeds(db: Database, source: FeedSource & { now: Date; log: Logger }): Promise<number> {
  const { now, log } = source;
  const due = await db
    .select()
    .from(relayFeeds)
    .where(and(ne(relayFeeds.address, ''), or(isNull(relayFeeds.lastRunAt), lt(relayFeeds.lastRunAt, new Date(now.getTime() - day)))));
  for (const feed of due) {
    const faults = await refreshFeed(db, feed, source, now);
    if (faults.length > 0) log.warn({ idSite: feed.idSite, idCarrier: feed.idCarrier, faults }, 'a feed of relay points was not taken');
  }
  return due.length;
}

/** Reads a feed from its address now. Returns its faults: with one, its points stay as they are. */
export async function refreshFeed(
  db: Database,
  { address, ...key }: FeedKey & { address: string },
  { hosts, network }: FeedSource,
  now: Date,
): Promise<RelayFeedFault[]> {
  const read = await loadPublic(address, { hosts, ...bounds }, network).then(readFeed, (error: unknown): ReadFeed => {
    if (!(error instanceof LoadRefusedError)) throw error;
    return { points: [], faults: [{ line: 0, field: '', message: error.reason }] };
  });
  await takeFeed(db, key, read, now);
  return read.faults;
}

/**
 * Takes what was read of a feed: all of its points or, where it has a fault, none. A point that it no longer names is switched off, for
 * orders name it. The run is noted either way.
 */
export async function takeFeed(db: Database, { idSite, idCarrier }: FeedKey, { points, faults }: ReadFeed, now: Date): Promise<void> {
  const isTaken = faults.length === 0;
  await db.transaction(async (tx) => {
    if (isTaken) {
      const own = and(eq(relayPoints.idSite, idSite), eq(relayPoints.idCarrier, idCarrier));
      await tx.update(relayPoints).set({ isValid: false }).where(own);
      const rows = points.map((point) => ({ ...point, idSite, idCarrier, isValid: true }));
      await insertAll(tx, relayPoints, rows, [relayPoints.idSite, relayPoints.idCarrier, relayPoints.id]);
    }
    const run = { lastRunAt: now, faults, ...(isTaken && { lastSuccessAt: now }) };
    await tx
      .insert(relayFeeds)
      .values({ idSite, idCarrier, ...run })
      .onConflictDoUpdate({ target: [relayFeeds.idSite, relayFeeds.idCarrier], set: run });
  });
}
