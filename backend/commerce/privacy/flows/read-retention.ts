import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { readSettings } from '#backend/foundation/settings/index.ts';
import { countRows } from '#backend/platform/database/count-rows.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orders } from '#backend/tables/order.ts';
import { retentionRuns } from '#backend/tables/retention.ts';
import type { Retention, RetentionRun } from '#schemas/retention.ts';
import { lastRetentionDay } from '../rules.ts';

type Site = { id: number; timeZone: string };
const [runsListed, contractsListed] = [60, 100];

/** Reads how long data is kept, the last runs, and the contracts that are closed off. */
export async function readRetention(db: Database, site: Site): Promise<Retention> {
  const values = await readSettings(db, site.id);
  const runs = await db
    .select()
    .from(retentionRuns)
    .where(eq(retentionRuns.idSite, site.id))
    .orderBy(desc(retentionRuns.createdAt), desc(retentionRuns.id))
    .limit(runsListed);
  const isClosed = and(eq(orders.idSite, site.id), isNotNull(orders.closedAt));
  const contracts = await db.select().from(orders).where(isClosed).orderBy(asc(orders.handedOverAt), asc(orders.id)).limit(contractsListed);
  return {
    ordersYears: values.RETENTION_YEARS,
    messagesYears: values.MESSAGES_RETENTION_YEARS,
    bookingsYears: values.BOOKINGS_RETENTION_YEARS,
    logsMonths: values.LOG_RETENTION_MONTHS,
    runs: runs.map(describeRun),
    closed: {
      total: await countRows(db, sql`${orders} where ${isClosed}`),
      contracts: contracts.map((order) => ({
        idOrder: order.id,
        reference: order.reference,
        until: lastContractDay(order, site.timeZone),
      })),
    },
  };
}

/** Computes the last day of a closed contract: it counts from its delivery, or from its payment if nothing was delivered. */
export const lastContractDay = (
  { handedOverAt, paidAt, createdAt }: Pick<typeof orders.$inferSelect, 'handedOverAt' | 'paidAt' | 'createdAt'>,
  timeZone: string,
): string => lastRetentionDay(handedOverAt ?? paidAt ?? createdAt, timeZone);

/** Finds the moment of the daily job's last run; a trial is none. */
export async function findLastRun(db: Database, idSite: number): Promise<Date | undefined> {
  const [last] = await db
    .select({ at: retentionRuns.createdAt })
    .from(retentionRuns)
    .where(and(eq(retentionRuns.idSite, idSite), eq(retentionRuns.isTrial, false)))
    .orderBy(desc(retentionRuns.createdAt))
    .limit(1);
  return last?.at;
}

/** Counts of kinds that a run of an older version did not have. */
const noCounts = { MESSAGES: 0, BOOKINGS: 0 };

/** Builds the answer of the API of a run. */
export const describeRun = ({ id, createdAt, isTrial, byEmail, counts }: typeof retentionRuns.$inferSelect): RetentionRun => ({
  ...{ id, isTrial, by: byEmail, counts: { ...noCounts, ...counts } },
  at: createdAt.toISOString(),
});
