import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { exportSite } from '#backend/operations/archive/export/export-folder.ts';
import { importArchive } from '#backend/operations/archive/import/import.ts';
import { readArchive } from '#backend/operations/archive/read-archive.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { createApi } from '#client/api.ts';
import { parseData } from '#client/parse.ts';
import type { AlbumList } from '#schemas/album.ts';
import type { BlogFolder, BlogList } from '#schemas/blog.ts';
import type { ContentAddress } from '#schemas/calls/site.ts';
import type { ElementList } from '#schemas/element.ts';
import type { Product, ProductList } from '#schemas/product.ts';
import type { ServiceList } from '#schemas/service.ts';
import { onOneEngine } from '../databases.ts';
import { fullSite } from './full-site.ts';
import { appOf, newMediaStore, newSiteId, openSite } from './open-site.ts';
import type { SmallSite } from './small-site.ts';

type Site = ReturnType<typeof appOf>;

/** A site that has every screen that an address of the list below may lead to. */
function withSheets(files: SmallSite): void {
  fullSite(files);
  Object.assign(files, { 'components/product-sheet.json': { title: 'Produit', metaDescription: '', cms: { format: 1, layouts: [] } } });
}

/** Returns the name of what an address of a site finally shows, and the number of redirects. */
async function shownAt({ app, idSite }: Site, path: string): Promise<{ name: string | null; steps: number; at: string }> {
  vi.stubEnv('LOG_LEVEL', 'silent');
  const [{ resolveRoute }, { screenOf }, { readSource }] = await Promise.all([
    import('#web/routing/routes.ts'),
    import('#web/screens/find-screen.ts'),
    import('#web/site/source.ts'),
  ]);
  const { call } = createApi({
    baseUrl: '',
    headers: () => ({ userLang: 'fr_FR', idSite: String(idSite) }),
    parse: parseData,
    fetch: async (address, init) => app.request(String(address), init),
  });
  const source = await readSource(call);
  for (let steps = 0, at = path; ; steps += 1) {
    const screen = await screenOf(resolveRoute(at, new URLSearchParams(), source.tree, true), source, call, 'fr');
    if (!('redirect' in screen)) return { name: nameIn(screen), steps, at };
    if (steps > 3) throw new Error(`${path} goes round in circles`);
    at = screen.redirect;
  }
}

type Named = { slug?: string; name?: string; title?: string };
function nameIn({ status, data }: { status: number; data: Readonly<Record<string, unknown>> }): string | null {
  if (status !== 200) return null;
  const { product, declination, choice, article, folder, album, service, event } = data;
  const shown = (product ?? article ?? folder ?? album ?? service ?? event) as Named;
  const reference = (declination as { reference?: string } | undefined)?.reference ?? referenceOf(product, choice);
  return `${shown.name ?? shown.title} ${JSON.stringify(reference ?? null)}`;
}
function referenceOf(product: unknown, choice: unknown): unknown {
  if (!choice) return undefined;
  const { idDeclination, year } = choice as { idDeclination?: number; year?: number };
  return (product as Product).declination.find((each) => each.id === idDeclination || each.year === year)?.reference;
}

/** Every address of a site that holds a number: of products, vintages, bottles, customizations, and all that is published. */
async function addressesOf({ get }: Site): Promise<string[]> {
  const { products } = await get<ProductList>('/product?nbItem=100');
  const sheets = await Promise.all(products.map(({ idProduct }) => get<Product>(`/product/${idProduct}`)));
  const { blogs } = await get<BlogList>('/blog/folder/list?nbItem=100');
  const folders = (await get<BlogFolder>('/blog/folder')).folders;
  const { albums } = await get<AlbumList>('/album');
  const { services } = await get<ServiceList>('/service');
  const { elements } = await get<ElementList>('/element/evenements');
  return [
    ...sheets.flatMap(({ url, idProduct: id, type, declination }) => [
      url,
      ...declination.map((one) => `/products/${url.split('/')[2]}/${id}/${one.id}/customize`),
      ...(type.type === 'WINE'
        ? declination.flatMap((one) => [`${url}/detail/${one.id}`, ...(one.year ? [`${url}/${one.year}`] : [])])
        : []),
    ]),
    ...[...blogs, ...folders, ...albums, ...services].map(({ url }) => url),
    ...elements.map(({ slug, id }) => `/evenements/${slug}/${id}`),
  ];
}

