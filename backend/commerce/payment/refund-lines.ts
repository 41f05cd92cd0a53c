import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type OrderLineRow, type OrderRow, paidOfLine, type RefundedLine } from '#backend/commerce/order/index.ts';
import { piecesOut } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { orderLines } from '#backend/tables/order.ts';
import { paidOfPieces } from '#domain/refunds.ts';
import type { RefundableLine, RefundBody } from '#schemas/payment-books.ts';

type Named = Pick<OrderRow, 'idSite' | 'id'>;

const linesOf = (db: Database, { idSite, id }: Named): Promise<OrderLineRow[]> =>
  db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.idSite, idSite), eq(orderLines.idOrder, id)))
    .orderBy(asc(orderLines.id));

/** Reads the amount paid for each line of an order, and the number of its pieces that could go back into the stock. */
export const readRefundableLines = async (db: Database, order: Named): Promise<RefundableLine[]> =>
  refundableLines(db, order, await linesOf(db, order));

async function refundableLines(db: Database, order: Named, lines: readonly OrderLineRow[]): Promise<RefundableLine[]> {
  const left = new Map(await piecesOut(db, { idSite: order.idSite, idOrder: order.id }));
  const credited = await creditedPieces(db, order);
  return lines.map((line) => {
    // Rented pieces never left the stock. Lines of the same declination share the pieces that left.
    const out = line.rentFrom === null ? Math.min(line.quantity, left.get(line.idDeclination) ?? 0) : 0;
    left.set(line.idDeclination, (left.get(line.idDeclination) ?? 0) - out);
    return { id: line.id, paid: paidOfLine(line), credited: credited.get(line.id) ?? 0, out };
  });
}

/** Pieces of each line that the credit notes of an order name. */
async function creditedPieces(db: Database, { idSite, id }: Named): Promise<ReadonlyMap<number, number>> {
  const notes = await db
    .select({ content: invoices.content })
    .from(invoices)
    .where(and(eq(invoices.idSite, idSite), eq(invoices.idOrder, id), eq(invoices.kind, 'CREDIT_NOTE')));
  const pieces = new Map<number, number>();
  for (const { idLine, quantity } of notes.flatMap(({ content }) => content.lines))
    if (idLine !== null) pieces.set(idLine, (pieces.get(idLine) ?? 0) + quantity);
  return pieces;
}

/**
 * The lines that a refund names: what is credited of them, and the pieces that go back into the stock. The order is locked.
 * Throws ApiError 422: a line that is not the order's or stands twice, more pieces than it has, or pieces that are back already.
 */
export async function takeRefundedLines(
  tx: Database,
  order: Named,
  named: z.output<typeof RefundBody>['lines'],
): Promise<{ credited: RefundedLine[]; back: { idDeclination: number; quantity: number }[] }> {
  if (named.length === 0) return { credited: [], back: [] };
  const lines = await linesOf(tx, order);
  const refundable = await refundableLines(tx, order, lines);
  const seen = new Set<number>();
  const taken = named.map(({ id, quantity, restock }, at) => {
    const line = lines.find((each) => each.id === id);
    if (!line || seen.has(id)) throw ApiError.fields([{ key: `lines.${at}.id`, message: 'payment.refund-line' }]);
    seen.add(id);
    const now = refundable.find((each) => each.id === id);
    const most = restock ? (now?.out ?? 0) : line.quantity;
    if (quantity > most) {
      const message = restock ? 'payment.refund-pieces-back' : 'payment.refund-pieces';
      throw ApiError.fields([{ key: `lines.${at}.quantity`, message, params: { count: most } }]);
    }
    const total = paidOfPieces({ paid: paidOfLine(line), quantity: line.quantity }, quantity, now?.credited);
    return { line, quantity, total, restock };
  });
  return {
    credited: taken.map(({ line, quantity, total }) => ({ idLine: line.id, quantity, total })),
    back: taken.flatMap(({ line: { idDeclination }, quantity, restock }) => (restock ? [{ idDeclination, quantity }] : [])),
  };
}
