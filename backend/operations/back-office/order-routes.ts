import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import {
  advanceOrder,
  orderSearch,
  ordersInTest,
  readOrder,
  requireOwnOrder,
  settleAlert,
  statusContextOf,
  summarise,
} from '#backend/commerce/order/index.ts';
import { adminExchangeRoutes } from '#backend/operations/exchange/index.ts';
import { countRows } from '#backend/platform/database/count-rows.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { orders } from '#backend/tables/order.ts';
import { messages as orderStatusMessages } from '#messages/generated/domain/order-status.ts';
import { readLegalDuties } from './legal-duties.ts';
import { readOrderSheet } from './order-sheet.ts';
import { adminStockRoutes } from './stock-routes.ts';

const sortable: Readonly<Record<string, SQL[]>> = {
  date: [sql`${orders.createdAt}`],
  total: [sql`${orders.total}`],
  name: [sql`lower(${orders.lastname})`, sql`lower(${orders.firstname})`],
};

/** Returns the sort order of the list of orders; a `-` reverses it. Throws ApiError 422 for an unknown one. */
function orderOf(orderBy = '-date'): SQL[] {
  const columns = sortable[orderBy.replace(/^-/, '')];
  if (!columns) throw ApiError.fields([{ key: 'orderBy', message: 'field.invalid' }]);
  return [...columns, sql`${orders.reference}`].map(orderBy.startsWith('-') ? desc : asc);
}

export function adminRoutes(app: Api): void {
  // Before what names one order: `export.csv` is none.
  adminExchangeRoutes(app);
  adminStockRoutes(app);
  route(app, 'GET /admin/legal-duty', async ({ db, site, services }) => ({ duties: await readLegalDuties(db, site.id, services.now()) }));
  route(app, 'GET /admin/order', async ({ db, site, query }) => {
    const filter = and(
      eq(orders.idSite, site.id),
      query.status ? eq(orders.status, query.status) : undefined,
      query.unconfirmed ? eq(orders.isPaymentUnconfirmed, true) : undefined,
      // Closed off: found by its whole number alone.
      or(and(isNull(orders.closedAt), orderSearch(site.id, orders.id, query.search)), eq(orders.reference, query.search ?? '')),
    );
    const total = await countRows(db, sql`${orders} where ${filter}`);
    const rows = await db
      .select()
      .from(orders)
      .where(filter)
      .orderBy(...orderOf(query.orderBy))
      .limit(query.nbItem)
      .offset((query.page - 1) * query.nbItem);
    const summaries = await summarise(db, rows);
    const inTest = await ordersInTest(db, site.id, rows);
    return {
      total,
      orders: rows.flatMap((row, index) => {
        const summary = summaries[index];
        const { email, firstname, lastname, alert, isPaymentUnconfirmed, id } = row;
        return summary
          ? [{ ...summary, email, customer: `${firstname} ${lastname}`, alert, isPaymentUnconfirmed, isTest: inTest.has(id) }]
          : [];
      }),
    };
  });
  route(app, 'GET /admin/order/{id}/get-status', async ({ db, site, user, lang, params }) => {
    const { status } = await readOrder(db, await requireOwnOrder(db, { idSite: site.id, user, key: undefined }, params.id));
    return { id: status, value: orderStatusMessages[lang][status] };
  });
  route(app, 'GET /admin/order/{id}', ({ db, site, params }) => readOrderSheet(db, site, params.id));
  route(app, 'PUT /admin/order/{id}/status', async ({ db, site, user, params, body, services }) => {
    const order = { idSite: site.id, id: params.id };
    await advanceOrder(db, order, body, { ...statusContextOf(services), byEmail: user.email });
    return readOrderSheet(db, site, params.id);
  });
  route(app, 'POST /admin/order/{id}/alert/settle', async ({ db, site, user, params, services }) => {
    const order = { idSite: site.id, id: params.id };
    await settleAlert(db, order, { now: services.now(), byEmail: user.email });
    return readOrderSheet(db, site, params.id);
  });
}
