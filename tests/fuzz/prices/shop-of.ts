import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { setPrices } from '#backend/goods/catalogue/flows/set-prices.ts';
import { reducedPrice } from '#backend/goods/catalogue/price.ts';
import type { WholeDatabase } from '#backend/platform/database/database.ts';
import { discountCodes } from '#backend/tables/cart.ts';
import { declinations, products } from '#backend/tables/catalogue.ts';
import { decreasingDiscounts } from '#backend/tables/catalogue-details.ts';
import { customizations } from '#backend/tables/customization.ts';
import { carrierBands, carriers, carrierZones } from '#backend/tables/shipping.ts';
import { parameters } from '#backend/tables/site.ts';
import { openShop, type Shop } from '../../integration/commerce/shop.ts';
import type { Code, Cost, FreeFrom, Goods, Off, Tariff } from './reckoning.ts';

/** `later`: what the goods cost from some moment on. */
export type Plan = { goods: Goods[]; later: number[]; tariffs: Tariff[]; codes: Code[]; free: FreeFrom };
export type Stocked = Goods & { idProduct: number; idDeclination: number; steps: Goods['steps']; ids: Record<string, number> };
export type OpenPlan = { shop: Shop; plan: Plan; stock: Stocked[]; carriers: number[] };

const off = (euros: number): fc.Arbitrary<Off> =>
  fc.oneof(
    fc.record({ type: fc.constant('EURO' as const), amount: fc.integer({ min: 1, max: euros }) }),
    fc.record({ type: fc.constant('PERCENT' as const), amount: fc.integer({ min: 1, max: 10_000 }) }),
  );
const cost: fc.Arbitrary<Cost> = fc.oneof(
  fc.constant<Cost>({ costType: 'NONE', amount: 0 }),
  fc.integer({ min: 1, max: 2000 }).map((amount): Cost => ({ costType: 'EURO', amount })),
  fc.integer({ min: 1, max: 10_000 }).map((amount): Cost => ({ costType: 'PERCENT', amount })),
);
const price = fc.integer({ min: 1, max: 20_000 });
const goods: fc.Arbitrary<Goods> = fc
  .record({
    type: fc.constantFrom('WINE' as const, 'BOX' as const, 'OTHER' as const),
    fixedPrice: price,
    discount: fc.option(off(5000)),
    steps: fc.uniqueArray(
      fc.tuple(off(3000), fc.integer({ min: 2, max: 14 })).map(([each, from]) => ({ ...each, from })),
      { selector: ({ from }) => from, maxLength: 3 },
    ),
    capacity: fc.constantFrom(20, 37.5, 50, 74, 75, 150),
    multiple: fc.constantFrom(1, 1, 2, 3, 6),
    vatRate: fc.constantFrom(2000, 1000, 550, 210, 0),
    marginScheme: fc.boolean(),
    weight: fc.integer({ min: 0, max: 3000 }),
    kind: fc.constantFrom('sent', 'sent', 'sent', 'without fees', 'file'),
    made: fc.option(fc.record({ text: cost, atFour: cost, atEight: cost, one: cost, two: cost, box: cost })),
  })
  .map(({ kind, capacity, ...each }) => ({
    ...each,
    capacity: each.type === 'WINE' ? capacity : null,
    paysFees: kind === 'sent',
    isDematerialized: kind === 'file',
  }));

const band = fc.record({ upTo: fc.integer({ min: 500, max: 60_000 }), price: fc.integer({ min: 0, max: 4000 }) });
const bands = fc.uniqueArray(band, { selector: ({ upTo }) => upTo, minLength: 1, maxLength: 4 });
const tariff: fc.Arbitrary<Tariff> = fc.record({
  zones: fc.tuple(bands, bands).map(([home, abroad]) => [
    { countries: ['FR'], bands: home },
    { countries: ['BE', 'DE'], bands: abroad },
  ]),
  isExport: fc.boolean(),
});
const code: fc.Arbitrary<Code> = fc
  .tuple(off(30_000), fc.constantFrom<Code['covers'][]>(['PRODUCTS'], ['SHIPPING_FEES'], ['PRODUCTS', 'SHIPPING_FEES']))
  .map(([each, covers]) => ({ ...each, covers }));

/** A shop: what it sells, who carries it, its codes, and from when on carrying is free. */
export const plan: fc.Arbitrary<Plan> = fc.record({
  goods: fc.array(goods, { minLength: 8, maxLength: 8 }),
  later: fc.array(price, { minLength: 8, maxLength: 8 }),
  tariffs: fc.array(tariff, { minLength: 2, maxLength: 3 }),
  codes: fc.array(code, { minLength: 3, maxLength: 3 }),
  free: fc.record({ price: fc.constantFrom(0, 5000, 12_345, 40_000), bottles: fc.constantFrom(0, 6, 12) }),
});

