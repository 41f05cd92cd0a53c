/** A kind of page, an address of it on the site that is served, and what it answers. */
export type BenchPage = { name: string; path: string; status: number };

/** Kinds of addresses in the sitemap, by pattern. The first address of each kind is measured, in this order. */
const kinds: readonly [name: string, pattern: RegExp][] = [
  ['sheet', /^\/(?:products|wines)\/[^/]+\/\d+$/],
  ['article', /^\/blog\/(?!folder)[^/]+\/\d+$/],
  ['event', /^\/(?:events?|agenda|evenements?)\/[^/]+\/\d+$/],
  ['album', /^\/albums\/[^/]+\/\d+$/],
  ['service', /^\/services\/[^/]+\/\d+$/],
  ['contact', /^\/contact$/],
  ['legal', /^\/(?:sale-terms|legal[^/]*|mentions[^/]*|cgv)$/],
];

/** One page of each kind of the site that a web process serves. */
export async function pagesOf(origin: string): Promise<BenchPage[]> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const index = await read('/sitemap.xml');
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  const texts = index.includes('<sitemapindex') ? await Promise.all(parts.map(read)) : [index];
  const paths = texts.flatMap((text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname));
  const found = kinds.flatMap(([name, pattern]) => {
    const path = paths.find((each) => pattern.test(each));
    return path ? [{ name, path, status: 200 }] : [];
  });
  const tree = (await (await fetch(`${origin}/api/page/tree`)).json()).data as { url: string; type: string; children: never[] }[];
  const list = tree.find(({ type }) => type === 'shop' || type === 'wines' || type === 'category')?.url ?? '/products/search';
  return [
    { name: 'home', path: '/', status: 200 },
    { name: 'list', path: list, status: 200 },
    { name: 'filtered list', path: `${list}?orderBy=price`, status: 200 },
    { name: 'search', path: '/products/search?search=robe', status: 200 },
    ...found,
    { name: 'cart', path: '/cart', status: 200 },
    { name: 'unknown address', path: '/nowhere', status: 404 },
  ];
}
