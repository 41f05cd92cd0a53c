import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import { createApp, tellShop } from '#backend/app.ts';
import { type SandboxNotification, signedNotification } from '#backend/commerce/payment/providers/sandbox/provider.ts';
import type { WholeDatabase } from '#backend/platform/database/database.ts';
import type { Tell } from '#backend/platform/domain-events.ts';
import type { Api } from '#backend/platform/http/route.ts';
import type { ApiConfig } from '#backend/platform/http/services.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { paymentAttempts } from '#backend/tables/payment.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Envelope } from '#schemas/envelope.ts';
import type { OrderBody, PlacedOrder } from '#schemas/order.ts';
import { addProduct, type SeedProduct, seedShop, start } from './seed.ts';

const noMedia: MediaStore = { read: async () => null, write: async () => {}, has: async () => false };

export type Answer<T> = { status: number } & Envelope<T>;
export type Headers = Record<string, string>;

let lastSite = 1000;

/** Differences from a shop with the test bank at `http://shop.test`. */
export type ShopOptions = Partial<Pick<ApiConfig, 'webOrigin' | 'paymentSandbox' | 'paymentSimulator' | 'relayHosts'>> & {
  startAt?: Date;
  tell?: Tell;
  logger?: Logger;
};

/** A shop of its own in a database, and what shoppers do in it. Its clock stands still until it is turned. */
export async function openShop(db: WholeDatabase, options: ShopOptions = {}) {
  const { startAt = start, tell = tellShop, logger = pino({ level: 'silent' }), ...config } = options;
  lastSite += 1 + Math.floor(Math.random() * 1_000_000);
  const idSite = lastSite;
  await seedShop(db, idSite);
  let time = startAt;
  const whole: ApiConfig = { siteId: idSite, webOrigin: 'http://shop.test', checkAnswers: true, paymentSandbox: true, ...config };
  const app: Api = createApp({ db, logger, mediaStore: noMedia, tell, config: whole, now: () => time });

  async function call<T>(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<Answer<T>> {
    const init: RequestInit = { method, headers: { idSite: String(idSite), userLang: 'en_US', ...headers } };
    if (body instanceof FormData) init.body = body;
    else if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { ...init.headers, 'content-type': 'application/json' };
    }
    const response = await app.request(path, init);
    return { status: response.status, ...((await response.json()) as Envelope<T>) };
  }

  /** The data of an accepted answer; a refused one fails the test with its message. */
  async function accept<T>(method: string, path: string, body?: unknown, headers?: Headers): Promise<T> {
    const answer = await call<T>(method, path, body, headers);
    if (!answer.success) throw new Error(`${method} ${path}: ${answer.status} ${answer.message} ${JSON.stringify(answer.data)}`);
    return answer.data;
  }

  const add = (
    idDeclination: number,
    quantity: number,
    options: { cart?: string; key?: string; headers?: Headers; rent?: readonly [from: string, to: string] } = {},
  ) => {
    const form = new FormData();
    form.set('quantity', String(quantity));
    form.set('type', 'MAIN_CART');
    if (options.key) form.set('idempotencyKey', options.key);
    if (options.rent) form.set('rentFrom', options.rent[0]);
    if (options.rent) form.set('rentTo', options.rent[1]);
    return call<Cart>('POST', `/cart/${options.cart ?? 'new'}/product/${idDeclination}`, form, options.headers);
  };

  const shop = {
    db,
    app,
    config: whole,
    idSite,
    call,
    accept,
    add,
    now: () => time,
    /** Context of an event outside a call: the current time, and the listeners. */
    at: () => ({ now: time, webOrigin: whole.webOrigin, tell }),
    later: (minutes: number) => {
      time = new Date(time.getTime() + minutes * 60_000);
    },
    product: (seed: SeedProduct) => addProduct(db, idSite, seed),
    /** A guest's cart with one line. */
    cartWith: async (idDeclination: number, quantity = 1): Promise<Cart> => {
      const answer = await add(idDeclination, quantity);
      if (!answer.success) throw new Error(answer.message);
      return answer.data;
    },
    /** Makes a payment at the test bank count as real money. */
    asReal: () => db.update(paymentAttempts).set({ isTest: false }).where(eq(paymentAttempts.idSite, idSite)),
    place: (body: OrderBody, headers?: Headers) => call<PlacedOrder>('POST', '/order', body, headers),
    pay: async (placed: PlacedOrder, outcome: SandboxNotification['outcome'] = 'paid', change: Partial<SandboxNotification> = {}) => {
      const attempt = attemptOf(placed);
      const facts = { id: randomUUID(), shop: idSite, attempt, outcome, amount: placed.total, currency: 'EUR', ...change };
      return app.request('/payment/sandbox/notify', await signedNotification(db, facts, time));
    },
  };
  return shop;
}
export type Shop = Awaited<ReturnType<typeof openShop>>;

/** The attempt a shopper was sent to pay. */
export const attemptOf = (placed: PlacedOrder): string =>
  placed.payment.kind === 'redirect' ? (placed.payment.url.split('/').at(-1) ?? '') : '';

/** Home delivery in France by a carrier; what a checkout sends. */
export function orderBody(cart: Cart, carrier: { id: number; price: number }, change: Partial<OrderBody> = {}): OrderBody {
  const address = {
    firstname: 'Zoé',
    lastname: 'Martin',
    address: '3 rue des Lilas',
    postalCode: '85190',
    city: 'Aizenay',
    idCountry: 250,
  };
  return {
    idCart: cart.id,
    idempotencyKey: randomUUID(),
    user: { email: 'zoe@example.test', firstname: 'Zoé', lastname: 'Martin', phone: '0612345678' },
    address: { delivery: address, billing: null },
    delivery: { type: 'DELIVERY', idCarrier: carrier.id, servicePrice: carrier.price },
    total: cart.total + carrier.price,
    acceptTerms: true,
    // Asked for where a rental begins soon.
    requestsEarlyStart: true,
    // Asked for where there is wine.
    majority: { birthdate: '1980-05-01', isDeclared: true },
    ...change,
  };
}

export type OpenShop = Awaited<ReturnType<typeof openShop>>;
