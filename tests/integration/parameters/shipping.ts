import { eq } from 'drizzle-orm';
import { changeStatus } from '#backend/commerce/order/flows/change-status.ts';
import { askReviews } from '#backend/commerce/order-mail/ask-reviews.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { carrierBands, carriers, carrierZones, relayPoints } from '#backend/tables/shipping.ts';
import { amountDueOf, countedCart } from '#domain/amount-due.ts';
import type { OrderEvent } from '#machines/order-machine.ts';
import type { Carrier, DeliveryEstimate } from '#schemas/delivery.ts';
import type { Order } from '#schemas/order.ts';
import type { Country } from '#schemas/site.ts';
import { type OpenShop, orderBody } from '../commerce/shop.ts';
import type { RuleProof } from './proof.ts';
import { accepted, belgium, collect, fees, fill, france, japan, order, said } from './shopping.ts';

const wine = (quantity: number) => ({ type: 'WINE' as const, capacity: 75, quantity });

/** Returns the results of a cart's calls: the fees, the check, an order for delivery and one for pickup. */
async function ways(shop: OpenShop, ...wanted: Parameters<typeof fill>[1][]) {
  const basket = await fill(shop, ...wanted);
  return {
    fees: said(await fees(shop, basket)),
    check: said(await shop.call('POST', '/order/validate', { idCart: basket.cart.id, delivery: 'DELIVERY' })),
    delivered: said(await order(shop, basket)),
    collected: said(await collect(shop, basket)),
  };
}

const open = { fees: '200', check: '200', delivered: '200', collected: '200' };
const refused = (why: string) => ({ fees: `422 ${why}`, check: `422 ${why}`, delivered: `422 ${why}`, collected: '200' });

/** Gives the shop's first carrier a fee for the rest of the world. */
async function addRestOfWorld({ db, idSite }: OpenShop): Promise<void> {
  const [carrier] = await db.select().from(carriers).where(eq(carriers.idSite, idSite)).orderBy(carriers.id);
  const [zone] = await db
    .insert(carrierZones)
    .values({ idSite, idCarrier: carrier?.id ?? 0, countries: ['*'], position: 9 })
    .returning();
  await db.insert(carrierBands).values({ idSite, idZone: zone?.id ?? 0, upTo: 30_000, price: 2490 });
}

const isSold = async (shop: OpenShop, id: number) =>
  (await shop.accept<(Country & { isSold: boolean })[]>('GET', '/countries')).find((country) => country.id === id)?.isSold;

/** Returns the lines about the return in the confirmation of a rental from 4 to 6 December. */
async function rentalTold(shop: OpenShop): Promise<string[]> {
  const dress = await shop.product({ name: 'Robe', price: 3000, stock: 1, offer: 'RENTAL', terms: { rentalMaxDays: 7 } });
  const cart = accepted(await shop.add(dress.idDeclination, 1, { rent: ['2026-12-04', '2026-12-06'] }));
  const placed = accepted(await order(shop, { cart, products: [{ ...dress, quantity: 1 }] }));
  await shop.pay(placed);
  const [mail] = await shop.db.select().from(mails).where(eq(mails.idOrder, placed.id));
  const part = mail?.text.split('\n\n').find((text) => text.startsWith('Returning your rental\n'));
  return part?.split('\n').slice(1) ?? [];
}

/** Tells an order of a shop what happened to it, as the shop does. */
async function tell(shop: OpenShop, id: string, ...events: OrderEvent['type'][]) {
  for (const type of events) {
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    if (!row || type === 'payment.paid') throw new Error('no order');
    await changeStatus(shop.db, row, { type }, shop.at());
  }
}

/** Of the small shop's first carrier, two to three working days on the way, what is ordered on the shop's clock. */
async function arrival(shop: OpenShop) {
  const { carriers } = await shop.accept<DeliveryEstimate>('GET', '/delivery/estimate');
  return `${carriers[0]?.from} ${carriers[0]?.to}`;
}

