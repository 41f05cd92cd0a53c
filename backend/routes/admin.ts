import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { orders } from '../db/tables/order.ts';
import { readOrder, requireOwnOrder, summarise } from '../flows/order/read-order.ts';
import { readOutbox } from '../mail/outbox.ts';
import { message } from '../messages/message.ts';
import { type Api, route } from '../route.ts';

export function adminRoutes(app: Api): void {
  route(app, 'GET /admin/order', async ({ db, site, query }) => {
    const filter = and(
      eq(orders.idSite, site.id),
      query.status ? eq(orders.status, query.status) : undefined,
      query.search?.trim() ? matches(query.search.trim()) : undefined,
    );
    const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(orders).where(filter);
    const rows = await db
      .select()
      .from(orders)
      .where(filter)
      .orderBy(desc(orders.createdAt), desc(orders.reference))
      .limit(query.nbItem)
      .offset((query.page - 1) * query.nbItem);
    const summaries = await summarise(db, rows);
    return {
      total: count?.total ?? 0,
      orders: rows.flatMap((row, index) => {
        const summary = summaries[index];
        return summary ? [{ ...summary, email: row.email, customer: `${row.firstname} ${row.lastname}`, alert: row.alert }] : [];
      }),
    };
  });
  route(app, 'GET /admin/order/{id}/get-status', async ({ db, site, user, lang, params }) => {
    const { status } = await readOrder(db, await requireOwnOrder(db, { idSite: site.id, user, key: undefined }, params.id));
    return { id: status, value: message(lang, `status.${status}`) };
  });
  route(app, 'GET /admin/mail', ({ db, site, query }) => readOutbox(db, site.id, query));
}

/** Orders whose number, e-mail, phone or name holds a text. */
function matches(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(orders.reference, pattern),
    ilike(orders.email, pattern),
    ilike(orders.phone, pattern),
    ilike(sql`${orders.firstname} || ' ' || ${orders.lastname}`, pattern),
  );
}
