import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { chromium } from 'playwright';
import { build, type Rollup } from 'vite';
import { cartCookie } from '#client/shop/cart-memory.ts';
import { type FrameworkScripts, frameworkElement } from '#web/model/page-scripts.ts';
import { launchOptions } from '../tests/browser/launch.ts';
import { judge, type Weights } from './budgets/judge.ts';
import { pageWeight } from './budgets/page-weight.ts';
import { startTestShops } from './launch/start-test-shops.ts';
import { shopPages } from './launch/test-shop.ts';

/**
 * Holds the weight of what a shopper downloads to its budget: `npm run budgets [addresses of running shops]`.
 * Without an address the built shop is started on a data folder of its own.
 */
const rendererBudget = 4_096;
/** Maximum size of the scripts that run before the first intent, in bytes. */
const beforeIntentBudget = 15_000;

/** Budgets of the whole script that a page names, and how its sheet's address is found where it is one; `hasCart`: as who has a cart sees it. */
const pages: readonly { name: string; path: string; whole: number; hasCart?: true }[] = [
  { name: 'home', path: '/', whole: 149_500 },
  { name: 'list', path: '/nos-vetements/robes-occasion-location', whole: 149_500 },
  { name: 'sheet', path: 'sac-cabas-cuir', whole: 175_600 },
  { name: 'content', path: '/a-propos', whole: 149_500 },
  { name: 'contact', path: '/me-contacter', whole: 152_000 },
  { name: 'search', path: '/products/search', whole: 149_500 },
  { name: 'legal', path: '/sale-terms', whole: 149_500 },
  { name: 'cart', path: '/cart', whole: 202_800, hasCart: true },
  { name: 'address', path: '/cart/address', whole: 169_300, hasCart: true },
];

/** Of each sample site's home page on a phone, in bytes. */
const pageBudgets: Weights = { html: 90_000, brotli: 16_000, files: 16_000, fonts: 60_000, fontPreloads: 1, firstPicture: 40_000 };
const labels: Readonly<Record<keyof Weights, string>> = {
  html: 'HTML, bytes',
  brotli: 'HTML in brotli, bytes',
  files: 'styles and first script, bytes',
  fonts: 'fonts, bytes',
  fontPreloads: 'preloaded fonts',
  firstPicture: 'first picture, bytes',
};

report("the renderer's part in the browser", await rendererWeight(), rendererBudget);
const given = process.argv.slice(2);
await (given.length > 0 ? checkHomes(given) : withShop(checkHomes));

