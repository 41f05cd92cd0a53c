import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { ProductList } from '#schemas/product.ts';
import { byTier } from '../../tiers.ts';
import { onOneEngine } from '../databases.ts';
import { type OpenSite, openSite } from './open-site.ts';
import type { SmallSite } from './small-site.ts';

const kinds = (files: SmallSite) => {
  const [first] = files['products.json'] as object[];
  const made = (slug: string, change: object) => ({ ...first, slug, name: slug, discount: null, recommended: [], ...change });
  const piece = (slug: string, variation: string, size: string) =>
    made(slug, { variations: [variation], declinations: [{ reference: `REF-${slug}`, values: { [variation]: size }, stock: 1 }] });
  const wine = (slug: string, grapes: string[], appellation: string, bottles: [number, number, number][]) =>
    made(slug, {
      ...{ type: 'WINE', subtypeType: 'BOTTLE', offer: 'NEW', condition: null, vatRate: 2000, marginScheme: false, variations: [] },
      wine: { appellation, grapes },
      declinations: bottles.map(([year, capacity, price]) => ({
        ...{ reference: `${slug}-${year}-${capacity}`, year, capacity, capacityUnit: 'CENTILITRE', price, stock: 12 },
      })),
    });
  const labels = (all: string[]) => all.map((label) => ({ label, colour: null }));
  files['variations.json'] = [
    { key: 'taille', label: 'Taille', displayLabel: null, values: labels(['36', '38', '44']) },
    {
      ...{ key: 'pointure', label: 'Pointure', displayLabel: null, values: labels(['38', '39']) },
      translations: { en_US: { label: 'Shoe size' } },
    },
  ];
  files['products.json'] = [
    piece('robe-38', 'taille', '38'),
    piece('robe-44', 'taille', '44'),
    piece('bottes-38', 'pointure', '38'),
    piece('bottes-39', 'pointure', '39'),
    wine('graviers', ['Gamay'], 'Sauvelle', [
      [2024, 75, 900],
      [2023, 150, 2100],
    ]),
    wine('assemblage', ['Gamay', 'Chenin'], 'Sauvelle', [[2023, 75, 1200]]),
    wine('blanc', ['Chenin'], 'Brisevent', [[2022, 75, 1500]]),
  ];
};

onOneEngine('facets of products', (db) => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(db(), kinds);
  });
  const list = (query: Record<string, string> = {}, locale = 'fr_FR') =>
    site.get<ProductList>(`/product?${new URLSearchParams({ orderBy: 'custom', ...query })}`, { userLang: locale });
  const slugs = async (query: Record<string, string>) => (await list(query)).products.map(({ slug }) => slug).sort();
  const facetsOf = ({ facets }: ProductList, key: string) =>
    facets.filter((facet) => facet.key === key).map(({ label, values }) => [label, values.map(({ value, count }) => `${value} ${count}`)]);

  it('keeps sizes of clothes and shoes apart, by a name of their own where both have one', async () => {
    expect(facetsOf(await list(), 'size')).toEqual([
      ['Taille', ['taille.38 1', '44 1']],
      ['Pointure', ['pointure.38 1', '39 1']],
    ]);
    expect((await list({}, 'en_US')).facets.map(({ label }) => label)).toContain('Shoe size');
    expect(await slugs({ size: 'pointure.38' })).toEqual(['bottes-38']);
    expect(await slugs({ size: 'taille.38,39' })).toEqual(['bottes-39', 'robe-38']);
    expect(await slugs({ size: '38' })).toEqual(['bottes-38', 'robe-38']);
    expect(await slugs({ size: 'df:38', kind: 'OTHER' })).toEqual(['bottes-39', 'robe-44']);
  });

  it('filters wines by grape, appellation, vintage and format, in the order of a cellar', async () => {
    const wines = await list({ kind: 'WINE' });
    expect(facetsOf(wines, 'grape')).toEqual([['Cépage', ['Chenin 2', 'Gamay 2']]]);
    expect(facetsOf(wines, 'appellation')).toEqual([['Appellation', ['Brisevent 1', 'Sauvelle 2']]]);
    expect(facetsOf(wines, 'vintage')).toEqual([['Millésime', ['2024 1', '2023 2', '2022 1']]]);
    expect(facetsOf(wines, 'format')).toEqual([['Format', ['75cl 3', '150cl 1']]]);
    expect(wines.facets.find(({ key }) => key === 'format')?.values.map(({ label }) => label)).toEqual(['75\u00a0cl', '1,5\u00a0l']);
    expect(await slugs({ grape: 'Gamay' })).toEqual(['assemblage', 'graviers']);
    expect(await slugs({ appellation: 'Brisevent' })).toEqual(['blanc']);
  });

  it('finds a vintage, a format and a price in one and the same bottle', async () => {
    expect(await slugs({ vintage: '2023', format: '75cl' })).toEqual(['assemblage']);
    expect(await slugs({ vintage: '2023', format: '150cl' })).toEqual(['graviers']);
    expect(await slugs({ vintage: '2023', price: 'lte:1000' })).toEqual([]);
  });

  it('counts what each value would leave with the other filters, its own facet left out', async () => {
    const chosen = await list({ grape: 'Chenin', vintage: '2023' });
    expect(facetsOf(chosen, 'grape')).toEqual([['Cépage', ['Chenin 1', 'Gamay 2']]]);
    expect(facetsOf(chosen, 'vintage')).toEqual([['Millésime', ['2023 1', '2022 1']]]);
    expect(facetsOf(chosen, 'size')).toEqual([]);
  });

  it('stays within the tags of the whole list, whatever is chosen and counted', async () => {
    const all = await list({ within: 'robes', tags: 'robes' });
    expect(all.total).toBe(7);
    expect((await list({ within: 'nothing' })).total).toBe(0);
    expect(facetsOf(await list({ within: 'nothing' }), 'size')).toEqual([]);
  });

  it('promises with each count what a list with that value added then holds, whatever is chosen', async () => {
    const values = { grape: ['Gamay', 'Chenin'], vintage: ['2022', '2023', '2024'], format: ['75cl', '150cl'], size: ['taille.38', '39'] };
    const choice = fc.record(
      Object.fromEntries(
        Object.entries(values).map(([key, all]) => [key, fc.subarray(all, { minLength: 1 }).map((some) => some.join(','))]),
      ),
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(choice, async (some) => {
        const query = some as Record<string, string>;
        const { facets } = await list(query);
        for (const { key, values: offered } of facets.filter((facet) => facet.key in values))
          for (const { value, count } of offered)
            expect([key, value, (await list({ ...query, [key]: value })).total]).toEqual([key, value, count]);
      }),
      { numRuns: byTier({ fast: 5, rest: 12 }) },
    );
  });

  it('answers or refuses any query, and fails at none', async () => {
    const names = [
      'size',
      'colour',
      'grape',
      'appellation',
      'vintage',
      'format',
      'offer',
      'kind',
      'tags',
      'price',
      'search',
      'availability',
    ];
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('df:', 'df:38', 'lk:a', '38,', 'gte:1,lte:2', '%'));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), text), async (query) => {
        const { status } = await site.call('GET', `/product?${new URLSearchParams(query)}`);
        expect([query, [200, 422].includes(status)]).toEqual([query, true]);
        const found = await site.call('GET', `/search?${new URLSearchParams({ search: query.search ?? '', popular: query.tags ?? '' })}`);
        expect([query, [200, 422].includes(found.status)]).toEqual([query, true]);
      }),
      { numRuns: byTier({ fast: 50, rest: 150 }) },
    );
  });
});