onOneEngine('addresses of a site that moves', (db) => {
  const exported = async (site: Site): Promise<string> => {
    const folder = join(mkdtempSync(join(tmpdir(), 'storefront-moved-')), 'site');
    await exportSite({ db: db(), mediaStore: site.mediaStore, idSite: site.idSite, folder });
    return folder;
  };
  const imported = async (folder: string, idSite = newSiteId(), mediaStore: MediaStore = newMediaStore()): Promise<Site> => {
    const archive = await readArchive(folder);
    archive.site.id = idSite;
    await importArchive({ db: db() as Database, mediaStore, archive, force: true });
    return appOf(db(), idSite, mediaStore);
  };
  const shown = async (site: Site, addresses: readonly string[]) => Promise.all(addresses.map((path) => shownAt(site, path)));

  it('lead straight to the same things in a database where other sites have the numbers', async () => {
    const before = await openSite(db(), withSheets);
    const addresses = await addressesOf(before);
    expect(addresses.length).toBeGreaterThan(20);
    const names = (await shown(before, addresses)).map(({ name }) => name);
    expect(names.filter((name) => name === null)).toEqual([]);
    const after = await imported(await exported(before));
    expect(await addressesOf(after)).toEqual(addresses);
    expect(await shown(after, addresses)).toEqual(addresses.map((at, i) => ({ name: names[i], steps: 0, at })));
  });

  it('lead to the same things where the site is there already under other numbers: each is sent on to its present address', async () => {
    const before = await openSite(db(), withSheets);
    const addresses = (await addressesOf(before)).filter((path) => !/\/detail\/|customize$/.test(path));
    const names = (await shown(before, addresses)).map(({ name }) => name);
    // The same site, made elsewhere from files without numbers, in another order.
    const other = await openSite(db(), (files) => {
      withSheets(files);
      files['products.json'] = files['products.json'].toReversed();
    });
    const after = await imported(await exported(before), other.idSite, other.mediaStore);
    const found = await shown(after, addresses);
    expect(found.map(({ name }) => name)).toEqual(names);
    expect(found.every(({ steps, at }, i) => (at === addresses[i] ? steps === 0 : steps === 1))).toBe(true);
    expect(found.some(({ steps }) => steps === 1)).toBe(true);
  });

  it('lead by their name to what has it, where their number is another’s now', async () => {
    const site = await openSite(db(), withSheets);
    const { products } = await site.get<ProductList>('/product?nbItem=100');
    const [one, other] = products.filter(({ url }) => url.startsWith('/products'));
    const swapped = `/products/${one?.slug}/${other?.idProduct}`;
    expect(await shownAt(site, swapped)).toEqual({ name: `${one?.name} null`, steps: 1, at: one?.url });
    // A name that nothing has: a product that was renamed, found by its number.
    expect(await shownAt(site, `/products/autrefois/${other?.idProduct}`)).toEqual({
      name: `${other?.name} null`,
      steps: 1,
      at: other?.url,
    });
    expect((await shownAt(site, '/products/autrefois/999999999')).name).toBe(null);
  });

  it('are told by kind and name; a name that nothing has is 404', async () => {
    const site = await openSite(db(), withSheets);
    const [product] = (await site.get<ProductList>('/product?nbItem=1')).products;
    const found = await site.get<ContentAddress>(`/address/product/${product?.slug}`);
    expect(found).toEqual({ id: product?.idProduct, url: product?.url });
    expect((await site.call('GET', '/address/album-sheet/autrefois')).status).toBe(404);
    expect((await site.call('GET', '/address/page/accueil')).status).toBe(422);
  });

  it('stay free for what is new: after an import with numbers, new rows get others', async () => {
    const folder = await exported(await openSite(db(), withSheets));
    const file = join(folder, 'products.json');
    const products = JSON.parse(readFileSync(file, 'utf8')) as {
      id?: number;
      slug: string;
      isPublished?: boolean;
      declinations: { id?: number; reference: string }[];
    }[];
    const shown = products.filter(({ isPublished = true }) => isPublished);
    const highest = Math.max(...products.map(({ id = 0 }) => id)) + 500;
    const [first] = products;
    const copies = [1, 2, 3].map((n) => ({
      ...structuredClone(first),
      ...{
        id: undefined,
        slug: `nouveau-${n}`,
        recommended: [],
        declinations: [{ ...first?.declinations[0], id: undefined, reference: `N-${n}` }],
      },
    }));
    Object.assign(shown.at(-1) ?? {}, { id: highest });
    writeFileSync(file, JSON.stringify([...products, ...copies]));
    const site = await imported(folder);
    const all = (await site.get<ProductList>('/product?nbItem=100')).products.map(({ idProduct }) => idProduct);
    expect(new Set(all).size).toBe(shown.length + 3);
    expect(all.filter((id) => id > highest)).toHaveLength(3);
    expect(all).toContain(highest);
  });

  it('keep an article’s number when its name changes, so that the old address leads to the new one', async () => {
    const site = await openSite(db(), withSheets);
    const [article] = (await site.get<BlogList>('/blog/folder/list')).blogs;
    const folder = await exported(site);
    const file = join(folder, 'blog.json');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`"slug": "${article?.slug}"`, '"slug": "un-autre-nom"'));
    const after = await imported(folder, site.idSite, site.mediaStore);
    expect(await shownAt(after, article?.url ?? '')).toMatchObject({ steps: 1, at: `/blog/un-autre-nom/${article?.id}` });
  });
});
