import { eq } from 'drizzle-orm';
import { tellShop } from '#backend/app.ts';
import { expireOrders } from '#backend/commerce/order/flows/expire-orders.ts';
import { closeAttempts, readAttempts } from '#backend/commerce/payment/flows/read-attempts.ts';
import { sendRefunds } from '#backend/commerce/payment/flows/send-refunds.ts';
import { openSession } from '#backend/foundation/people/sessions.ts';
import type { WholeDatabase } from '#backend/platform/database/database.ts';
import type { Tell } from '#backend/platform/domain-events.ts';
import { users } from '#backend/tables/people.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { PaymentMethod, PlacedOrder } from '#schemas/order.ts';
import { orderBody } from '../../integration/commerce/shop.ts';
import { openPaymentShop, type PaymentShop } from '../../integration/payments/payment-shop.ts';
import { type Bank, openBank } from './bank.ts';

/** Cents of a piece, and how many an order has: two, so that one of them can be sent back. */
const price = 2_250;
const quantity = 2;

/** A shop of a method, with what tests need of it beside its calls. */
export type WorldShop = PaymentShop & {
  /** An order that nobody pays: what is forged in its name shows on it. */
  bystander: PlacedOrder;
  carrier: Carrier;
  idCustomer: number;
  /** An administrator, and a customer, who are signed in now. */
  admin: () => Promise<Record<string, string>>;
  customer: () => Promise<Record<string, string>>;
};

/** A refund needs a sign-in of the last ten minutes. */
const renewMs = 9 * 60_000;

/** Shops of each method on one database, their bank, and a clock that they share: what happens by the clock happens to all of them. */
export async function openWorld(db: WholeDatabase, databaseUrl: string | null) {
  let nowMs = Date.now();
  /** Set by a step: the next transaction that has something to tell fails. */
  let isCrashing = false;
  const bank = await openBank(() => nowMs);
  const tell: Tell = async (tx, name, event) => {
    await tellShop(tx, name, event);
    if (!isCrashing) return;
    isCrashing = false;
    throw new Error('the process died');
  };
  const shops = new Map<PaymentMethod, WorldShop>();

  async function open(method: PaymentMethod): Promise<WorldShop> {
    const shop = await openPaymentShop(db, { method, simulator: bank.simulator, tell });
    shop.later((nowMs - shop.now().getTime()) / 60_000);
    const { idSite } = shop;
    const [customer] = await db
      .insert(users)
      .values({ idSite, email: `zoe-${idSite}@shop.test`, passwordHash: '', firstname: 'Zoé', lastname: 'Martin' })
      .returning({ id: users.id });
    const [owner] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, `nora-${idSite}@shop.test`));
    if (!customer || !owner) throw new Error('nobody is there');
    const signIn = (idUser: number) => {
      let session: { headers: Record<string, string>; at: number } | undefined;
      return async () => {
        if (!session || nowMs - session.at > renewMs) {
          session = { headers: { Authorization: await openSession(db, idSite, idUser, new Date(nowMs)) }, at: nowMs };
        }
        return session.headers;
      };
    };
    const first = await shop.placeOne(5, 7_700);
    const place = { products: [{ idProduct: first.idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    if (!carrier) throw new Error('no carrier');
    const people = { idCustomer: customer.id, admin: signIn(owner.id), customer: signIn(customer.id) };
    return { ...shop, bystander: first.order, carrier, ...people };
  }

  return {
    db,
    databaseUrl,
    bank,
    now: () => new Date(nowMs),
    shopOf: async (method: PaymentMethod): Promise<WorldShop> => {
      const shop = shops.get(method) ?? (await open(method));
      shops.set(method, shop);
      return shop;
    },
    /** Has the next transaction that tells anything fail; false: none may. */
    crash: (next: boolean) => {
      isCrashing = next;
    },
    /** Places an order of pieces that nobody else sells. */
    place: async (shop: WorldShop, stock: number) => {
      const { idProduct, idDeclination } = await shop.product({ name: 'Robe Colette', price, stock });
      const cart: Cart = await shop.cartWith(idDeclination, quantity);
      const answer = await shop.place(orderBody(cart, shop.carrier));
      if (!answer.success) throw new Error(`${answer.status} ${answer.message}`);
      return { order: answer.data, idProduct, idDeclination };
    },
    /** Time passes, for all; then the jobs of the shop run, as its scheduler has them run. */
    wait: async (minutes: number) => {
      nowMs += minutes * 60_000;
      for (const shop of shops.values()) shop.later(minutes);
      await bank.passTime();
      const [shop] = shops.values();
      if (!shop) return;
      await expireOrders(db, shop.at());
      await sendRefunds(shop.parts, shop.at());
      await readAttempts(shop.parts, shop.at());
      await closeAttempts(shop.parts, shop.at());
    },
    close: async () => {
      await Promise.all([...shops.values()].map((shop) => shop.close()));
      await bank.simulator.stop();
    },
  };
}
export type World = Awaited<ReturnType<typeof openWorld>>;
export type { Bank };
export const pieces = quantity;
