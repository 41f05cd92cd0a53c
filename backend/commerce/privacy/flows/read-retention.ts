import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { readSettings } from '#backend/foundation/settings/index.ts';
import { countRows } from '#backend/platform/database/count-rows.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orders } from '#backend/tables/order.ts';
import { retentionRuns } from '#backend/tables/retention.ts';
import { dateIn } from '#domain/time-zones.ts';
import type { Retention, RetentionRun } from '#schemas/retention.ts';
import { legalYears } from '../rules.ts';

type Site = { id: number; timeZone: string };
const [runsListed, contractsListed] = [60, 100];

/** Reads how long data is kept, the last runs, and the contracts that are closed off. */
export async function readRetention(db: Database, site: Site): Promise<Retention> {
  const { RETENTION_YEARS: ordersYears, LOG_RETENTION_MONTHS: logsMonths } = await readSettings(db, site.id);
  const runs = await db
    .select()
    .from(retentionRuns)
    .where(eq(retentionRuns.idSite, site.id))
    .orderBy(desc(retentionRuns.createdAt), desc(retentionRuns.id))
    .limit(runsListed);
  const isClosed = and(eq(orders.idSite, site.id), isNotNull(orders.closedAt));
  const contracts = await db.select().from(orders).where(isClosed).orderBy(asc(orders.handedOverAt), asc(orders.id)).limit(contractsListed);
  return {
    ...{ ordersYears, logsMonths },
    runs: runs.map(describeRun),
    closed: {
      total: await countRows(db, sql`${orders} where ${isClosed}`),
      contracts: contracts.map((order) => ({ idOrder: order.id, reference: order.reference, until: keptUntil(order, site.timeZone) })),
    },
  };
}

/** Computes the day until which a contract is kept: ten years from its delivery, or from its payment where nothing was delivered. */
export function keptUntil(
  { handedOverAt, paidAt, createdAt }: { handedOverAt: Date | null; paidAt: Date | null; createdAt: Date },
  timeZone: string,
): string {
  const until = new Date(handedOverAt ?? paidAt ?? createdAt);
  until.setUTCFullYear(until.getUTCFullYear() + legalYears);
  return dateIn(timeZone, until);
}

/** Builds the answer of the API of a run. */
export const describeRun = ({ id, createdAt, isTrial, byEmail, counts }: typeof retentionRuns.$inferSelect): RetentionRun => ({
  ...{ id, isTrial, by: byEmail, counts },
  at: createdAt.toISOString(),
});