/** Returns the price and the VAT of an order of a piece of 120 €, which a carrier delivers to a country for 6 €. */
async function sentTo(shop: OpenShop, alphaTwo: string, idCountry: number, place: { postalCode: string; city: string }) {
  const { db, idSite } = shop;
  const post = { idSite, name: alphaTwo, description: '', deliveryType: 'DELIVERY' as const, minDays: 2, maxDays: 3, position: 9 };
  const [carrier] = await db.insert(carriers).values(post).returning({ id: carriers.id });
  const zone = { idSite, idCarrier: carrier?.id ?? 0, countries: [alphaTwo], position: 0 };
  const [tariff] = await db.insert(carrierZones).values(zone).returning({ id: carrierZones.id });
  await db.insert(carrierBands).values({ idSite, idZone: tariff?.id ?? 0, upTo: 5000, price: 600 });
  const { cart, products } = await fill(shop, { price: 12_000, quantity: 1 });
  const asked = { products, postalCode: place.postalCode, country: idCountry };
  const [offer] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', asked);
  if (!offer) throw new Error('no carrier');
  const { total } = amountDueOf(countedCart(cart), { ...offer, shipping: offer.price });
  const delivery = { firstname: 'Zoé', lastname: 'Martin', address: '3 rue des Lilas', ...place, idCountry };
  const placed = accepted(await shop.place(orderBody(cart, offer, { total, address: { delivery, billing: null } })));
  const { vat: tax, exported } = await shop.accept<Order>('GET', `/order/${placed.id}?key=${placed.key}`);
  return { vat: offer.vat, total: placed.total, tax, exported };
}

