import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { setPrices } from '#backend/goods/catalogue/flows/set-prices.ts';
import { declinations, priceHistory } from '#backend/tables/catalogue.ts';
import type { CallData } from '#schemas/calls/index.ts';
import { onOneEngine } from '../databases.ts';
import { type OpenSite, openSite } from './open-site.ts';

type List = CallData<'GET /product'>;

onOneEngine('catalogue', (db) => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(db());
  });
  const list = (query: Record<string, string> = {}, headers?: Record<string, string>) =>
    site.get<List>(`/product?${new URLSearchParams(query)}`, headers);
  const slugs = async (query: Record<string, string>) => (await list(query)).products.map(({ slug }) => slug);
  const idOf = async (slug: string) => (await list()).products.find((product) => product.slug === slug)?.idProduct ?? 0;

  it('lists products by price with the discount, and what is sold after the others', async () => {
    const { total, products, priceRange } = await list();
    expect(total).toBe(4);
    expect(products.map(({ slug, price }) => [slug, price])).toEqual([
      ['robe-fleurie', 3000],
      ['robe-bal', 6000],
      ['sac-cuir', 8000],
      // Sold: after what can be had.
      ['pull-laine', 3000],
    ]);
    expect(products[0]).toMatchObject({ fixedPrice: 4000, referencePrice: 4000, discount: { type: 'PERCENT', amount: 2500 } });
    expect(products[3]).toMatchObject({ fixedPrice: 3000, referencePrice: null, discount: null, quantity: 0 });
    expect(products[2]).toMatchObject({ priceVaries: true, quantity: 7, colours: [{ label: 'Rouge' }, { label: 'Noir' }], sizes: [] });
    expect(products[1]).toMatchObject({ rental: { price: 6000, days: 4, deposit: 20000 }, sizes: ['36'] });
    expect(priceRange).toEqual({ min: 3000, max: 9000 });
  });

  it.each<[Record<string, string>, string[]]>([
    [{ orderBy: '-price' }, ['sac-cuir', 'robe-bal', 'robe-fleurie', 'pull-laine']],
    [{ orderBy: 'name' }, ['robe-fleurie', 'robe-bal', 'sac-cuir', 'pull-laine']],
    [{ orderBy: 'custom' }, ['robe-fleurie', 'sac-cuir', 'robe-bal', 'pull-laine']],
    [{ orderBy: '-discount', nbItem: '1' }, ['robe-fleurie']],
    [{ nbItem: '1', page: '4' }, ['pull-laine']],
    [{ nbItem: '1', page: '5' }, []],
    [{ tags: 'robes' }, ['robe-fleurie', 'robe-bal', 'sac-cuir']],
    [{ tags: 'pulls,accessoires' }, ['sac-cuir', 'pull-laine']],
    [{ tags: 'df:robes' }, ['pull-laine']],
    [{ offer: 'NEW,RENTAL' }, ['robe-bal', 'sac-cuir']],
    [{ offer: 'df:SECOND_HAND' }, ['robe-bal', 'sac-cuir']],
    [{ kind: 'WINE' }, []],
    [{ size: '38' }, ['robe-fleurie', 'robe-bal']],
    [{ size: '38', availability: 'in-stock' }, ['robe-fleurie']],
    [{ size: '38', colour: 'Noir' }, ['robe-bal']],
    [{ colour: 'Rouge', price: 'gte:8000' }, ['sac-cuir']],
    [{ price: 'gte:3001,lte:6000' }, ['robe-bal']],
    [{ price: 'lt:3000' }, []],
    [{ price: '8000' }, ['sac-cuir']],
    [{ discount: 'true' }, ['robe-fleurie']],
    [{ name: 'lk:ROBE' }, ['robe-fleurie', 'robe-bal']],
    [{ name: '', tags: '' }, ['robe-fleurie', 'robe-bal', 'sac-cuir', 'pull-laine']],
  ])('filters and sorts: %j', async (query, expected) => {
    expect(await slugs(query)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['été', ['robe-fleurie']],
    ['ETE fleuri', ['robe-fleurie']],
    ['robes', ['robe-fleurie', 'robe-bal', 'sac-cuir']],
    ['lain', ['pull-laine']],
    ['ref sac n', ['sac-cuir']],
    ['lk:lain', ['pull-laine']],
    ['introuvable', []],
    ["100% & | ! ( ' : * \\", []],
    ['%', []],
  ])('searches in French, whatever the accents and endings: %s', async (search, expected) => {
    expect(await slugs({ search })).toEqual(expected);
  });

  it('counts what the filters of stock and of reductions would leave, the other filters kept', async () => {
    expect((await list()).counts).toEqual({ inStock: 3, reduced: 1 });
    expect((await list({ colour: 'Noir', discount: 'true' })).counts).toEqual({ inStock: 0, reduced: 0 });
    expect((await list({ colour: 'Noir', availability: 'in-stock' })).counts).toEqual({ inStock: 2, reduced: 0 });
  });

  it('puts first, by relevance, what has the words in its name', async () => {
    expect((await slugs({ search: 'robe', orderBy: 'relevance' })).at(-1)).toBe('sac-cuir');
  });

  it('counts for each value of a filter what it would leave, the other filters kept', async () => {
    const { facets } = await list({ size: '38', offer: 'RENTAL' }, { userLang: 'en_US' });
    const facet = (key: string) => facets.find((one) => one.key === key);
    expect(facet('size')).toMatchObject({
      ...{
        label: 'Size',
        values: [
          { value: '36', count: 1 },
          { value: '38', count: 1 },
        ],
      },
    });
    expect(facet('offer')?.values).toEqual([
      { value: 'RENTAL', label: 'For rent', count: 1, colour: null },
      { value: 'SECOND_HAND', label: 'Second-hand', count: 1, colour: null },
    ]);
    expect(facet('colour')?.values).toEqual([{ value: 'Noir', label: 'Noir', count: 1, colour: '#222222' }]);
    expect((await list()).facets.find(({ key }) => key === 'tags')?.values).toContainEqual({
      value: 'robes',
      label: 'Menu robes',
      count: 3,
      colour: null,
    });
  });

  it('refuses an order, a filter or a page that does not exist, naming the field', async () => {
    const refusals: [string, string][] = [
      ['orderBy=random()', 'orderBy'],
      ['orderBy=toString', 'orderBy'],
      ['price=gte:a', 'price'],
      ['price=gte:99999999999', 'price'],
      ['offer=STOLEN', 'offer'],
      ['size=lt:3', 'size'],
      ['nbItem=0', 'nbItem'],
      ['nbItem=1000', 'nbItem'],
      ['page=x', 'page'],
      ['discount=maybe', 'discount'],
    ];
    for (const [query, key] of refusals) {
      expect([query, await site.call('GET', `/product?${query}`)]).toMatchObject([query, { status: 422, success: false, data: [{ key }] }]);
    }
  });

  it('answers the sheet of the product that a declination is one of, which an address may name alone', async () => {
    const sheet = await site.get<CallData<'GET /product/{id}'>>(`/product/${await idOf('robe-bal')}`);
    const { id } = sheet.declination[1] ?? { id: 0 };
    expect(await site.get(`/product/declination/${id}`)).toEqual(sheet);
    expect(await site.call('GET', '/product/declination/999999999')).toMatchObject({ status: 404, success: false });
  });

  it('shows a product sheet with its declinations, axes, pictures and categories; its text is sanitised', async () => {
    const sheet = await site.get<CallData<'GET /product/{id}'>>(`/product/${await idOf('robe-bal')}`);
    expect(sheet).toMatchObject({
      url: `/products/robe-bal/${sheet.idProduct}`,
      description: '<p>Très belle pièce.</p>',
      variation3: null,
      variation1: { label: 'Taille', displayLabel: 'Taille française' },
      variation2: { label: 'Couleur' },
      categories: [{ tag: 'robes', label: 'Menu robes', url: '/vetements/robes-occasion' }],
    });
    expect(sheet.images.map(({ name }) => name)).toEqual(['robe', 'dos']);
    expect(sheet.declination.map(({ reference, quantity }) => [reference, quantity])).toEqual([
      ['REF-bal-36', 1],
      ['REF-bal-38', 0],
    ]);
    expect(sheet.declination[0]?.variations.map(({ label }) => label)).toEqual(['36', 'Noir']);
    expect(sheet.variations).toEqual([sheet.variation1, sheet.variation2]);
    expect(await site.call('GET', '/product/999999')).toMatchObject({ status: 404, success: false });
  });

  it('answers the first picture of a declination as its image, null where it has none of its own', async () => {
    const { get } = await openSite(db(), (files) => {
      const [dress] = files['products.json'] as { declinations: object[] }[];
      const [declination = {}] = dress?.declinations ?? [];
      const own = { ...declination, reference: 'REF-noir', values: { taille: '38', couleur: 'Noir' } };
      dress?.declinations.push({ ...own, images: ['dos', 'robe'].map((name) => ({ name, alt: '' })) });
    });
    const { products } = await get<CallData<'GET /product'>>('/product?slug=robe-fleurie');
    const { declination } = await get<CallData<'GET /product/{id}'>>(`/product/${products[0]?.idProduct}`);
    expect(declination.map(({ image }) => image?.name ?? image)).toEqual([null, 'dos']);
  });

  it('recommends what can be bought, in the owner’s order', async () => {
    const { products } = await site.get<CallData<'GET /v2/product/recommended/{id}'>>(
      `/v2/product/recommended/${await idOf('robe-fleurie')}`,
    );
    expect(products.map(({ slug }) => slug)).toEqual(['sac-cuir']);
    expect(await site.call('GET', '/v2/product/recommended/999999')).toMatchObject({ status: 404 });
  });

  it('gives the axes of variation with their values in display order', async () => {
    const axes = await site.get<CallData<'GET /variation'>>('/variation');
    expect(axes.map(({ label, values }) => [label, values.map((value) => value.label)])).toEqual([
      ['Taille', ['36', '38', '40']],
      ['Couleur', ['Rouge', 'Noir']],
    ]);
  });

  it('keeps as the crossed-out price the one before the first of two successive reductions (L112-1-1)', async () => {
    const id = await idOf('robe-fleurie');
    const { declination } = await site.get<CallData<'GET /product/{id}'>>(`/product/${id}`);
    const [{ id: idDeclination } = { id: 0 }] = declination;
    await setPrices(db(), site.idSite, [{ idDeclination, price: 2000, fixedPrice: 4000, since: new Date() }]);
    expect(await site.get(`/product/${id}`)).toMatchObject({ price: 2000, fixedPrice: 4000, referencePrice: 4000 });
  });

  it('sets more prices at once than a statement of PostgreSQL has parameters', async () => {
    const [shown] = await db().select().from(declinations).where(eq(declinations.reference, 'REF-pull'));
    const { idSite, idProduct } = shown ?? { idSite: 0, idProduct: 0 };
    const inserted = await db().execute(sql`
      insert into ${declinations} (id_site, id_product, reference, position, price, fixed_price, stock, is_valid)
      select ${idSite}, ${idProduct}, 'MANY-' || n, n, 3000, 3000, 0, false from generate_series(1, 17000) as n returning id`);
    const ids = (inserted as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id);
    const since = new Date();
    await setPrices(
      db(),
      idSite,
      ids.map((idDeclination) => ({ idDeclination, price: 2500, fixedPrice: 3000, since })),
    );
    const isMany = like(declinations.reference, 'MANY-%');
    expect(await db().$count(declinations, and(isMany, eq(declinations.price, 2500)))).toBe(17_000);
    expect(await db().$count(priceHistory, inArray(priceHistory.idDeclination, ids.slice(-1000)))).toBe(1000);
  });

  it('refuses in the database itself a negative price, a price above the full one, and holds beyond the stock', async () => {
    for (const change of [{ price: -1 }, { price: 5000 }, { stock: -1 }, { held: 99 }]) {
      await expect(db().update(declinations).set(change).where(eq(declinations.reference, 'REF-robe-fleurie'))).rejects.toThrow();
    }
  });
});
