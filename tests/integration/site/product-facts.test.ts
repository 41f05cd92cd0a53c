import { expect, it } from 'vitest';
import type { Award, MealIcon, Product, ProductList } from '#schemas/product.ts';
import { onOneEngine } from '../databases.ts';
import { openSite } from './open-site.ts';
import type { SmallSite } from './small-site.ts';

const inEnglish = { userLang: 'en_US' };

const gold = {
  name: 'Médaille d’or, Concours général agricole',
  year: 2024,
  medal: 'GOLD',
  translations: { en_US: { name: 'Gold medal, Concours Général Agricole' } },
};
const trophy = { name: 'Coup de cœur des cavistes', medal: 'TROPHY', picture: { name: 'robe', alt: 'Le trophée' } };

const wine = {
  slug: 'clos-haut',
  name: 'Clos Haut',
  type: 'WINE',
  offer: 'NEW',
  variations: [],
  marginScheme: false,
  vatRate: 2000,
  wine: {
    appellation: 'Chinon',
    grapes: ['Cabernet franc'],
    colour: 'RED',
    alcohol: 13.5,
    soil: 'Sable et graviers',
    serving: { from: 15, to: 17 },
    ageing: { from: 3, to: 8 },
  },
  awards: [gold, trophy],
  mealIcons: ['BEEF', 'GAME'],
  decreasingDiscounts: [
    { from: 12, type: 'PERCENT', amount: 1000 },
    { from: 6, type: 'EURO', amount: 50 },
  ],
  declinations: [
    { reference: 'CH-21', year: 2021, capacity: 75, capacityUnit: 'CENTILITRE', stock: 6 },
    { reference: 'CH-22', year: 2022, capacity: 75, capacityUnit: 'CENTILITRE', stock: 12 },
  ],
  translations: { en_US: { soil: 'Sand and gravel' } },
};
const box = {
  slug: 'coffret',
  name: 'Coffret découverte',
  type: 'BOX',
  offer: 'NEW',
  variations: [],
  marginScheme: false,
  vatRate: 2000,
  declinations: [{ reference: 'COFFRET', stock: 3 }],
  contents: [
    { product: 'clos-haut', reference: 'CH-22', quantity: 2 },
    { product: 'sac-cuir', quantity: 1 },
  ],
};

function cellar(files: SmallSite): void {
  const [template] = files['products.json'];
  files['products.json'] = [...files['products.json'], { ...template, ...wine }, { ...template, ...box }];
}

onOneEngine('facts of products', (db) => {
  const open = async () => {
    const site = await openSite(db(), cellar);
    const idOf = async (slug: string) => (await site.get<ProductList>(`/product?slug=${slug}`)).products[0]?.idProduct ?? 0;
    return { ...site, idOf };
  };

  it('finds one product by its slug', async () => {
    const { get } = await open();
    expect((await get<ProductList>('/product?slug=clos-haut')).products.map(({ slug }) => slug)).toEqual(['clos-haut']);
    expect((await get<ProductList>('/product?slug=clos')).products).toEqual([]);
  });

  it('tells the medals of a product in their order, in the caller’s language', async () => {
    const { get, idOf } = await open();
    const path = `/award?product=${await idOf('clos-haut')}`;
    expect(await get<Award[]>(path)).toMatchObject([
      { name: gold.name, year: 2024, medal: 'GOLD', image: null },
      { name: trophy.name, year: null, medal: 'TROPHY', image: { name: 'robe', alt: 'Le trophée' } },
    ]);
    expect(await get<Award[]>(path, inEnglish)).toMatchObject([{ name: 'Gold medal, Concours Général Agricole' }, { name: trophy.name }]);
    expect(await get<Award[]>(`/award?product=${await idOf('sac-cuir')}`)).toEqual([]);
  });

  it('knows no medals of a product that does not exist', async () => {
    const { call } = await open();
    expect(await call('GET', '/award?product=999999')).toMatchObject({ status: 404, success: false });
    expect(await call('GET', '/award?product=rouge')).toMatchObject({ status: 422, success: false });
  });

  it('names and draws the dishes that products go with', async () => {
    const { get, idOf } = await open();
    const icons = await get<MealIcon[]>('/parameter/product/meal-icon');
    expect(icons.find(({ key }) => key === 'BEEF')).toMatchObject({ label: 'Bœuf', path: expect.stringMatching(/^M/) });
    expect((await get<MealIcon[]>('/parameter/product/meal-icon', inEnglish))[0]).toMatchObject({ label: 'Beef' });
    expect((await get<Product>(`/product/${await idOf('clos-haut')}`)).mealIcons).toEqual(['BEEF', 'GAME']);
  });

  it('tells how a wine is served and what its decreasing price is', async () => {
    const { get, idOf } = await open();
    const path = `/product/${await idOf('clos-haut')}`;
    expect(await get<Product>(path)).toMatchObject({
      wine: wine.wine,
      decreasingDiscounts: [
        { from: 6, type: 'EURO', amount: 50 },
        { from: 12, type: 'PERCENT', amount: 1000 },
      ],
      contents: [],
    });
    expect((await get<Product>(path, inEnglish)).wine?.soil).toBe('Sand and gravel');
  });

  it('tells what a box holds: how many of what, and of which vintage', async () => {
    const { get, idOf } = await open();
    const [bottle, bag] = [await idOf('clos-haut'), await idOf('sac-cuir')];
    expect((await get<Product>(`/product/${await idOf('coffret')}`)).contents).toMatchObject([
      { quantity: 2, name: 'Clos Haut', url: `/wines/clos-haut/${bottle}`, appellation: 'Chinon', year: 2022, capacity: 75 },
      { quantity: 1, name: 'Sac en cuir', url: `/products/sac-cuir/${bag}`, year: null },
    ]);
  });

  const refused = (change: object, of: 'wine' | 'box' = 'wine') =>
    openSite(db(), (files) => {
      cellar(files);
      const at = files['products.json'].length - (of === 'wine' ? 2 : 1);
      files['products.json'][at] = { ...files['products.json'][at], ...change };
    });

  it('refuses an archive with a medal without its picture, a step twice, a box of unknown things, with the place of the mistake', async () => {
    await expect(refused({ awards: [{ ...trophy, picture: { name: 'nulle-part', alt: '' } }] })).rejects.toThrow(/awards.*nulle-part/);
    const step = { from: 6, type: 'PERCENT', amount: 500 };
    await expect(refused({ decreasingDiscounts: [step, step] })).rejects.toThrow(/decreasingDiscounts.*twice/);
    await expect(refused({ decreasingDiscounts: [{ ...step, amount: 5 }] })).rejects.toThrow(/basis points/);
    await expect(refused({ contents: [{ product: 'rien', quantity: 1 }] }, 'box')).rejects.toThrow(/contents.*rien/);
    await expect(refused({ contents: [{ product: 'clos-haut', reference: 'CH-99', quantity: 1 }] }, 'box')).rejects.toThrow(/CH-99/);
    await expect(refused({ contents: [{ product: 'sac-cuir', quantity: 1 }] })).rejects.toThrow(/only a box/);
  });
});
