import { expect, onTestFinished, test } from 'vitest';
import { openAdmin, readParameter, saveParameters } from './admin.ts';
import { get, readData, shop } from './request.ts';

// Over one web process; tests/e2e/rest/two-processes.desktop.spec.ts asks two.

/** Pages are loaded this often, in ms. */
const pauseMs = 40;
/** Time after a save from which every loaded page must show it, in ms. */
const freshAfterMs = 1000;

const admin = openAdmin();

/** A page and the style sheet that it names, where its colours stand. */
async function loadPage(path: string): Promise<string> {
  const html = await (await get(path)).text();
  const [, sheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  return sheet ? html + (await (await get(sheet, { headers: { referer: shop + path } })).text()) : html;
}

/** Returns when the last load that did not show a text yet was begun, in ms after `since`: a slow load does not count as late. */
async function staleUntil(path: string, text: string, since: number): Promise<number> {
  for (let last = 0; ; ) {
    const begun = performance.now() - since;
    if ((await loadPage(path)).includes(text)) return last;
    if (begun > 10_000) return Number.POSITIVE_INFINITY;
    last = begun;
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}

test('a saved colour shows on every page that is loaded a second later', async () => {
  const before = await readParameter(admin, 'PRIMARY_COLOR');
  onTestFinished(() => saveParameters(admin, { PRIMARY_COLOR: before }));
  const paths = ['/', '/sale-terms', '/cart'];
  for (const colour of ['#0f5132', '#512a0f']) {
    for (const path of paths) expect((await get(path)).status).toBe(200);
    await saveParameters(admin, { PRIMARY_COLOR: colour });
    const saved = performance.now();
    const delays = await Promise.all(paths.map((path) => staleUntil(path, colour, saved)));
    expect(Math.max(...delays), `${colour}: ${delays.map(Math.round).join(', ')} ms`).toBeLessThan(freshAfterMs);
  }
});

type Product = { url: string; rental: unknown; declination: { id: number; quantity: number }[] };

/** A single piece of the shop that one can buy. */
async function requireSinglePiece(): Promise<Product> {
  const { products } = await readData<{ products: { idProduct: number }[] }>('/product?nbItem=60');
  for (const { idProduct } of products) {
    const product = await readData<Product>(`/product/${idProduct}`);
    if (product.declination.length === 1 && product.declination[0]?.quantity === 1 && !product.rental) return product;
  }
  throw new Error('The shop has no single piece.');
}

test('stock that is counted shows within a second on the kept sheet', async () => {
  const { url, declination } = await requireSinglePiece();
  const path = `/admin/stock/${declination[0]?.id}`;
  const count = (stock: number, seen: number) => admin.call('PUT', path, { stock, seen, note: 'Vendu en boutique' });
  for (let time = 0; time < 2; time += 1) expect(await (await get(url)).text()).toContain('schema.org/InStock');
  expect((await get(url)).headers.get('cache-status')).toBe('storefront; hit');
  onTestFinished(async () => void (await count(1, 0)));
  await count(0, 1);
  expect(await staleUntil(url, 'schema.org/OutOfStock', performance.now())).toBeLessThan(freshAfterMs);
});

type Cms = { layouts: object[] };
type Document = { revision: number; published: Cms };

/** A component with a heading in a section of its own, at its end. */
const withHeading = (cms: Cms, text: string): Cms => {
  const heading = { id: 'added-heading', type: 'heading', v: 1, props: { text, level: 2 } };
  return { ...cms, layouts: [...cms.layouts, { id: 9999, name: 'Ajout', nodes: [heading] }] };
};

test('header, footer, product sheet and cart that are published show on the pages of shoppers', async () => {
  const { products } = await readData<{ products: { url: string }[] }>('/product?nbItem=1');
  const places = { header: '/', footer: '/', 'product-sheet': products[0]?.url ?? '', cart: '/cart' };
  for (const [slug, path] of Object.entries(places)) {
    const address = `/admin/document/component/${slug}`;
    const text = `Ajouté : ${slug}`;
    const { revision, published } = await admin.call<Document>('GET', address);
    const draft = await admin.call<{ revision: number }>('PUT', `${address}/draft`, { revision, cms: withHeading(published, text) });
    await admin.call('POST', `${address}/publish`, { revision: draft.revision });
    try {
      expect(await staleUntil(path, text, performance.now()), slug).toBeLessThan(freshAfterMs);
    } finally {
      await admin.call('POST', `${address}/undo`);
    }
    await expect.poll(async () => (await loadPage(path)).includes(text), { timeout: 10_000 }).toBe(false);
  }
});
