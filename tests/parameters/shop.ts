import type { Locator, Page } from 'playwright';
import type { PageProof } from './proof.ts';

/** A page of products that only the tests' site has: wines, a box, a jar, an apron. */
export const cellar = '/cave-d-essai';
/** Products of it, by their place in the list: what is sold comes last. */
export const [redWine, reducedWine, jar, apron, soldOutWine] = [0, 1, 4, 5, 6];
/** A dress of the sample site with four pictures. */
const dress = '/products/1';

export const list = (page: Page): Locator => page.getByRole('list', { name: /^(Produits|Products)$/ });
const cards = (page: Page): Locator => list(page).getByRole('article');
export async function names(page: Page): Promise<string[]> {
  await cards(page).first().waitFor();
  return (await cards(page).getByRole('heading').allTextContents()).slice(0, 3);
}
const isShown = (locator: Locator): Promise<boolean> => locator.first().isVisible();

const main = (page: Page): Locator => page.getByRole('main');
const buyButton = (page: Page): Locator => page.getByRole('button', { name: /^(Ajouter au panier|Add to cart)$/ });
const instead = (page: Page): Locator =>
  page.getByRole('link', { name: /^(Nous écrire|Nous demander|Buy on the French version)$/ }).and(main(page).locator('section a'));

/** Message of a sheet in place of its button if scripts do not run. */
const withoutScripts = (page: Page): Locator => main(page).getByText(/JavaScript/);

/** Looks at the sheet of a product of the list, in the same preview. */
const onSheet =
  <Seen>(place: number, look: (page: Page) => Promise<Seen>) =>
  async (page: Page): Promise<Seen> => {
    const { searchParams } = new URL(page.url());
    const href = await list(page).getByRole('heading').getByRole('link').nth(place).getAttribute('href');
    await page.goto(`${href}?${searchParams}`);
    await buyButton(page).or(instead(page)).or(withoutScripts(page)).first().waitFor();
    return look(page);
  };

/** Returns the sheet's text about the stock; null: none. */
async function stock(page: Page): Promise<string | null> {
  const told = main(page).getByRole('status').and(page.locator('[data-state]'));
  return (await isShown(told)) ? told.textContent() : null;
}

/** Numbers of the large pictures that are seen, wherever one has to scroll to. */
const picturesShown = (page: Page): Promise<number[]> =>
  page
    .locator('[data-gallery-picture]')
    .evaluateAll((figures) =>
      figures.flatMap((figure, index) => (figure.checkVisibility({ visibilityProperty: true }) ? [index + 1] : [])),
    );

