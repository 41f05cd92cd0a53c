import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findLastRun } from '#backend/commerce/privacy/index.ts';
import { readSettings } from '#backend/foundation/settings/index.ts';
import { countRows } from '#backend/platform/database/count-rows.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, products } from '#backend/tables/catalogue.ts';
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
    sellsAlcohol: await isSold(db, idSite, eq(products.type, 'WINE')),
    unlabelledWines: await countUnlabelledWines(db, idSite),
    marginPieces: await countRows(db, sql`${products} where ${isMarginPiece(idSite)}`),
    unpricedPieces: await countRows(db, sql`${products} where ${and(isMarginPiece(idSite), isNull(products.purchasePrice))}`),
    sellsUsed: await isSold(db, idSite, eq(products.offer, 'SECOND_HAND')),
    rentsOut: await isSold(db, idSite, eq(products.offer, 'RENTAL')),
    retentionAgeDays: lastRun ? (now.getTime() - lastRun.getTime()) / dayMs : null,
  });
}

/** Finds what is sold under the margin scheme: its VAT is that on the difference to the purchase price (CGI 297 A). */
const isMarginPiece = (idSite: number): SQL | undefined =>
  and(eq(products.idSite, idSite), eq(products.isValid, true), eq(products.marginScheme, true));

/** Returns whether the shop sells such a product now. Those that stay for their orders alone do not count. */
async function isSold(db: Database, idSite: number, kind: SQL): Promise<boolean> {
  const [found] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.idSite, idSite), eq(products.isValid, true), kind))
    .limit(1);
  return found !== undefined;
}

/** Counts the wines sold of which a vintage has no label. Bottles of one vintage share theirs. */
function countUnlabelledWines(db: Database, idSite: number): Promise<number> {
  const other = alias(declinations, 'other');
  const ofVintage = sql`${other.idSite} = ${declinations.idSite} and ${other.idProduct} = ${declinations.idProduct}
    and ${other.year} is not distinct from ${declinations.year} and ${other.isValid} and ${other.wineLabel} is not null`;
  const unlabelled = sql`select 1 from ${declinations} where ${declinations.idSite} = ${products.idSite}
    and ${declinations.idProduct} = ${products.id} and ${declinations.isValid}
    and not exists (select 1 from ${declinations} ${sql.raw('"other"')} where ${ofVintage})`;
  const isWine = and(eq(products.idSite, idSite), eq(products.isValid, true), eq(products.type, 'WINE'));
  return countRows(db, sql`${products} where ${isWine} and exists (${unlabelled})`);
}
