import { and, desc, eq, sql } from 'drizzle-orm';
import { orderStatusMessages } from '#domain/order-status.ts';
import { adminExchangeRoutes } from '../exchange/routes.ts';
import { adminInboxRoutes } from '../forms/routes.ts';
import { readOutbox, sendAgain } from '../mail/read-outbox.ts';
import { advanceOrder, settleAlert } from '../order/advance-order.ts';
import { statusContextOf } from '../order/events.ts';
import { ordersInTest, readOrder, requireOwnOrder, summarise } from '../order/read-order.ts';
import { orderSearch } from '../order/search-orders.ts';
import { orders } from '../order/tables.ts';
import { countRows } from '../platform/database/count-rows.ts';
import { type Api, route } from '../platform/http/route.ts';
import { listReturns } from '../returns/admin-returns.ts';
import { readOrderSheet } from './order-sheet.ts';
import { adminStockRoutes } from './stock-routes.ts';

export function adminRoutes(app: Api): void {
  // Before what names one order: `export.csv` is none.
  adminExchangeRoutes(app);
  adminStockRoutes(app);
  adminInboxRoutes(app);
  route(app, 'GET /admin/order', async ({ db, site, query }) => {
    const filter = and(
      eq(orders.idSite, site.id),
      query.status ? eq(orders.status, query.status) : undefined,
      query.unconfirmed ? eq(orders.isPaymentUnconfirmed, true) : undefined,
      orderSearch(site.id, orders.id, query.search),
    );
    const total = await countRows(db, sql`${orders} where ${filter}`);
    const rows = await db
      .select()
      .from(orders)
      .where(filter)
      .orderBy(desc(orders.createdAt), desc(orders.reference))
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
  route(app, 'GET /admin/order/{id}', ({ db, site, params }) => readOrderSheet(db, { idSite: site.id, id: params.id }));
  route(app, 'PUT /admin/order/{id}/status', async ({ db, site, user, params, body, services }) => {
    const order = { idSite: site.id, id: params.id };
    await advanceOrder(db, order, body, { ...statusContextOf(services), byEmail: user.email });
    return readOrderSheet(db, order);
  });
  route(app, 'POST /admin/order/{id}/alert/settle', async ({ db, site, user, params, services }) => {
    const order = { idSite: site.id, id: params.id };
    await settleAlert(db, order, { now: services.now(), byEmail: user.email });
    return readOrderSheet(db, order);
  });
  route(app, 'GET /admin/order-back', ({ db, site, query }) => listReturns(db, site.id, query));
  route(app, 'POST /admin/mail/{id}/send-again', ({ db, site, params }) => sendAgain(db, site.id, params.id));
  route(app, 'GET /admin/mail', async ({ db, site, query, services }) => ({
    ...(await readOutbox(db, site.id, query)),
    sends: services.config.sendsMail ?? false,
  }));
}