async function isStillSeen(page: Page): Promise<boolean> {
  await buyButton(page).waitFor();
  await page.mouse.wheel(0, 1500);
  await page.waitForFunction(() => window.scrollY > 1000);
  return buyButton(page).evaluate((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}

/** A proof that looks at its page once the page is there. */
export const afterHeading = (proof: PageProof): PageProof => ({
  ...proof,
  see: async (page) => {
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    return proof.see(page);
  },
});

/** Stock as it is told where it is neither gone nor scarce. */
const ready = 'Prêt à partir';

const all: readonly PageProof[] = [
  {
    key: 'PRODUCTS_PER_PAGE',
    title: 'a list shows as many products a page as it says, and links to the others',
    value: '4',
    path: cellar,
    see: async (page) => ({
      products: await cards(page).count(),
      hasPages: await isShown(page.getByRole('navigation', { name: 'Pages de la liste' })),
    }),
    before: { products: 7, hasPages: false },
    after: { products: 4, hasPages: true },
  },
  {
    key: 'PRODUCT_PAGE_STYLE',
    title: 'the pictures stand below each other, or a thumbnail brings its one to the front',
    value: 'CLASSIC',
    path: dress,
    needsScripts: true,
    see: async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const first = await picturesShown(page);
      const thumbnail = page.getByRole('radio', { name: 'Voir la photo 2 sur 4' });
      if (!(await thumbnail.isVisible())) return { first };
      await thumbnail.check();
      await page.waitForFunction(() => !document.querySelector('#photo-1')?.checkVisibility({ visibilityProperty: true }));
      return { first, second: await picturesShown(page) };
    },
    before: { first: [1, 2, 3, 4] },
    after: { first: [1], second: [2] },
  },
  {
    key: 'PRODUCT_PAGE_STYLE',
    title: 'the purchase follows down a column of pictures',
    value: 'CLASSIC',
    path: dress,
    needsScripts: true,
    see: isStillSeen,
    before: true,
    after: false,
  },
  {
    key: 'FEATURES_PRODUCT_STYLE',
    title: 'features are points of a list instead of panels to open',
    value: 'LIST',
    path: dress,
    see: async (page) => ({
      panels: await main(page).getByRole('group').filter({ hasText: 'Composition' }).count(),
      points: await main(page)
        .getByRole('listitem')
        .filter({ hasText: /^Composition\s: 100\s% lin lavé$/ })
        .count(),
    }),
    before: { panels: 1, points: 0 },
    after: { panels: 0, points: 1 },
  },
  {
    key: 'FEATURES_PRODUCT_STYLE',
    title: 'features are rows of a table instead of panels to open',
    value: 'TABLE',
    path: dress,
    see: async (page) => ({
      panels: await main(page).getByRole('group').filter({ hasText: 'Composition' }).count(),
      rows: await main(page)
        .getByRole('row', { name: /^Composition 100\s% lin lavé$/ })
        .count(),
    }),
    before: { panels: 1, rows: 0 },
    after: { panels: 0, rows: 1 },
  },
  {
    key: 'STOCK_LIMIT_DISPLAY',
    title: 'five pieces are told as the last from six on',
    value: '6',
    with: { IN_STOCK_LABEL: ready },
    path: cellar,
    see: onSheet(redWine, stock),
    before: ready,
    after: 'Plus que 5',
  },
  {
    key: 'STOCK_LIMIT_DISPLAY',
    title: '0 never tells how many are left',
    value: '0',
    with: { IN_STOCK_LABEL: ready },
    path: cellar,
    see: onSheet(jar, stock),
    before: 'Plus que 2',
    after: ready,
  },
  {
    key: 'IN_STOCK_LABEL',
    title: 'the sheet says that a piece is there in these words',
    value: 'Il vous attend',
    path: cellar,
    see: onSheet(redWine, stock),
    before: 'En stock',
    after: 'Il vous attend',
  },
  {
    key: 'NOT_IN_STOCK_LABEL',
    title: 'the card says that a piece is gone in these words',
    value: 'Revient au printemps',
    path: cellar,
    see: async (page) => {
      await cards(page).first().waitFor();
      return cards(page)
        .nth(soldOutWine)
        .getByText(/^(Épuisé|Revient au printemps)$/)
        .allTextContents();
    },
    before: ['Épuisé'],
    after: ['Revient au printemps'],
  },
  {
    key: 'NOT_IN_STOCK_LABEL',
    title: 'the sheet says it at once when a size that is gone is chosen',
    value: 'Revient au printemps',
    path: cellar,
    needsScripts: true,
    see: onSheet(apron, async (page) => {
      await page.getByRole('radio', { name: 'M, épuisé' }).check();
      return stock(page);
    }),
    before: 'Épuisé',
    after: 'Revient au printemps',
  },
  {
    key: 'HIDE_PRODUCT_PRICES',
    title: 'a list has no prices, and neither filters nor sorts by them',
    value: 'true',
    path: cellar,
    see: async (page) => ({
      hasPrices: await isShown(cards(page).getByText('€')),
      filters: await isShown(page.getByRole('group', { name: 'Prix' })),
      orders: (await page.getByLabel('Trier par').locator('option').allTextContents()).length,
    }),
    before: { hasPrices: true, filters: true, orders: 6 },
    after: { hasPrices: false, filters: false, orders: 3 },
  },
  {
    key: 'HIDE_PRODUCT_PRICES',
    title: 'a sheet leads to the shop instead of selling',
    value: 'true',
    path: dress,
    needsScripts: true,
    see: async (page) => ({
      hasPrice: (await main(page).getByText('48,00').count()) > 0,
      sells: await isShown(buyButton(page)),
      asks: await isShown(page.getByRole('link', { name: 'Nous demander' })),
    }),
    before: { hasPrice: true, sells: true, asks: false },
    after: { hasPrice: false, sells: false, asks: true },
  },
  {
    key: 'CURRENCY',
    title: 'prices keep their figures and are in that currency, for people and for search engines',
    value: 'CHF',
    path: dress,
    see: async (page) => {
      const [price] = await main(page)
        .getByText(/^48,00\s(?:€|CHF)$/)
        .allTextContents();
      const told = await page.locator('script[type="application/ld+json"]').allTextContents();
      return [price?.replace(/\s/, ' '), /"priceCurrency":"(\w+)"/.exec(told.join())?.[1]];
    },
    before: ['48,00 €', 'EUR'],
    after: ['48,00 CHF', 'CHF'],
  },
  {
    key: 'PRODUCT_HIDE_PERCENTAGE_DISCOUNT',
    title: 'the percentage goes, the crossed-out price stays',
    value: 'true',
    path: cellar,
    see: async (page) => {
      const card = cards(page).nth(reducedWine);
      return { percentage: await isShown(card.getByText(/^−20\s%$/)), crossedOut: await isShown(card.locator('s')) };
    },
    before: { percentage: true, crossedOut: true },
    after: { percentage: false, crossedOut: true },
  },
  {
    key: 'DISPLAY_WISHLIST',
    title: 'nothing is kept for later: no heart on cards, no link to the list',
    value: 'false',
    path: cellar,
    needsScripts: true,
    see: async (page) => {
      await cards(page).first().waitFor();
      const banner = page.getByRole('banner').first();
      return {
        heart: await isShown(cards(page).getByRole('button', { name: /^Favori/ })),
        link: await isShown(banner.getByRole('link', { name: 'Mes favoris' })),
      };
    },
    before: { heart: true, link: true },
    after: { heart: false, link: false },
  },
  {
    key: 'DISPLAY_RECENTLY_VIEWED',
    title: 'nothing that was seen is remembered, and no sheet shows it',
    value: 'false',
    path: cellar,
    needsScripts: true,
    see: async (page) => {
      await onSheet(jar, async () => page.keyboard.press('Tab'))(page);
      const { searchParams } = new URL(page.url());
      await page.waitForFunction(() => globalThis.earlyPage?.isLive === true);
      await page.goto(`${dress}?${searchParams}`);
      await buyButton(page).waitFor();
      const row = page.getByRole('region', { name: 'Vus récemment' });
      // Whoever is at the foot before the row is ready sees it when she comes back.
      for (let look = 0; look < 8 && !(await isShown(row)); look++) {
        await page.mouse.wheel(0, look % 2 === 0 ? 20_000 : -3000);
        await row.waitFor({ timeout: 1000 }).catch(() => undefined);
      }
      return { row: await isShown(row), kept: await page.evaluate(() => localStorage.getItem('seen') !== null) };
    },
    before: { row: true, kept: true },
    after: { row: false, kept: false },
  },
  {
    key: 'DISPLAY_STOCK_ALERT',
    title: 'nobody can leave an address for what is sold out; the shop is written to instead',
    value: 'false',
    path: cellar,
    needsScripts: true,
    see: onSheet(soldOutWine, async (page) => {
      const alert = main(page).getByRole('button', { name: 'Me prévenir' });
      // Its code comes where something is sold out.
      await alert.waitFor({ timeout: 10_000 }).catch(() => undefined);
      return { alert: await isShown(alert), contact: await isShown(instead(page)) };
    }),
    before: { alert: true, contact: true },
    after: { alert: false, contact: true },
  },
  {
    key: 'USE_PRODUCT_STOCK',
    title: 'the sheet is silent about what is there',
    value: 'false',
    path: cellar,
    see: onSheet(redWine, stock),
    before: 'Disponible',
    after: null,
  },
  {
    key: 'USE_PRODUCT_STOCK',
    title: 'nothing hurries to buy the last ones, while what is gone is still said to be',
    value: 'false',
    with: { NOT_IN_STOCK_LABEL: 'Tout est parti' },
    path: cellar,
    see: async (page) => {
      const back = page.url();
      const last = await onSheet(jar, stock)(page);
      await page.goto(back);
      return [last, await onSheet(soldOutWine, stock)(page)];
    },
    before: ['Plus que 2', 'Tout est parti'],
    after: [null, 'Tout est parti'],
  },
  {
    key: 'SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET',
    title: 'a sheet has the table of what 100 g hold',
    value: 'true',
    with: { FEATURES_PRODUCT_STYLE: 'LIST' },
    path: cellar,
    see: onSheet(jar, async (page) => {
      const rows = await page.getByRole('table', { name: 'Valeurs nutritionnelles moyennes' }).getByRole('row').allInnerTexts();
      return rows.map((row) => row.replaceAll(/\s+/g, ' ').trim());
    }),
    before: [],
    after: [
      'pour 100 g',
      'Énergie 1 010 kJ / 238 kcal',
      'Matières grasses 0,4 g',
      'dont acides gras saturés 0,1 g',
      'Glucides 56,5 g',
      'dont sucres 55 g',
      'Fibres alimentaires 3,2 g',
      'Protéines 0,9 g',
      'Sel 0,02 g',
    ],
  },
  {
    key: 'DISPLAY_GRAPE_VARIETY',
    title: 'the grapes stand under a wine’s name in lists',
    value: 'true',
    path: cellar,
    see: (page) => isShown(cards(page).nth(reducedWine).getByText('Cabernet franc, Cabernet sauvignon')),
    before: false,
    after: true,
  },
  {
    key: 'SWITCH_NAME_AND_APPELLATION',
    title: 'the appellation becomes the title, in lists and on the sheet',
    value: 'true',
    path: cellar,
    see: async (page) => {
      const inList = (await names(page))[redWine];
      const title = onSheet(redWine, (sheet) => main(sheet).getByRole('heading', { level: 1 }).textContent());
      return [inList, await title(page)];
    },
    before: ['Les Terres Hautes', 'Les Terres Hautes'],
    after: ['Saumur-Champigny', 'Saumur-Champigny'],
  },
  {
    key: 'ONLY_SELL_ON_FRENCH_VERSION',
    title: 'a sheet in English leads to the French one instead of selling',
    value: 'false',
    path: `/en${cellar}`,
    needsScripts: true,
    see: onSheet(redWine, async (page) => {
      const french = page.getByRole('link', { name: 'Buy on the French version' });
      const href = (await isShown(french)) ? await french.getAttribute('href') : null;
      return { sells: await isShown(buyButton(page)), french: href?.replace(/\d+$/, '…') ?? null };
    }),
    before: { sells: false, french: '/wines/les-terres-hautes/…' },
    after: { sells: true, french: null },
  },
];

export const proofs: readonly PageProof[] = all.map(afterHeading);