export async function openPlan(db: WholeDatabase, planned: Plan): Promise<OpenPlan> {
  const shop = await openShop(db);
  const { idSite } = shop;
  await db.delete(carriers).where(eq(carriers.idSite, idSite));
  await db.delete(parameters).where(eq(parameters.idSite, idSite));
  const values = {
    FREE_SHIPPING_PRICE: String(planned.free.price / 100),
    FREE_SHIPPING_BOTTLE: String(planned.free.bottles),
    ONLY_SELL_ON_FRENCH_VERSION: 'false',
    ONLY_SELL_IN_FRANCE: 'false',
    MINIMUM_EXPEDITION_BOTTLE: '0',
    MAXIMUM_EXPEDITION_BOTTLE: '0',
  };
  await db.insert(parameters).values(Object.entries(values).map(([key, value]) => ({ idSite, key, value })));
  await db
    .insert(discountCodes)
    .values(planned.codes.map(({ covers, ...each }, at) => ({ idSite, code: `CODE${at}`, ...each, detailType: [...covers] })));
  const stock: Stocked[] = [];
  for (const each of planned.goods) stock.push(await stockUp(shop, each));
  const ids: number[] = [];
  for (const [at, each] of planned.tariffs.entries()) ids.push(await addTariff(db, idSite, at, each));
  return { shop, plan: planned, stock, carriers: ids };
}

/** The shop changes its prices while it sells. */
export async function reprice({ shop: { db, idSite, now }, plan: { later }, stock }: OpenPlan): Promise<void> {
  for (const [at, goods] of stock.entries()) goods.fixedPrice = later[at] ?? goods.fixedPrice;
  const since = now();
  await setPrices(
    db,
    idSite,
    stock.map(({ idDeclination, fixedPrice, discount }) => ({
      idDeclination,
      fixedPrice,
      since,
      price: reducedPrice(fixedPrice, discount),
    })),
  );
}

async function stockUp({ db, idSite, product }: Shop, each: Goods): Promise<Stocked> {
  const { multiple, vatRate, marginScheme, weight, paysFees: hasShippingFees, type, fixedPrice } = each;
  const price = reducedPrice(fixedPrice, each.discount);
  const added = await product({
    name: 'Article',
    price,
    stock: 0,
    isTracked: false,
    multiple,
    vatRate,
    marginScheme,
    weight,
    hasShippingFees,
    type,
  });
  const { idProduct, idDeclination } = added;
  await db.update(products).set({ isDematerialized: each.isDematerialized }).where(eq(products.id, idProduct));
  // The same bottle may be written in litres.
  const capacity =
    each.capacity === null
      ? {}
      : each.capacity % 2
        ? { capacity: each.capacity, capacityUnit: 'CENTILITRE' as const }
        : { capacity: each.capacity / 100, capacityUnit: 'LITER' as const };
  await db
    .update(declinations)
    .set({ fixedPrice, ...capacity })
    .where(eq(declinations.id, idDeclination));
  if (each.steps.length > 0) await db.insert(decreasingDiscounts).values(each.steps.map((step) => ({ ...step, idSite, idProduct })));
  return { ...each, ...added, ids: await makeable({ db, idSite, idProduct }, each) };
}

async function makeable({ db, idSite, idProduct }: { db: WholeDatabase; idSite: number; idProduct: number }, { made }: Goods) {
  if (!made) return {};
  const common = { idSite, idProduct, type: 'SIMPLE' as const, help: '', required: false, maxLength: 20 };
  const from = (textNumberOfChar: number, each: Cost) => ({ textNumberOfChar, selectKey: null, label: '', ...each });
  const choice = (selectKey: string, each: Cost) => ({ selectKey, textNumberOfChar: null, label: selectKey, ...each });
  const none: Cost = { costType: 'NONE', amount: 0 };
  const rows = await db
    .insert(customizations)
    .values([
      {
        ...common,
        key: 'text',
        label: 'Texte',
        inputType: 'TEXT',
        ...made.text,
        values: [from(8, made.atEight), from(4, made.atFour)],
        position: 0,
      },
      {
        ...common,
        key: 'choice',
        label: 'Choix',
        inputType: 'SELECT',
        ...none,
        values: [choice('one', made.one), choice('two', made.two)],
        position: 1,
      },
      { ...common, key: 'box', label: 'Case', inputType: 'CHECKBOX', ...made.box, values: [], position: 2 },
    ])
    .returning({ key: customizations.key, id: customizations.id });
  return Object.fromEntries(rows.map(({ key, id }) => [key, id]));
}

async function addTariff(db: WholeDatabase, idSite: number, position: number, { zones, isExport }: Tariff): Promise<number> {
  const siteType = isExport ? 'VIGNOBLE_EXPORT' : null;
  const [carrier] = await db
    .insert(carriers)
    .values({ idSite, name: `Porteur ${position}`, description: '', deliveryType: 'DELIVERY', siteType, minDays: 1, maxDays: 2, position })
    .returning({ id: carriers.id });
  const idCarrier = carrier?.id ?? 0;
  for (const [at, { countries, bands: prices }] of zones.entries()) {
    const [zone] = await db
      .insert(carrierZones)
      .values({ idSite, idCarrier, countries: [...countries], position: at })
      .returning({ id: carrierZones.id });
    await db.insert(carrierBands).values(prices.map((each) => ({ ...each, idSite, idZone: zone?.id ?? 0 })));
  }
  return idCarrier;
}
