import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { findLastRun } from '#backend/commerce/privacy/index.ts';
import { readSettings } from '#backend/foundation/settings/index.ts';
import { countRows } from '#backend/platform/database/count-rows.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { products } from '#backend/tables/catalogue.ts';
import { withdrawals } from '#backend/tables/withdrawals.ts';
import { listDuties } from '#domain/legal-duties.ts';
import { refundDays } from '#domain/withdrawal-period.ts';
import type { LegalDuty } from '#schemas/legal-duties.ts';

const dayMs = 86_400_000;

/** Lists what the law asks of a shop, and how each duty stands. */
export async function readLegalDuties(db: Database, idSite: number, now: Date): Promise<LegalDuty[]> {
  const isOpen = and(eq(withdrawals.idSite, idSite), isNotNull(withdrawals.confirmedAt), isNull(withdrawals.settledAt));
  const isOverdue = and(isOpen, lt(withdrawals.confirmedAt, new Date(now.getTime() - refundDays * dayMs)));
  const lastRun = await findLastRun(db, idSite);
  return listDuties(await readSettings(db, idSite), {
    openWithdrawals: await countRows(db, sql`${withdrawals} where ${isOpen}`),
    overdueWithdrawals: await countRows(db, sql`${withdrawals} where ${isOverdue}`),
    sellsAlcohol: (await countRows(db, sql`${products} where ${and(eq(products.idSite, idSite), eq(products.type, 'WINE'))}`)) > 0,
    retentionAgeDays: lastRun ? (now.getTime() - lastRun.getTime()) / dayMs : null,
  });
}
