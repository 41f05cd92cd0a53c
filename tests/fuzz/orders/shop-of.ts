import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { openSession } from '#backend/foundation/people/sessions.ts';
import type { WholeDatabase } from '#backend/platform/database/database.ts';
import { discountCodes } from '#backend/tables/cart.ts';
import { products } from '#backend/tables/catalogue.ts';
import { users } from '#backend/tables/people.ts';
import { pickupSlots } from '#backend/tables/shipping.ts';
import { parameters } from '#backend/tables/site.ts';
import { addDays } from '#domain/days.ts';
import { type Headers, openShop, type Shop } from '../../integration/commerce/shop.ts';
import type { Code } from '../prices/reckoning.ts';

/** Terms of a rental: it costs `price` for up to `days`, and `extraDay` for each day beyond. */
type Terms = { price: number; days: number; extraDay: number; deposit: number; maxDays: number };
export type Plan = { prices: number[]; terms: Terms[]; codes: Code[]; freeFrom: number };
type Made = { idProduct: number; idDeclination: number };
export type OpenPlan = { shop: Shop; idAdmin: number; plan: Plan; sold: (Made & { price: number })[]; rented: (Made & Terms)[] };

const price = fc.integer({ min: 1, max: 20_000 });
const terms: fc.Arbitrary<Terms> = fc
  .record({
    price,
    days: fc.integer({ min: 1, max: 4 }),
    extraDay: fc.integer({ min: 0, max: 2000 }),
    deposit: fc.integer({ min: 0, max: 30_000 }),
    more: fc.nat(4),
  })
  .map(({ more, ...each }) => ({ ...each, maxDays: each.days + more }));
const code: fc.Arbitrary<Code> = fc
  .tuple(
    fc.oneof(
      fc.record({ type: fc.constant('EURO' as const), amount: fc.integer({ min: 1, max: 30_000 }) }),
      fc.record({ type: fc.constant('PERCENT' as const), amount: fc.integer({ min: 1, max: 10_000 }) }),
    ),
    fc.constantFrom<Code['covers'][]>(['PRODUCTS'], ['SHIPPING_FEES'], ['PRODUCTS', 'SHIPPING_FEES']),
  )
  .map(([each, covers]) => ({ ...each, covers }));

/** A shop: three things to buy, three for rent, its codes, and from when on sending is free. */
export const plan: fc.Arbitrary<Plan> = fc.record({
  prices: fc.array(price, { minLength: 3, maxLength: 3 }),
  terms: fc.array(terms, { minLength: 3, maxLength: 3 }),
  codes: fc.array(code, { minLength: 3, maxLength: 3 }),
  freeFrom: fc.constantFrom(0, 5000, 12_345, 40_000),
});

/** A line of a random order: of what is sold or rented, how many, and for a rental in how many days it begins and how long it lasts. */
export type PlannedLine = { isRental: boolean; which: number; quantity: number; begins: number; lasts: number };
export type Planned = { lines: PlannedLine[]; code: number | null; isCollected: boolean; refunds: number[] };

const line: fc.Arbitrary<PlannedLine> = fc.record({
  isRental: fc.boolean(),
  which: fc.nat(2),
  quantity: fc.integer({ min: 1, max: 3 }),
  begins: fc.integer({ min: 3, max: 40 }),
  lasts: fc.nat(7),
});
export const order: fc.Arbitrary<Planned> = fc.record({
  lines: fc.uniqueArray(line, { selector: ({ isRental, which }) => `${isRental}${which}`, minLength: 1, maxLength: 3 }),
  code: fc.option(fc.nat(2)),
  isCollected: fc.boolean(),
  /** Line that returns the next piece, for each return. */
  refunds: fc.array(fc.nat(2), { minLength: 3, maxLength: 9 }),
});

export async function openPlan(db: WholeDatabase, planned: Plan): Promise<OpenPlan> {
  const shop = await openShop(db);
  const { idSite } = shop;
  const free = { idSite, key: 'FREE_SHIPPING_PRICE', value: String(planned.freeFrom / 100) };
  await db.delete(parameters).where(eq(parameters.idSite, idSite));
  await db.insert(parameters).values([free, { idSite, key: 'ONLY_SELL_ON_FRENCH_VERSION', value: 'false' }]);
  await db.update(pickupSlots).set({ capacity: 10_000 }).where(eq(pickupSlots.idSite, idSite));
  await db
    .insert(discountCodes)
    .values(planned.codes.map(({ covers, ...each }, at) => ({ idSite, code: `CODE${at}`, ...each, detailType: [...covers] })));
  const sold: OpenPlan['sold'] = [];
  for (const each of planned.prices) {
    sold.push({ price: each, ...(await shop.product({ name: 'Article', price: each, stock: 0, isTracked: false })) });
  }
  const rented: OpenPlan['rented'] = [];
  for (const each of planned.terms) {
    const made = await shop.product({ name: 'Robe', price: each.price, stock: 10_000, offer: 'RENTAL' });
    const { price: rentalPrice, days: rentalDays, extraDay: rentalExtraDay, deposit: rentalDeposit, maxDays: rentalMaxDays } = each;
    await db
      .update(products)
      .set({ rentalPrice, rentalDays, rentalExtraDay, rentalDeposit, rentalMaxDays })
      .where(eq(products.id, made.idProduct));
    rented.push({ ...each, ...made });
  }
  return { shop, idAdmin: await addAdmin(shop), plan: planned, sold, rented };
}

async function addAdmin({ db, idSite }: Shop): Promise<number> {
  const nora = {
    idSite,
    email: `nora-${idSite}@shop.test`,
    passwordHash: '',
    role: 'ADMIN' as const,
    firstname: 'Nora',
    lastname: 'Petit',
  };
  const [row] = await db.insert(users).values(nora).returning({ id: users.id });
  if (!row) throw new Error('no administrator');
  return row.id;
}

/** The administrator, who has just signed in: refunds ask for that. */
export const signIn = async ({ shop: { db, idSite, now }, idAdmin }: OpenPlan): Promise<Headers> => ({
  Authorization: await openSession(db, idSite, idAdmin, now()),
});

/** A line as it is to be bought: what one piece costs, reckoned by hand, and the days of a rental. */
export type Line = Made & { quantity: number; unit: number; deposit: number; rental?: { from: string; to: string } };

/** The lines of a random order on a day. */
export const linesOf = ({ sold, rented }: OpenPlan, lines: readonly PlannedLine[], today: string): Line[] =>
  lines.flatMap(({ isRental, which, quantity, begins, lasts }): Line[] => {
    const goods = sold[which];
    const dress = rented[which];
    if (!isRental) return goods ? [{ ...goods, quantity, unit: goods.price, deposit: 0 }] : [];
    if (!dress) return [];
    const days = 1 + (lasts % dress.maxDays);
    const from = addDays(today, begins);
    const unit = dress.price + (days > dress.days ? (days - dress.days) * dress.extraDay : 0);
    const { idProduct, idDeclination, deposit } = dress;
    return [{ idProduct, idDeclination, quantity, unit, deposit: deposit * quantity, rental: { from, to: addDays(from, days - 1) } }];
  });