/** The scripts of the first site's pages, and what each site's home page weighs on a phone. */
async function checkHomes(addresses: readonly string[]): Promise<void> {
  const [first = ''] = addresses;
  await checkScripts(first);
  const browser = await chromium.launch(await launchOptions());
  try {
    // The first to come waits for its pictures and fonts to be made.
    for (const address of addresses) await pageWeight(browser, address);
    for (const address of addresses) {
      for (const { what, value, budget, isOver } of judge(await pageWeight(browser, address), pageBudgets)) {
        process.stdout.write(`${isOver ? '✗' : '✓'} ${address} ${labels[what]}: ${value}, budget ${budget}\n`);
        if (isOver) process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
  }
}

function report(what: string, bytes: number, budget: number): void {
  const isOver = bytes > budget;
  process.stdout.write(`${isOver ? '✗' : '✓'} ${what}: ${bytes} bytes gzip, budget ${budget}\n`);
  if (isOver) process.exitCode = 1;
}

/** Starts the first shop of the tests, and stops it when the work is done. */
async function withShop<T>(work: (urls: readonly string[]) => Promise<T>): Promise<T> {
  const shop = await startTestShops({ ...process.env, TEST_SHOPS: '1' });
  try {
    return await work(shopPages(0));
  } finally {
    shop.kill('SIGTERM');
  }
}

async function checkScripts(url: string): Promise<void> {
  const cookie = `${cartCookie}=${await newCart(url)}`;
  for (const { name, path, whole, hasCart } of pages) {
    const address = new URL(path.startsWith('/') ? path : await sheetOf(url, path), url);
    const { atOnce, later } = await scriptsOf(address, hasCart && { cookie });
    report(`${name}: script before the first intent`, atOnce, beforeIntentBudget);
    report(`${name}: whole script`, atOnce + later, whole);
  }
}

async function read<T>(answer: Response): Promise<T> {
  return ((await answer.json()) as { data: T }).data;
}

/** A cart with a piece in it. */
async function newCart(url: string): Promise<string> {
  const { idProduct } = await firstProduct(url);
  const { declination } = await read<{ declination: { id: number }[] }>(await fetch(new URL(`/api/product/${idProduct}`, url)));
  const body = new FormData();
  body.set('type', 'MAIN_CART');
  body.set('quantity', '1');
  const added = await fetch(new URL(`/api/cart/new/product/${declination[0]?.id}`, url), { method: 'POST', body });
  return (await read<{ id: string }>(added)).id;
}

async function sheetOf(url: string, slug: string): Promise<string> {
  return (await firstProduct(url, `&slug=${slug}`)).url;
}

async function firstProduct(url: string, filter = ''): Promise<{ idProduct: number; url: string }> {
  const answer = await fetch(new URL(`/api/product?nbItem=1${filter}`, url));
  const { products } = await read<{ products: { idProduct: number; url: string }[] }>(answer);
  const [product] = products;
  if (!product) throw new Error(`The shop has no product ${filter}`);
  return product;
}

/** Bytes as gzip of the scripts that run as a page is loaded, and of those that stand in it as data. */
async function scriptsOf(url: URL, headers: Record<string, string> = {}): Promise<{ atOnce: number; later: number }> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const scripts = elementsOf(parse(await answer.text()), 'script');
  const run = scripts.filter(({ attributes }) => /^(|module|text\/javascript)$/.test(attributes.get('type') ?? ''));
  const stored = scripts.find(({ attributes }) => attributes.get('id') === frameworkElement);
  const { inline, files } = stored ? (JSON.parse(stored.text) as FrameworkScripts) : { inline: null, files: [] };
  const sources = run.flatMap(({ attributes }) => attributes.get('src') ?? []);
  const weigh = async (texts: readonly string[], addresses: readonly string[]) => {
    const fetched = await Promise.all([...new Set(addresses)].map(async (src) => (await fetch(new URL(src, url))).bytes()));
    return [...fetched, ...texts.filter(Boolean)].reduce((sum, content) => sum + gzipSync(content).length, 0);
  };
  const inlineTexts = run.filter(({ attributes }) => !attributes.has('src')).map(({ text }) => text);
  return { atOnce: await weigh(inlineTexts, sources), later: await weigh([inline ?? ''], files) };
}

type Found = { attributes: ReadonlyMap<string, string>; text: string };

function elementsOf(node: Tree.Node, name: string): Found[] {
  const own =
    'tagName' in node && node.tagName === name
      ? [
          {
            attributes: new Map(node.attrs.map((attribute) => [attribute.name, attribute.value])),
            text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
          },
        ]
      : [];
  return [...own, ...('childNodes' in node ? node.childNodes : []).flatMap((child) => elementsOf(child, name))];
}

/** The walk, the boundary, lazy and visible blocks: minified, without React. */
async function rendererWeight(): Promise<number> {
  const root = join(import.meta.dirname, '..');
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(root, 'renderer/react/blocks.tsx'), formats: ['es'] },
      rolldownOptions: { external: [/^react/] },
      minify: true,
    },
  })) as Rollup.RollupOutput[];
  const code = built.flatMap(({ output }) => output).map((file) => (file.type === 'chunk' ? file.code : ''));
  return gzipSync(code.join('')).length;
}