export const proofs: readonly RuleProof[] = [
  {
    key: 'SHIPPING_DAYS',
    title: 'the dates of delivery are counted from the next day on which parcels leave',
    value: 'MONDAY_TO_THURSDAY',
    see: arrival,
    before: '2026-11-24 2026-11-25',
    after: '2026-11-25 2026-11-26',
  },
  {
    key: 'SHIPPING_CUT_OFF',
    title: 'what is ordered from that hour on leaves a day later',
    value: '9',
    see: arrival,
    before: '2026-11-24 2026-11-25',
    after: '2026-11-25 2026-11-26',
  },
  {
    key: 'RELAY_DISTANCE',
    title: 'a carrier that hands over at relay points is offered where one lies so near the postal code',
    value: '10',
    see: async (shop) => {
      const { db, idSite } = shop;
      const values = { idSite, name: 'Relais', description: '', deliveryType: 'PICKUP' as const, minDays: 3, maxDays: 5, position: 9 };
      const [carrier] = await db.insert(carriers).values(values).returning();
      const idCarrier = carrier?.id ?? 0;
      const [zone] = await db
        .insert(carrierZones)
        .values({ idSite, idCarrier, countries: ['FR'], position: 0 })
        .returning();
      await db.insert(carrierBands).values({ idSite, idZone: zone?.id ?? 0, upTo: 20_000, price: 390 });
      // At La Roche-sur-Yon, 15 km from Aizenay and 66 km from Nantes.
      const place = {
        name: 'Tabac',
        addLine1: '1 rue',
        zipCode: '85000',
        city: 'La Roche-sur-Yon',
        country: 'FR',
        lat: 46.67,
        lng: -1.427,
      };
      await db.insert(relayPoints).values({ idSite, idCarrier, id: 'A', openingHours: [], ...place });
      const { products } = await fill(shop, { price: 4500, quantity: 1 });
      const isOffered = async (postalCode: string) =>
        (await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode, country: france })).some(
          ({ id }) => id === idCarrier,
        );
      return { there: await isOffered('85000'), near: await isOffered('85190'), far: await isOffered('44000') };
    },
    before: { there: true, near: true, far: false },
    after: { there: true, near: false, far: false },
  },
  {
    key: 'FREE_SHIPPING_PRICE',
    title: 'a parcel of that amount is sent free, and the cart says what is left until then',
    value: '40',
    see: async (shop) => {
      const basket = await fill(shop, { price: 3900, quantity: 1 });
      const [carrier] = accepted(await fees(shop, basket));
      const [of45] = accepted(await fees(shop, await fill(shop, { price: 4500, quantity: 1 })));
      return { left: basket.cart.freeShippingRemaining, of39: carrier?.price, of45: of45?.price };
    },
    before: { left: 4100, of39: 590, of45: 590 },
    after: { left: 100, of39: 590, of45: 0 },
  },
  {
    key: 'FREE_SHIPPING_BOTTLE',
    title: 'so many bottles are sent free: halves count half, boxes count their bottles',
    value: '6',
    with: { FREE_SHIPPING_PRICE: '0' },
    see: async (shop) => {
      const half = { type: 'WINE' as const, capacity: 37.5 };
      const box = { type: 'BOX' as const, multiple: 3, quantity: 3 };
      const five = await fill(shop, { ...half, quantity: 5 }, wine(3));
      const six = await fill(shop, { ...half, quantity: 6 }, wine(3));
      const nine = await fill(shop, box);
      const shirts = await fill(shop, { quantity: 7 });
      const prices = [];
      for (const basket of [five, six, nine, shirts]) prices.push(accepted(await fees(shop, basket))[0]?.price);
      return { prices, left: [five, six, shirts].map(({ cart }) => cart.bottles?.freeShippingRemaining ?? null) };
    },
    before: { prices: [590, 590, 590, 590], left: [null, null, null] },
    after: { prices: [590, 0, 0, 590], left: [1, 0, null] },
  },
  {
    key: 'MINIMUM_EXPEDITION_BOTTLE',
    title: 'fewer bottles are not sent, and the shopper is told how many are missing',
    value: '6',
    see: async (shop) => ({
      four: await ways(shop, wine(4)),
      five: await ways(shop, wine(5)),
      six: said(await fees(shop, await fill(shop, wine(6)))),
    }),
    before: { four: open, five: open, six: '200' },
    after: {
      four: refused('We send bottles by 6 or more: 2 are missing. Collection stays possible.'),
      five: refused('We send bottles by 6 or more: one is missing. Collection stays possible.'),
      six: '200',
    },
  },
  {
    key: 'MINIMUM_EXPEDITION_BOTTLE',
    title: 'a cart without any wine is not touched',
    value: '6',
    see: async (shop) => ({
      dress: await ways(shop, { quantity: 1 }),
      both: said(await fees(shop, await fill(shop, { quantity: 1 }, wine(1)))),
    }),
    before: { dress: open, both: '200' },
    after: { dress: open, both: '422 We send bottles by 6 or more: 5 are missing. Collection stays possible.' },
  },
  {
    key: 'MAXIMUM_EXPEDITION_BOTTLE',
    title: 'more bottles are not sent, and the shopper is told how many are too many',
    value: '12',
    see: async (shop) => ({
      box: await ways(shop, { type: 'BOX', multiple: 6, quantity: 18, stock: 60 }),
      thirteen: said(await fees(shop, await fill(shop, wine(13)))),
      dresses: said(await fees(shop, await fill(shop, { quantity: 13 }))),
    }),
    before: { box: open, thirteen: '200', dresses: '200' },
    after: {
      box: refused('We send bottles by 12 at most: there are 96 too many. Collection stays possible.'),
      thirteen: '422 We send bottles by 12 at most: there is one too many. Collection stays possible.',
      dresses: '200',
    },
  },
  {
    key: 'LOCK_DELIVERY',
    title: 'nothing is sent, collecting stays possible',
    value: 'true',
    see: (shop) => ways(shop, { quantity: 1 }),
    before: open,
    after: refused('Delivery is suspended at the moment. Collection stays possible.'),
  },
  {
    key: 'ONLY_SELL_IN_FRANCE',
    title: 'other countries are not offered, and no parcel goes there',
    value: 'false',
    see: async (shop) => {
      const basket = await fill(shop, { quantity: 1 });
      const toBelgium = said(await fees(shop, basket, belgium));
      return { france: await isSold(shop, france), belgium: await isSold(shop, belgium), japan: await isSold(shop, japan), toBelgium };
    },
    before: { france: true, belgium: false, japan: false, toBelgium: '422 We do not deliver to this country or territory.' },
    after: { france: true, belgium: true, japan: false, toBelgium: '200' },
  },
  {
    key: 'SELLS_WORLDWIDE',
    title: 'every country is sold to: a carrier goes to the rest of the world at a fee of its own',
    value: 'true',
    with: { ONLY_SELL_IN_FRANCE: 'false' },
    see: async (shop) => {
      await addRestOfWorld(shop);
      const basket = await fill(shop, { quantity: 1 });
      return {
        belgium: await isSold(shop, belgium),
        japan: await isSold(shop, japan),
        toBelgium: said(await fees(shop, basket, belgium)),
        toJapan: said(await fees(shop, basket, japan)),
      };
    },
    before: { belgium: true, japan: false, toBelgium: '200', toJapan: '422 We do not deliver to this country or territory.' },
    after: { belgium: true, japan: true, toBelgium: '200', toJapan: '200' },
  },
  {
    key: 'PAYMENT_METHOD',
    title: 'the payment goes through that method: its page and the order name it',
    value: 'STRIPE',
    see: async (shop) => {
      const placed = accepted(await order(shop, await fill(shop, { quantity: 1 })));
      const url = placed.payment.kind === 'redirect' ? placed.payment.url : '';
      const page = await (await shop.app.request(url.replace(/^\/api/, ''))).text();
      const [, means] = /<dt>Means of payment<\/dt><dd>([^<]*)/.exec(page) ?? [];
      const { payment } = await shop.accept<Order>('GET', `/order/${placed.id}?key=${placed.key}`);
      return { means, payment };
    },
    before: { means: 'Payment card (trial)', payment: { method: 'CUSTOM', isTest: true } },
    after: { means: 'Stripe (trial)', payment: { method: 'STRIPE', isTest: true } },
  },
  {
    key: 'EXPORT_PRICES',
    title: 'an order to Switzerland costs the displayed price without its VAT, and the order bears none either way',
    value: 'WITHOUT_VAT',
    with: { ONLY_SELL_IN_FRANCE: 'false', FREE_SHIPPING_PRICE: '0' },
    see: (shop) => sentTo(shop, 'CH', 756, { postalCode: '1204', city: 'Genève' }),
    before: { vat: 'EXEMPT', total: 12_000 + 600, tax: 0, exported: { deducted: 0 } },
    after: { vat: 'DEDUCTED', total: 10_000 + 500, tax: 0, exported: { deducted: 2100 } },
  },
  {
    key: 'EU_VAT',
    title: 'an order to Germany bears the German rate at the same price',
    value: 'OSS',
    with: { ONLY_SELL_IN_FRANCE: 'false', FREE_SHIPPING_PRICE: '0' },
    see: (shop) => sentTo(shop, 'DE', 276, { postalCode: '10115', city: 'Berlin' }),
    before: { vat: 'INCLUDED', total: 12_600, tax: 2000 + 100, exported: undefined },
    after: { vat: 'INCLUDED', total: 12_600, tax: 1916 + 96, exported: undefined },
  },
  {
    key: 'RENTAL_RETURN',
    title: 'the confirmation of a rental says how it comes back',
    value: 'Sonnez à la porte bleue.',
    see: async (shop) => (await rentalTold(shop))[1],
    before: 'Bring it to the shop, or hand in the parcel that returns it on that day at the latest.',
    after: 'Sonnez à la porte bleue.',
  },
  {
    key: 'RENTAL_DEPOSIT_DAYS',
    title: 'the confirmation of a rental says when its deposit is given back',
    value: '0',
    see: async (shop) => (await rentalTold(shop))[2]?.split(', ').at(-1),
    before: '7 days after the return at the latest.',
    after: 'on return.',
  },
  {
    key: 'ORDER_REVIEW_DELAY',
    title: 'so many days after an order was handed over one e-mail asks for a review',
    value: '7',
    see: async (shop) => {
      const placed = accepted(await order(shop, await fill(shop, { quantity: 1 })));
      await shop.pay(placed);
      await tell(shop, placed.id, 'order.preparing', 'order.shipped', 'order.delivered');
      const asked = async (days: number) => {
        shop.later(days * 24 * 60);
        await askReviews(shop.db, shop.now(), 'http://shop.test');
        const written = await shop.db.select().from(mails).where(eq(mails.idOrder, placed.id)).orderBy(mails.id);
        return written.filter(({ kind }) => kind === 'REVIEW_ASKED').map(({ subject }) => subject.replace(placed.reference, '…'));
      };
      return { sixDays: await asked(6), sevenDays: await asked(1), later: await asked(3) };
    },
    before: { sixDays: [], sevenDays: [], later: [] },
    after: { sixDays: [], sevenDays: ['Your opinion on order …'], later: ['Your opinion on order …'] },
  },
];
