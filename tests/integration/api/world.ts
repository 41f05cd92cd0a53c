import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { createApp } from '#backend/app.ts';
import { hashPassword } from '#backend/foundation/people/passwords.ts';
import { openSession } from '#backend/foundation/people/sessions.ts';
import type { WholeDatabase } from '#backend/platform/database/database.ts';
import { users } from '#backend/tables/people.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Envelope } from '#schemas/envelope.ts';
import type { PlacedOrder } from '#schemas/order.ts';
import { orderBody } from '../commerce/shop.ts';
import { fullSite } from '../site/full-site.ts';
import { openSite } from '../site/open-site.ts';

type Product = { idProduct: number; declination: { id: number }[] };

/** Roles of callers. `stranger`: an administrator of another site with her token there. */
export const roles = ['guest', 'customer', 'admin', 'stranger', 'dead token'] as const;
export type Role = (typeof roles)[number];

/** A site with content, two customers who ordered, and an administrator; everything private of a person bears her mark. */
async function peopledSite(db: WholeDatabase, mark: string) {
  const { idSite, mediaStore } = await openSite(db, fullSite);
  const app = createApp({
    db,
    mediaStore,
    logger: pino({ level: 'silent' }),
    config: { siteId: idSite, webOrigin: 'http://shop.test', checkAnswers: false, paymentSandbox: true },
    // Without a rate limit, so that all calls reach the handlers.
    rateLimiter: { attempt: async () => 0 },
  });
  const call = async <T>(method: string, path: string, body?: unknown, token = ''): Promise<T> => {
    const headers = { idSite: String(idSite), 'content-type': 'application/json', Authorization: token };
    const response = await app.request(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const answer = (await response.json()) as Envelope<T>;
    if (!answer.success) throw new Error(`${method} ${path}: ${response.status} ${answer.message} ${JSON.stringify(answer.data)}`);
    return answer.data;
  };
  const { products } = await call<{ products: { idProduct: number }[] }>('GET', '/product?availability=in-stock');
  const sheets = await Promise.all(products.map(({ idProduct }) => call<Product>('GET', `/product/${idProduct}`)));

  async function person(name: string, role: 'CUSTOMER' | 'ADMIN') {
    const own = `${name}${mark}`;
    const email = `${own}@private.test`.toLowerCase();
    const row = { idSite, email, passwordHash: await hashPassword(randomUUID()), role, firstname: own, lastname: own, phone: '0612345678' };
    const [user] = await db.insert(users).values(row).returning();
    if (!user) throw new Error('no user');
    return { id: user.id, mark: own, signIn: () => openSession(db, idSite, user.id, new Date()) };
  }
  type Person = Awaited<ReturnType<typeof person>>;

  /** The first product that can be bought as it is, ordered by a person to her home. */
  async function order(of: Person): Promise<{ id: string; idCart: string; line: { idProduct: number; idDeclination: number } }> {
    const token = await of.signIn();
    const refusals: unknown[] = [];
    for (const { idProduct, declination } of sheets) {
      for (const { id: idDeclination } of declination) {
        try {
          const cart = await call<Cart>('POST', `/cart/new/product/${idDeclination}`, { type: 'MAIN_CART', quantity: 1 }, token);
          const place = { products: [{ idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
          const [carrier] = await call<Carrier[]>('POST', '/calculate/shipping-fees', place);
          const body = orderBody(cart, carrier ?? { id: 1, price: 0 });
          const user = { ...body.user, firstname: of.mark, lastname: of.mark, email: `${of.mark}@private.test`.toLowerCase() };
          const address = { ...body.address.delivery, firstname: of.mark, lastname: of.mark, address: `1 rue ${of.mark}` } as never;
          const placed = await call<PlacedOrder>('POST', '/order', { ...body, user, address: { delivery: address, billing: null } }, token);
          // A cart again, for the one that was ordered is paid for.
          const next = await call<Cart>('POST', '/cart', { discountCode: '', type: 'MAIN_CART' }, token);
          return { id: placed.id, idCart: next.id, line: { idProduct, idDeclination } };
        } catch (error) {
          refusals.push(error);
          await call(
            'DELETE',
            `/cart/${(await call<Cart>('POST', '/cart', { discountCode: '', type: 'MAIN_CART' }, token)).id}`,
            undefined,
            token,
          );
        }
      }
    }
    throw new Error(`nothing could be ordered: ${refusals.join('; ')}`);
  }
  const zoe = await person('Zoe', 'CUSTOMER');
  const ana = await person('Ana', 'CUSTOMER');
  const nora = await person('Nora', 'ADMIN');
  const orders = { zoe: await order(zoe), ana: await order(ana) };
  const tree = await call<{ id: number }[]>('GET', '/page/tree');
  const ids = [
    ...sheets.map(({ idProduct }) => idProduct),
    ...sheets.flatMap((sheet) => sheet.declination.map(({ id }) => id)),
    ...tree.map(({ id }) => id),
  ];
  return { app, idSite, zoe, ana, nora, orders, ids, uuids: [orders.zoe, orders.ana].flatMap(({ id, idCart }) => [id, idCart]) };
}

/** Two sites side by side, and what must never be told: to whom, of what is asked. */
export async function openWorld(db: WholeDatabase) {
  const here = await peopledSite(db, `here${randomUUID().slice(0, 8)}`);
  const there = await peopledSite(db, `there${randomUUID().slice(0, 8)}`);
  const everybody = [here.zoe, here.ana, here.nora, there.zoe, there.ana, there.nora];
  const tokenOf = async (role: Role): Promise<string> => {
    if (role === 'customer') return here.zoe.signIn();
    if (role === 'admin') return here.nora.signIn();
    if (role === 'stranger') return there.nora.signIn();
    return role === 'guest' ? '' : randomUUID();
  };
  /** Marks of the people whose data is not the caller's. */
  const secretsFor = (role: Role): string[] => {
    const known = role === 'customer' ? [here.zoe] : role === 'admin' ? [here.zoe, here.ana, here.nora] : [];
    return everybody.filter((person) => !known.includes(person)).map(({ mark }) => mark.toLowerCase());
  };
  return {
    app: here.app,
    idSite: here.idSite,
    otherSite: there.idSite,
    tokenOf,
    secretsFor,
    ids: [...here.ids, ...there.ids],
    uuids: [...here.uuids, ...there.uuids],
  };
}
export type World = Awaited<ReturnType<typeof openWorld>>;
