import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, it, vi } from 'vitest';
import type { Database } from '#backend/db/database.ts';
import { cartLines, carts } from '#backend/db/tables/cart.ts';
import { users } from '#backend/db/tables/people.ts';
import type { Cart } from '#schemas/cart.ts';
import { openShop, type Shop } from '../../integration/commerce/shop.ts';
import { onEveryDatabase } from '../../integration/databases.ts';
import { type Browser, openBrowser, openTab, settle, stubBrowsers } from './browser.ts';
import { type Real, shoppers } from './commands.ts';
import { current, type Model, type Pieces, type Sold } from './model.ts';

const runs = Number(process.env.FUZZ_RUNS ?? 30);
const seed = Number(process.env.FUZZ_SEED ?? 20261122);
const password = 'correct horse battery';

afterAll(() => vi.unstubAllGlobals());

/** One thing in plenty, one in fives of stock, one sold by six, one that lacks tracking. */
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
async function compare(model: Model, { browser }: Real, idUser: number, db: Database): Promise<void> {
  await settle(browser);
  const id = browser.storage.getItem('cart') ?? 'new';
  const headers = browser.token ? { Authorization: browser.token } : undefined;
  const has = id === 'new' ? null : await browser.shop.accept<Cart>('POST', `/cart/${id}`, { discountCode: '' }, headers);
  expect(sorted(piecesOf(has))).toEqual(sorted(current(model)));
  for (const tab of browser.tabs) {
    const { cart, count } = tab.cart.view();
    expect(cart?.products ?? []).toEqual(has?.products ?? []);
    expect(count).toBe(has?.totalProduct ?? 0);
  }
  // Nothing waits any more, and the person's cart is what she put into it, also after she left.
  expect(browser.storage.getItem('cartAdditions')).toBeNull();
  const own = await db
    .select({ idDeclination: cartLines.idDeclination, quantity: cartLines.quantity })
    .from(cartLines)
    .innerJoin(carts, and(eq(carts.idSite, cartLines.idSite), eq(carts.id, cartLines.idCart)))
    .where(and(eq(carts.idSite, browser.shop.idSite), eq(carts.idUser, idUser)));
  expect(sorted(piecesOf({ products: own as Cart['products'] }))).toEqual(sorted(model.own));
}

onEveryDatabase('any shopper', (db, engine) => {
  it.runIf(engine === 'PGlite')(
    'sees the cart that the shop has, with no line lost or doubled, whatever the network does',
    async () => {
      const shop = await openShop(db());
      const catalogue = await stockUp(shop);
      // Cheap on purpose: thousands of people sign in.
      const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
      // Not before the database is open, which asks whether it is in a browser.
      stubBrowsers();
      const started = Date.now();
      let done = 0;
      await fc.assert(
        fc.asyncProperty(shoppers, async (sequence) => {
          shop.later(60);
          const email = `${randomUUID()}@example.test`;
          const [user] = await db()
            .insert(users)
            .values({ idSite: shop.idSite, email, passwordHash, firstname: 'Zoé', lastname: 'Martin' })
            .returning({ id: users.id });
          const browser: Browser = openBrowser(shop);
          const real: Real = { browser, catalogue, email, password, changing: null, adding: new Set() };
          const model: Model = { guest: new Map(), own: new Map(), isSignedIn: false, tabs: 1 };
          try {
            await openTab(browser);
            await fc.asyncModelRun(() => ({ model, real }), sequence);
            await compare(model, real, user?.id ?? 0, db());
          } finally {
            for (const tab of [...browser.tabs]) tab.close();
          }
          done += 1;
          if (done % 250 === 0) console.log(`${done} sequences, ${Math.round((Date.now() - started) / 1000)} s`);
        }),
        { numRuns: runs, seed, endOnFailure: true },
      );
    },
    Math.max(120_000, runs * 3000),
  );
});
