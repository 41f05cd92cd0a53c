import { and, asc, eq, gt, isNotNull, or } from 'drizzle-orm';
import { nameOf } from '#backend/commerce/order-mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { hashToken } from '#backend/platform/secrets/token-hash.ts';
import { orderLines } from '#backend/tables/order.ts';
import { type WithdrawnLine, withdrawals } from '#backend/tables/withdrawals.ts';
import { findExclusion, requiresSeal } from '#domain/withdrawal.ts';
import type { Withdrawal } from '#schemas/withdrawal.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;

/** Time in ms that a withdrawal waits for its second step. */
export const preparedMs = 24 * 3_600_000;

/** Finds the rows that a key opens: confirmed, or prepared within a day. */
export const openedBy = (idSite: number, key: string, now: Date) =>
  and(
    eq(withdrawals.idSite, idSite),
    eq(withdrawals.keyHash, hashToken(key)),
    or(isNotNull(withdrawals.confirmedAt), gt(withdrawals.createdAt, new Date(now.getTime() - preparedMs))),
  );

/** Reads a withdrawal by its key. Throws ApiError 404. */
export async function readWithdrawal(db: Database, { idSite, key, now }: { idSite: number; key: string; now: Date }): Promise<Withdrawal> {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(openedBy(idSite, key, now));
  if (!row) throw new ApiError(404, 'withdrawal.unknown');
  return describeWithdrawal(row, await linesOfOrder(db, row));
}

/** Lists the lines of the order of a withdrawal; empty without one. */
export async function linesOfOrder(db: Database, { idSite, idOrder }: Pick<WithdrawalRow, 'idSite' | 'idOrder'>): Promise<OrderLineRow[]> {
  if (idOrder === null) return [];
  return db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.idSite, idSite), eq(orderLines.idOrder, idOrder)))
    .orderBy(asc(orderLines.id));
}

/** Builds the answer of the API. */
export function describeWithdrawal(row: WithdrawalRow, rows: readonly OrderLineRow[]): Withdrawal {
  const { name, reference, email, confirmedAt } = row;
  const chosen = new Set(row.lines.map(({ idLine }) => idLine));
  return {
    ...{ name, reference, email, confirmedAt: confirmedAt?.toISOString() ?? null },
    lines:
      row.idOrder === null
        ? null
        : rows.map((line) => {
            const exclusion = findExclusion(line);
            return {
              ...{ id: line.id, name: line.name, declinationLabel: line.declinationLabel, quantity: line.quantity, exclusion },
              isSealed: requiresSeal(line, line.rentFrom !== null),
              isChosen: confirmedAt ? chosen.has(line.id) : exclusion === null,
            };
          }),
  };
}

/** Copies a line of an order, as it is named to people. */
export const copyLine = (line: OrderLineRow): WithdrawnLine => ({ idLine: line.id, name: nameOf(line), quantity: line.quantity });
