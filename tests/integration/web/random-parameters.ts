import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createApp } from '#backend/app.ts';
import { openDatabase } from '#backend/db/connect.ts';
import { diskMediaStore } from '#backend/media/disk-store.ts';
import { importSite } from '#backend/site/import.ts';
import { createApi } from '#client/api.ts';
import { parseData } from '#client/parse.ts';
import { isBlock, type ResolvedNode } from '#renderer/core/resolved.ts';
import type { Call } from '#renderer/types.ts';
import type { PageNode } from '#schemas/page.ts';
import { readParameters } from '#schemas/parameters/index.ts';
import type { MadePage } from '../../../pages/_site/make-page.ts';
import type { Source } from '../../../pages/_site/source.ts';
import { parameterSet } from '../../random-parameters.ts';

// React's development build takes a stack for every element: most of the time, and nothing that is looked at here.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));
vi.mock('react/jsx-dev-runtime', async () => {
  const { jsx, Fragment } = await import('react/jsx-runtime');
  return { Fragment, jsxDEV: (...[type, props, key]: Parameters<typeof jsx>) => jsx(type, props, key) };
});

/** Screens beside the pages of the tree. */
const screens = [
  '/products/search?search=robe',
  '/boutique-vetement-aizenay?page=2&tags=accessoires',
  '/cart',
  '/cart/address',
  '/cart/shipping',
  '/cart/payment',
  '/cart/success/1',
  '/order/success',
  '/order/cancel',
  '/order/error',
  '/account',
  '/account/profil',
  '/account/orders',
  '/account/orders/1',
  '/auth',
  '/password/reset/ask',
  '/password/reset/abc',
  '/une-page/qui-n-existe-pas',
];

type Site = { source: Source; call: Call; addresses: string[] };

/** The sample site behind a real API over PGlite; each of its answers is asked for once. */
async function openSampleSite(folder: string): Promise<Site & { close: () => Promise<void> }> {
  const { once } = await import('../../../pages/_site/once.ts');
  const { readSource } = await import('../../../pages/_site/source.ts');
  const database = await openDatabase({ dataDir: join(folder, 'data') });
  const mediaStore = diskMediaStore(join(folder, 'media'));
  await importSite({ db: database.db, mediaStore, folder: 'content/89', idSite: 89 });
  const app = createApp({
    ...{ db: database.db, mediaStore, logger: pino({ level: 'silent' }), now: () => new Date() },
    config: { siteId: 89, webOrigin: 'http://shop.test', checkAnswers: false, paymentSandbox: true },
  });
  const api = createApi({
    baseUrl: '',
    headers: () => ({ userLang: 'fr_FR', idSite: '89' }),
    parse: parseData,
    // Lists of a few lengths stand for lists of every length.
    fetch: async (address, init) =>
      app.request(
        String(address).replace(/nbItem=\d(\d)?\d?/, (_, two) => `nbItem=${two ? 8 : 4}`),
        init,
      ),
  });
  const call = once(api.call);
  const source = await readSource(call);
  const products = await call('GET /product', { query: { nbItem: 3 } });
  const addresses = [...pathsOf(source.tree), ...screens, ...products.products.map(({ url }) => url)];
  return { source, call, addresses, close: () => database.close() };
}

const pathsOf = (tree: readonly PageNode[]): string[] =>
  tree.flatMap(({ isValid, url, children }) => [...(isValid ? [url] : []), ...pathsOf(children)]);

type Texts = { html: string; data: string };

/** The HTML of a page's nodes, and the data of those that the browser renders, where React escapes what it writes. */
function textsOf(nodes: readonly ResolvedNode[]): Texts {
  const texts = { html: '', data: '' };
  for (const node of nodes) {
    if ('html' in node) texts.html += node.html ?? '';
    if (!isBlock(node)) continue;
    texts.data += JSON.stringify({ props: node.props, data: node.data });
    const inner = textsOf(Object.values(node.slots ?? {}).flat());
    texts.html += inner.html;
    texts.data += inner.data;
  }
  return texts;
}

/** Where something stands in a text, with what is around it; undefined: nowhere. */
function where(text: string, what: RegExp): string | undefined {
  const index = text.search(what);
  return index < 0 ? undefined : text.slice(Math.max(index - 60, 0), index + 60);
}

/** What a page must not hold, whatever the parameters. Each would be a hole or a fault that a shopper sees. */
function faultsOf({ page, issues }: MadePage): string[] {
  const { html, data } = textsOf([page.header, ...page.main.map(({ nodes }) => nodes), page.footer, page.mobileBar].flat());
  const css = (page.theme?.css ?? '') + (page.theme?.globalCss ?? '');
  const found = {
    'a block is lost': issues.some(({ code }) => /^(render|load|component|props)/.test(code)) && JSON.stringify(issues),
    'braces of a placeholder': where(html + data, /\{\{\s*[A-Z_]+\s*\}\}/),
    'a script in HTML': where(html, /<script/i),
    'an attribute that runs code': /\son[a-z]+="/i.test(html) && where(html, /<[a-z]+(?:\s+[\w-]+="[^"]*")*\s+on\w+=/i),
    'an address that runs code': where(html, /(?:href|src|action|srcset)="\s*(?:javascript|data:text)/i),
    'data with an address that runs code': where(data, /"(?:href|url|link|src|to)":"\s*javascript:/i),
    'the end of a style': where(css, /<\//),
  };
  return Object.entries(found).flatMap(([name, what]) => (what ? [`${name}: ${what}`] : []));
}

/** Makes every page of the sample site with each of a number of random sets of parameters. */
export function testRandomSets(seed: number, runs: number): void {
  test(`every page of the sample site is made with ${runs} random sets of parameters (seed ${seed})`, async () => {
    vi.stubEnv('LOG_LEVEL', 'silent');
    const { makePage } = await import('../../../pages/_site/make-page.ts');
    const folder = mkdtempSync(join(tmpdir(), 'storefront-random-'));
    const { source, call, addresses, close } = await openSampleSite(folder);
    const make = async (of: Source, address: string) => {
      const { pathname: path, searchParams: query } = new URL(address, 'http://shop.test');
      const made = await makePage({ source: of, call, locale: 'fr_FR', path, query });
      if ('redirect' in made) throw new Error(`${address} leads to ${made.redirect}`);
      return made;
    };
    const layoutsOf = ({ page }: MadePage) => page.main.map(({ id }) => id).filter((id) => id >= 0);
    try {
      const usual = new Map<string, { status: number; layouts: number[] }>();
      const plain = { ...source, parameters: readParameters([]).values };
      for (const address of addresses) {
        const made = await make(plain, address);
        usual.set(address, { status: made.status, layouts: layoutsOf(made) });
      }
      await fc.assert(
        fc.asyncProperty(parameterSet, async (list) => {
          const of = { ...source, parameters: readParameters(list).values };
          for (const address of addresses) {
            const made = await make(of, address);
            expect({ address, status: made.status, layouts: layoutsOf(made), faults: faultsOf(made) }).toEqual({
              ...{ address, ...usual.get(address), faults: [] },
            });
          }
        }),
        { numRuns: runs, seed, endOnFailure: true },
      );
    } finally {
      await close();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 900_000);
}
