import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { lockOrder } from '#backend/commerce/order/index.ts';
import { countRows } from '#backend/platform/database/count-rows.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { searchFilter } from '#backend/platform/database/list-filter.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { orders } from '#backend/tables/order.ts';
import { orderReturns } from '#backend/tables/returns.ts';
import { withdrawals } from '#backend/tables/withdrawals.ts';
import { lastDayToRefund, type ShopCalendar } from '#domain/withdrawal-period.ts';
import type { AdminWithdrawal, WithdrawalDecision, WithdrawalState } from '#schemas/withdrawal.ts';
import { openWithdrawalReturn } from '../steps/open-withdrawal-return.ts';

type Page = { nbItem: number; page: number };
type Site = { id: number } & ShopCalendar;

const toOrder = and(eq(orders.idSite, withdrawals.idSite), eq(orders.id, withdrawals.idOrder));

/** Lists confirmed withdrawals of a shop: those to settle first, then the newest. `search`: name, e-mail or number. */
export async function listWithdrawals(
  db: Database,
  site: Site,
  { state, search, ...page }: Page & { state?: WithdrawalState | undefined; search?: string | undefined },
): Promise<{ total: number; withdrawals: AdminWithdrawal[] }> {
  const filter = and(
    eq(withdrawals.idSite, site.id),
    isNotNull(withdrawals.confirmedAt),
    state && (state === 'SETTLED' ? isNotNull(withdrawals.settledAt) : isNull(withdrawals.settledAt)),
    searchFilter(search, [withdrawals.name, withdrawals.email, withdrawals.reference]),
  );
  const total = await countRows(db, sql`${withdrawals} where ${filter}`);
  return { total, withdrawals: await readAdminWithdrawals(db, site, filter, page) };
}

/** Lists the confirmed withdrawals of an order, the newest first. */
export const withdrawalsOfOrder = (db: Database, site: Site, idOrder: string): Promise<AdminWithdrawal[]> =>
  readAdminWithdrawals(
    db,
    site,
    and(eq(withdrawals.idSite, site.id), eq(withdrawals.idOrder, idOrder), isNotNull(withdrawals.confirmedAt)),
    { nbItem: 100, page: 1 },
  );

async function readAdminWithdrawals(db: Database, site: Site, filter: SQL | undefined, { nbItem, page }: Page): Promise<AdminWithdrawal[]> {
  const rows = await db
    .select({ row: withdrawals, order: { id: orders.id, reference: orders.reference, status: orders.status, currency: orders.currency } })
    .from(withdrawals)
    .leftJoin(orders, toOrder)
    .where(filter)
    .orderBy(desc(isNull(withdrawals.settledAt)), desc(withdrawals.confirmedAt), desc(withdrawals.id))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  const ids = rows.flatMap(({ row }) => row.idReturn ?? []);
  const returns =
    ids.length === 0
      ? []
      : await db
          .select({ id: orderReturns.id, number: orderReturns.number })
          .from(orderReturns)
          .where(and(eq(orderReturns.idSite, site.id), inArray(orderReturns.id, ids)));
  return rows.flatMap(({ row, order }) => {
    const { id, name, email, reference, lines, confirmedAt, lastDay, isLate, idReturn, settledAt, settledBy, note } = row;
    if (!confirmedAt) return [];
    const back = returns.find((each) => each.id === idReturn);
    return {
      ...{ id, name, email, reference, lastDay, isLate },
      order: order && { id: order.id, reference: order.reference },
      lines: lines.map(({ idLine: _idLine, ...line }) => line),
      currency: order?.currency ?? '',
      confirmedAt: confirmedAt.toISOString(),
      refundBy: lastDayToRefund(confirmedAt, site),
      returnReference: back && order ? `${order.reference}-R${back.number}` : null,
      canOpenReturn: order !== null && idReturn === null && ['SHIPPED', 'DELIVERED', 'COLLECTED'].includes(order.status),
      settled: settledAt && { at: settledAt.toISOString(), by: settledBy ?? '', note },
    };
  });
}

/** Settles a withdrawal, or accepts it and opens its return. Throws ApiError 404, and 409 where no return can be opened. */
export async function decideWithdrawal(
  db: Database,
  site: Site,
  id: number,
  { step, note }: z.output<typeof WithdrawalDecision>,
  at: { now: Date; byEmail: string },
): Promise<AdminWithdrawal> {
  return db.transaction(async (tx) => {
    const own = and(eq(withdrawals.idSite, site.id), eq(withdrawals.id, id), isNotNull(withdrawals.confirmedAt));
    const [found] = await tx.select({ idOrder: withdrawals.idOrder }).from(withdrawals).where(own);
    const order = found?.idOrder ? await lockOrder(tx, site.id, found.idOrder) : undefined;
    const [row] = await tx.select().from(withdrawals).where(own).for('update');
    if (!row) throw new ApiError(404, 'error.not-found');
    if (step === 'SETTLE' && !row.settledAt)
      await tx.update(withdrawals).set({ settledAt: at.now, settledBy: at.byEmail, note }).where(own);
    if (step === 'OPEN_RETURN' && row.idReturn === null) {
      const lines = row.lines.map(({ idLine }) => ({ id: idLine }));
      const back = order && (await openWithdrawalReturn(tx, order, lines, { ...site, now: at.now }));
      if (!back) throw new ApiError(409, 'withdrawal.no-return');
      await tx.update(withdrawals).set({ idReturn: back.id }).where(own);
    }
    const [read] = await readAdminWithdrawals(tx, site, own, { nbItem: 1, page: 1 });
    if (!read) throw new Error('the withdrawal was not read');
    return read;
  });
}
