import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { and, desc, eq } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import { paymentProviders } from '#backend/commerce/payment/providers/providers.ts';
import { hashPassword } from '#backend/foundation/people/passwords.ts';
import { openSession } from '#backend/foundation/people/sessions.ts';
import type { WholeDatabase } from '#backend/platform/database/database.ts';
import type { Tell } from '#backend/platform/domain-events.ts';
import { orders } from '#backend/tables/order.ts';
import { paymentAttempts, paymentCaptures, paymentEvents, paymentRefunds } from '#backend/tables/payment.ts';
import { users } from '#backend/tables/people.ts';
import { parameters } from '#backend/tables/site.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { PaymentMethod, PlacedOrder } from '#schemas/order.ts';
import type { OrderPayments } from '#schemas/payment-books.ts';
import { type PaymentMode, type PaymentState, providerOfMethod } from '#schemas/payments.ts';
import type { RunningSimulator } from '../../../tools/payment-simulator/start.ts';
import { openShop, orderBody } from '../commerce/shop.ts';
import { merchantOf, newKeys } from './keys.ts';

export type PaymentShopOptions = {
  method: PaymentMethod;
  mode?: PaymentMode;
  simulator: RunningSimulator;
  /** Key that verifies e-Transactions; by default the simulator's. */
  publicKey?: string;
  tell?: Tell;
  logger?: Logger;
};

/** A shop that listens on this machine, with keys of its own for a method of payment that the simulator knows. */
export async function openPaymentShop(db: WholeDatabase, options: PaymentShopOptions) {
  const { method, mode = 'TEST', simulator, publicKey = simulator.publicKeyPem, tell, logger = pino({ level: 'silent' }) } = options;
  let answerWith: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 });
  const server = serve({ fetch: (request) => answerWith(request), port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((listening) => server.once('listening', listening));
  const webOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { hostname, port, origin } = new URL(simulator.origin);
  const paymentSimulator = { origin, host: hostname, port: Number(port), publicKey };
  const shop = await openShop(db, {
    webOrigin,
    paymentSandbox: false,
    paymentSimulator,
    startAt: new Date(),
    logger,
    ...(tell && { tell }),
  });
  const { app, idSite, call, accept } = shop;
  // The web server stands before the API and takes its own prefix off.
  answerWith = (request) => app.fetch(new Request(request.url.replace('/api/', '/'), request));

  const [admin] = await db
    .insert(users)
    .values({
      ...{ idSite, email: `nora-${idSite}@shop.test`, passwordHash: await hashPassword(`nora ${idSite}`), role: 'ADMIN' },
      ...{ firstname: 'Nora', lastname: 'Petit', phone: '0612345678' },
    })
    .returning();
  if (!admin) throw new Error('no administrator');
  const asAdmin = { Authorization: await openSession(db, idSite, admin.id, new Date()) };
  await db.insert(parameters).values({ idSite, key: 'PAYMENT_METHOD', value: method }).onConflictDoNothing();
  const keys = newKeys(method, mode);
  await accept('PUT', `/admin/payment/provider/${method}`, { mode, values: keys }, asAdmin);
  const notifyPath = `/payment/${providerOfMethod[method]}/${idSite}/notify`;
  const { provider, account } = merchantOf(method, keys, `${webOrigin}/api${notifyPath}`);
  const control = async <T>(verb: string, path: string, body?: unknown): Promise<T> => {
    const init = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await fetch(`${simulator.origin}/control${path}`, { method: verb, ...init });
    if (!response.ok) throw new Error(`${verb} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  await control('POST', `/accounts/${provider}`, account);

  const attemptsOf = (id: string) =>
    db
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.idSite, idSite), eq(paymentAttempts.idOrder, id)))
      .orderBy(desc(paymentAttempts.number));

  return {
    ...shop,
    ...{ webOrigin, keys, mode, method, asAdmin, notifyPath, control, merchant: account.id, provider, attemptsOf },
    providers: paymentProviders({ paymentSandbox: false, paymentSimulator }),
    parts: { db, providers: paymentProviders({ paymentSandbox: false, paymentSimulator }), logger },
    /** An order that waits for its payment, of a product with so many pieces. */
    placeOne: async (stock = 3, price = 4_500) => {
      const product = await shop.product({ name: 'Robe Colette', price, stock });
      const cart = await shop.cartWith(product.idDeclination);
      const place = { products: [{ idProduct: product.idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
      const [carrier] = await accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
      const answer = await shop.place(orderBody(cart, carrier ?? { id: 0, price: 0 }));
      if (!answer.success) throw new Error(`${answer.status} ${answer.message}`);
      return { ...product, order: answer.data };
    },
    attemptOf: async (order: PlacedOrder) => {
      const [attempt] = await attemptsOf(order.id);
      if (!attempt) throw new Error('no attempt');
      return attempt;
    },
    orderRow: async ({ id }: PlacedOrder) => {
      const [row] = await db.select().from(orders).where(eq(orders.id, id));
      if (!row) throw new Error('no order');
      return row;
    },
    state: ({ id, key }: PlacedOrder) => accept<PaymentState>('GET', `/order/${id}/payment?key=${key}`),
    payments: ({ id }: PlacedOrder) => accept<OrderPayments>('GET', `/admin/order/${id}/payment`, undefined, asAdmin),
    refund: ({ id }: PlacedOrder, body: Record<string, unknown>) => call<OrderPayments>('POST', `/admin/order/${id}/refund`, body, asAdmin),
    captures: ({ id }: PlacedOrder) => db.select().from(paymentCaptures).where(eq(paymentCaptures.idOrder, id)).orderBy(paymentCaptures.id),
    refunds: ({ id }: PlacedOrder) =>
      db.select().from(paymentRefunds).where(eq(paymentRefunds.idOrder, id)).orderBy(paymentRefunds.createdAt),
    events: async ({ id }: PlacedOrder) => {
      const ids = (await attemptsOf(id)).map((attempt) => attempt.id);
      const all = await db.select().from(paymentEvents).where(eq(paymentEvents.idSite, idSite)).orderBy(paymentEvents.id);
      return all.filter(({ idAttempt }) => ids.includes(idAttempt));
    },
    notify: (init: RequestInit, path = notifyPath): Promise<Response> => Promise.resolve(app.request(path, init)),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
export type PaymentShop = Awaited<ReturnType<typeof openPaymentShop>>;
