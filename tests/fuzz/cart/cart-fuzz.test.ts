import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, it, vi } from 'vitest';
import { cartLines, carts } from '#backend/tables/cart.ts';
import { users } from '#backend/tables/people.ts';
import type { Cart } from '#schemas/cart.ts';
import { openShop, type Shop } from '../../integration/commerce/shop.ts';
import { onDatabase } from '../../integration/databases.ts';
import { storedNames } from '../../unit/client/fake-storage.ts';
import { engine, holds, runs } from '../asked.ts';
import { type Browser, openBrowser, openTab, settle, stubBrowsers } from './browser.ts';
import { type Command, type Real, shoppers } from './commands.ts';
import { current, type Model, type Pieces, type Sold } from './model.ts';

const sequences = runs({ fast: 12, rest: 100 });
const password = 'correct horse battery';

afterAll(() => vi.unstubAllGlobals());

/** One thing in plenty, one of which there are five, one sold by six, one sold by two. */
async function stockUp(shop: Shop): Promise<Sold[]> {
  const seeds = [
    { name: 'Robe', stock: 900, multiple: 1, isWine: false },
    { name: 'Chapeau', stock: 5, multiple: 1, isWine: false },
    { name: 'Cuvée', stock: 960, multiple: 6, isWine: true },
    { name: 'Savon', stock: 800, multiple: 2, isWine: false },
  ];
  const sold: Sold[] = [];
  for (const { name, stock, multiple, isWine } of seeds) {
    const product = await shop.product({ name, price: 1000, stock, multiple, type: isWine ? 'WINE' : 'OTHER' });
    sold.push({ ...product, stock, multiple, isWine });
  }
  return sold;
}

const piecesOf = (cart: Pick<Cart, 'products'> | null): Pieces =>
  new Map(cart?.products.map(({ idDeclination, quantity }) => [idDeclination, quantity]));
const sorted = (pieces: Pieces) => [...pieces].sort(([one], [other]) => one - other);

/** Holds what is shown, what is stored and what the API has to what the shopper did. */
async function compare(model: Model, { browser }: Real, idUser: number): Promise<void> {
  await settle(browser);
  const id = browser.storage.getItem('cart') ?? 'new';
  const headers = browser.token ? { Authorization: browser.token } : undefined;
  const has = id === 'new' ? null : await browser.shop.accept<Cart>('POST', `/cart/${id}`, { discountCode: '' }, headers);
  expect(sorted(piecesOf(has))).toEqual(sorted(current(model)));
  for (const tab of browser.tabs) {
    const { cart, count } = tab.cart.getSnapshot();
    expect(cart?.products ?? []).toEqual(has?.products ?? []);
    expect(count).toBe(has?.totalProduct ?? 0);
  }
  // Nothing waits any more, and the person's cart is what she put into it, also after she left.
  expect(storedNames(browser.storage).filter((name) => name.startsWith('cartAddition'))).toEqual([]);
  const own = await browser.shop.db
    .select({ idDeclination: cartLines.idDeclination, quantity: cartLines.quantity })
    .from(cartLines)
    .innerJoin(carts, and(eq(carts.idSite, cartLines.idSite), eq(carts.id, cartLines.idCart)))
    .where(and(eq(carts.idSite, browser.shop.idSite), eq(carts.idUser, idUser)));
  expect(sorted(piecesOf({ products: own as Cart['products'] }))).toEqual(sorted(model.own));
}

/** One shopper, a person of her own, from an empty browser to what she has at the end. */
async function shop(at: Shop, person: { passwordHash: string; catalogue: Sold[] }, sequence: Iterable<Command>): Promise<void> {
  at.later(60);
  const email = `${randomUUID()}@example.test`;
  const [user] = await at.db
    .insert(users)
    .values({ idSite: at.idSite, email, passwordHash: person.passwordHash, firstname: 'Zoé', lastname: 'Martin' })
    .returning({ id: users.id });
  const browser: Browser = openBrowser(at);
  const real: Real = { browser, catalogue: person.catalogue, email, password, changing: null, adding: new Set() };
  const model: Model = { guest: new Map(), own: new Map(), isSignedIn: false, tabs: 1 };
  try {
    await openTab(browser);
    await fc.asyncModelRun(() => ({ model, real }), sequence);
    await compare(model, real, user?.id ?? 0);
  } finally {
    for (const tab of [...browser.tabs]) tab.close();
  }
}

onDatabase('any shopper', engine('PGlite'), (db) => {
  it(
    'sees the cart that the shop has, with no line lost or doubled, whatever the network does',
    async () => {
      const at = await openShop(db());
      const catalogue = await stockUp(at);
      // Cheap on purpose: thousands of people sign in.
      const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
      // Not before the database is open, which asks whether it is in a browser.
      stubBrowsers();
      await holds(shoppers, sequences, (sequence) => shop(at, { passwordHash, catalogue }, sequence), { name: 'sequences', each: 1 });
    },
    Math.max(120_000, sequences * 3000),
  );
});
