import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { readSettings } from '#backend/foundation/settings/index.ts';
import { countRows } from '#backend/platform/database/count-rows.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { products } from '#backend/tables/catalogue.ts';
import { retentionRuns } from '#backend/tables/retention.ts';
import { withdrawals } from '#backend/tables/withdrawals.ts';
import { listDuties } from '#domain/legal-duties.ts';
import type { LegalDuty } from '#schemas/legal-duties.ts';

const dayMs = 86_400_000;
/** Days in which the shop pays back what was withdrawn from (Code de la consommation, L221-24). */
const refundDays = 14;

/** Lists what the law asks of a shop, and how each duty stands. */
export async function readLegalDuties(db: Database, idSite: number, now: Date): Promise<LegalDuty[]> {
  const isOpen = and(eq(withdrawals.idSite, idSite), isNotNull(withdrawals.confirmedAt), isNull(withdrawals.settledAt));
  const isOverdue = and(isOpen, lt(withdrawals.confirmedAt, new Date(now.getTime() - refundDays * dayMs)));
  const [lastRun] = await db
    .select({ at: retentionRuns.createdAt })
    .from(retentionRuns)
    .where(and(eq(retentionRuns.idSite, idSite), eq(retentionRuns.isTrial, false)))
    .orderBy(desc(retentionRuns.createdAt))
    .limit(1);
  return listDuties(await readSettings(db, idSite), {
    openWithdrawals: await countRows(db, sql`${withdrawals} where ${isOpen}`),
    overdueWithdrawals: await countRows(db, sql`${withdrawals} where ${isOverdue}`),
    sellsAlcohol: (await countRows(db, sql`${products} where ${and(eq(products.idSite, idSite), eq(products.type, 'WINE'))}`)) > 0,
    retentionAgeDays: lastRun ? (now.getTime() - lastRun.at.getTime()) / dayMs : null,
  });
}
