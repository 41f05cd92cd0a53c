import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '#backend/app.ts';
import { importSite } from '#backend/operations/archive/import/import.ts';
import { diskMediaStore } from '#backend/platform/storage/disk-store.ts';
import { createApi } from '#client/api.ts';
import { parseData } from '#client/parse.ts';
import { isBlock, type ResolvedNode } from '#renderer/core/resolved.ts';
import type { Call } from '#renderer/types.ts';
import type { PageNode } from '#schemas/page.ts';
import type { Source } from '#web/site/source.ts';
import { openSampleSites } from '../sample-sites.ts';
import { openPglite } from '../template.ts';

/** Screens that every site has beside the pages of its tree. */
export const screens = [
  '/products/search?search=robe',
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

/** `listed`: what the sitemap lists besides the pages of the tree: every product, article, album, service and event. */
type Site = { source: Source; call: Call; addresses: string[]; listed: string[] };
/**
 * A folder of a site (null: a sample site, copied as it was once imported), its id, how many of its products are looked at, and the
 * language that the API is asked in, French unless said.
 */
type SiteFolder = { content: string | null; idSite: number; products: number; locale?: string };

/** A site behind a real API over PGlite in `folder`; each of its answers is asked for once. */
export async function openPages(
  folder: string,
  { content, idSite, products: nbItem, locale = 'fr_FR' }: SiteFolder,
): Promise<Site & { close: () => Promise<void> }> {
  const { once } = await import('#web/api/once.ts');
  const { readSource } = await import('#web/site/source.ts');
  const database = content === null ? await openSampleSites(folder) : await openPglite(join(folder, 'data'));
  const mediaStore = diskMediaStore(join(folder, 'media'));
  if (content !== null) await importSite({ db: database.db, mediaStore, folder: content, idSite });
  const app = createApp({
    db: database.db,
    mediaStore,
    logger: pino({ level: 'silent' }),
    now: () => new Date(),
    config: { siteId: idSite, webOrigin: 'http://shop.test', checkAnswers: false, paymentSandbox: true },
  });
  const api = createApi({
    baseUrl: '',
    headers: () => ({ userLang: locale, idSite: String(idSite) }),
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
  const { products } = await call('GET /product', { query: { nbItem } });
  const addresses = [...pathsOf(source.tree), ...screens, ...products.map(({ url }) => url)];
  const sitemap = await call('GET /sitemap/{part}', { params: { part: 1 } });
  const listed = sitemap.addresses.map(({ path }) => path);
  return { source, call, addresses, listed, close: () => database.close() };
}

const pathsOf = (tree: readonly PageNode[]): string[] =>
  tree.flatMap(({ isValid, url, children }) => [...(isValid ? [url] : []), ...pathsOf(children)]);

type Texts = { html: string; data: string };

/** The HTML of a page's nodes, and the data of those that the browser renders, where React escapes what it writes. */
export function textsOf(nodes: readonly ResolvedNode[]): Texts {
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
