import { eq } from 'drizzle-orm';
import { lockOrder, type OrderRow, paidOfLine } from '#backend/commerce/order/index.ts';
import { noticeWithdrawal } from '#backend/commerce/order-mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { type WithdrawnLine, withdrawals } from '#backend/tables/withdrawals.ts';
import { owedOfRental, rentalWithdrawalEnd } from '#domain/rental-withdrawal.ts';
import { dateIn } from '#domain/time-zones.ts';
import { findExclusion } from '#domain/withdrawal.ts';
import { lastDayToRefund, type ShopCalendar, withdrawalEnd } from '#domain/withdrawal-period.ts';
import type { Withdrawal } from '#schemas/withdrawal.ts';
import { queueReceipt, type WithdrawalOutcome } from '../mail.ts';
import { openWithdrawalReturn } from '../steps/open-withdrawal-return.ts';
import { copyLine, describeWithdrawal, linesOfOrder, type OrderLineRow, openedBy } from './read-withdrawal.ts';

type Confirming = ShopCalendar & { idSite: number; key: string; now: Date; webOrigin: string };

/**
 * Records a withdrawal with its moment, acknowledges it by e-mail, opens the return of what was handed over, and tells the shop. The same
 * again changes nothing. One that comes late is recorded as late, never refused. Throws ApiError 404, and 422 where no item is chosen.
 * @param chosen ids of lines of the order; undefined: all that can be withdrawn from
 */
export async function confirmWithdrawal(db: Database, chosen: readonly number[] | undefined, confirming: Confirming): Promise<Withdrawal> {
  const { idSite, key, now } = confirming;
  return db.transaction(async (tx) => {
    const own = openedBy(idSite, key, now);
    const [found] = await tx.select({ idOrder: withdrawals.idOrder }).from(withdrawals).where(own);
    // The order is locked before its withdrawal, as before its returns.
    const order = found?.idOrder ? await lockOrder(tx, idSite, found.idOrder) : undefined;
    const [row] = await tx.select().from(withdrawals).where(own).for('update');
    if (!row) throw new ApiError(404, 'withdrawal.unknown');
    const rows = await linesOfOrder(tx, row);
    if (row.confirmedAt) return describeWithdrawal(row, rows);
    const open = rows.filter((line) => findExclusion(line) === null);
    const lines = chosen ? open.filter(({ id }) => chosen.includes(id)) : open;
    if (order && lines.length === 0) throw ApiError.fields([{ key: 'lines', message: 'withdrawal.lines' }]);
    const time = order ? timeOf(order, lines, confirming) : { lastDay: null, isLate: false };
    const back = order && !time.isLate ? await openWithdrawalReturn(tx, order, lines, confirming) : undefined;
    const change = {
      lines: lines.map((line) => withdrawnLine(order, line, confirming)),
      confirmedAt: now,
      ...time,
      idReturn: back?.id ?? null,
    };
    await tx.update(withdrawals).set(change).where(eq(withdrawals.id, row.id));
    const outcome = order ? findOutcome({ ...time, hasReturn: back !== undefined, lines }) : 'UNKNOWN';
    const confirmed = { ...row, ...change };
    const reference = order?.reference ?? row.reference;
    await queueReceipt(tx, confirmed, { ...confirming, outcome, reference, currency: order?.currency ?? '' });
    const items = confirmed.lines.map((line) => `${line.quantity} × ${line.name}`);
    const refundBy = lastDayToRefund(now, confirming);
    await noticeWithdrawal(tx, idSite, { id: row.id, name: row.name, reference, state: outcome, items, refundBy }, confirming);
    return describeWithdrawal(confirmed, rows);
  });
}

type Recorded = { isLate: boolean; hasReturn: boolean; lines: readonly OrderLineRow[] };

/** Finds the next step after a withdrawal from a known order. */
function findOutcome({ isLate, hasReturn, lines }: Recorded): WithdrawalOutcome {
  if (isLate) return 'LATE';
  if (hasReturn) return 'RETURN';
  return lines.some(({ rentFrom }) => rentFrom !== null) ? 'RENTAL' : 'BEFORE_DISPATCH';
}

/** Computes the last day of lines, the latest of them, and whether it is over for all. */
function timeOf(order: OrderRow, lines: readonly OrderLineRow[], { now, ...calendar }: Confirming) {
  const ends = lines.map((line) => endOf(order, line, calendar));
  const isLate = ends.every((end) => end !== null && now >= end);
  const last = Math.max(...ends.flatMap((end) => end?.getTime() ?? []));
  return { lastDay: ends.includes(null) ? null : dateIn(calendar.timeZone, new Date(last - 1)), isLate };
}

/** Computes when the time of withdrawal of a line is over; null: it has not begun. */
function endOf(order: OrderRow, line: OrderLineRow, calendar: ShopCalendar): Date | null {
  const rental = rentalOf(order, line);
  if (rental) return rentalWithdrawalEnd({ ...rental, concludedAt: order.createdAt }, calendar);
  const start = order.deliveryKind === 'NO_DELIVERY' ? order.paidAt : order.handedOverAt;
  return start && withdrawalEnd(start, calendar);
}

const rentalOf = ({ earlyStartRequestedAt }: OrderRow, { rentFrom: from, rentTo: to }: OrderLineRow) =>
  from !== null && to !== null ? { from, to, isEarlyStartRequested: earlyStartRequestedAt !== null } : null;

/** Copies a line as it is withdrawn from; of a rental with what is owed for the days that had begun. */
function withdrawnLine(order: OrderRow | undefined, line: OrderLineRow, at: Confirming): WithdrawnLine {
  const rental = order && rentalOf(order, line);
  if (!rental) return copyLine(line);
  const paid = paidOfLine(line);
  return { ...copyLine(line), rental: { paid, owed: owedOfRental(paid, rental, at) } };
}
