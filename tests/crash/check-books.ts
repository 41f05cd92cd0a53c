import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '#backend/operations/archive/backup/layout.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { Piece, Told } from './shopper.ts';

/** A sentence that must be true of no row, and the rows that it is true of. */
type Fault = [sentence: string, rows: SQL];

const paid = sql`o.status not in ('PENDING_PAYMENT', 'CANCELLED')`;

/**
 * Faults of orders, stock and mails that no run may cause. `ours`: ids of the declinations that were ordered; `stock`: of each, before the
 * first order.
 */
const faults = (idSite: number, stock: number, ours: SQL): Fault[] => [
  ['an order without lines', sql`select o.reference from orders o where not exists (select 1 from order_lines l where l.id_order = o.id)`],
  [
    'an order whose lines do not add up',
    sql`select o.reference from orders o where o.subtotal <> (select sum(l.total) from order_lines l where l.id_order = o.id)`,
  ],
  [
    'an order that no call asked for',
    sql`select reference from orders o where not exists (select 1 from order_placements p where p.id_order = o.id)`,
  ],
  [
    'a call whose order is not there',
    sql`select id_order from order_placements p where not exists (select 1 from orders o where o.id = p.id_order)`,
  ],
  ['a cart that was ordered twice', sql`select id_cart from orders o where o.status <> 'CANCELLED' group by id_cart having count(*) > 1`],
  [
    'an order whose beginning is not told once',
    sql`select reference from orders o where 1 <> (select count(*) from order_events e where e.id_order = o.id and e.type = 'order.placed')`,
  ],
  [
    'an order that keeps other pieces than it has',
    sql`select o.reference, l.id_declination from orders o join order_lines l on l.id_order = o.id
      where o.status <> 'CANCELLED' and coalesce((select h.quantity from stock_holds h where h.id_order = o.id and h.id_declination = l.id_declination
        and h.state = case when ${paid} then 'CONSUMED' else 'HELD' end), 0)
        <> (select sum(m.quantity) from order_lines m where m.id_order = o.id and m.id_declination = l.id_declination)`,
  ],
  [
    'a paid order without its payment, its event, its invoice or its e-mail, or with two',
    sql`select o.reference from orders o where ${paid} and (o.paid_at is null
      or 1 <> (select count(*) from payment_attempts a where a.id_order = o.id and a.status = 'paid')
      or 1 <> (select count(*) from order_events e where e.id_order = o.id and e.type = 'payment.paid')
      or 1 <> (select count(*) from invoices i where i.id_order = o.id)
      or 1 <> (select count(*) from mails m where m.id_order = o.id and m.kind = 'ORDER_CONFIRMED'))`,
  ],
  [
    'an unpaid order with a payment, an invoice, pieces that left or a confirmation',
    sql`select o.reference from orders o where not ${paid} and (o.paid_at is not null
      or exists (select 1 from payment_attempts a where a.id_order = o.id and a.status = 'paid')
      or exists (select 1 from invoices i where i.id_order = o.id)
      or exists (select 1 from stock_moves s where s.id_order = o.id)
      or exists (select 1 from mails m where m.id_order = o.id and m.kind = 'ORDER_CONFIRMED'))`,
  ],
  ['an order that a person must look at', sql`select reference, alert from orders where alert is not null`],
  [
    'pieces held that no hold keeps',
    sql`select d.id from declinations d where d.held <> coalesce((select sum(h.quantity) from stock_holds h where h.id_declination = d.id and h.state = 'HELD'), 0)`,
  ],
  [
    'a stock that is not what the moves leave',
    sql`select d.id from declinations d where d.id in (${ours}) and d.stock <> ${stock} + coalesce((select sum(s.quantity) from stock_moves s where s.id_declination = d.id), 0)`,
  ],
  [
    'a stock that is not what paid orders leave',
    sql`select d.id from declinations d where d.id in (${ours}) and d.stock <> ${stock} - coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.id_order
      where l.id_declination = d.id and ${paid}), 0)`,
  ],
  [
    'order numbers with a gap',
    sql`select s.last from order_sequences s where s.id_site = ${idSite} and s.last <> (select count(*) from orders)`,
  ],
  [
    'invoice numbers with a gap',
    sql`select s.kind from invoice_sequences s where s.last <> (select count(*) from invoices i where i.kind = s.kind and i.is_test = s.is_test and i.year = s.year)`,
  ],
];

/** Lists the faults in the books of a shop that is alone in its database, one line each; none if all is right. */
export async function checkBooks(
  db: Database,
  { idSite, stock, pieces, told }: { idSite: number; stock: number; pieces: readonly Piece[]; told: readonly Told[] },
): Promise<string[]> {
  const ours = sql.join(
    pieces.map(({ idDeclination }) => sql`${idDeclination}::int`),
    sql`, `,
  );
  const found: string[] = [];
  for (const [sentence, query] of faults(idSite, stock, ours)) {
    const rows = await rowsOf(db, query);
    if (rows.length > 0) found.push(`${rows.length} × ${sentence}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  type Kept = { id: string; reference: string; email: string; total: number; status: string };
  const kept = new Map((await rowsOf<Kept>(db, sql`select id, reference, email, total, status from orders`)).map((row) => [row.id, row]));
  for (const { idOrder, reference, email, total, isPaid } of told) {
    const order = kept.get(idOrder);
    const isRight =
      order?.reference === reference &&
      order.email === email &&
      Number(order.total) === total &&
      order.status === (isPaid ? 'PAID' : 'PENDING_PAYMENT');
    if (!isRight) found.push(`${reference} is not what its shopper was told: ${JSON.stringify(order)}`);
  }
  return found;
}
