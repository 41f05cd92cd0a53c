import { expect, it } from 'vitest';
import type { Cart } from '#schemas/cart.ts';
import type { PickupMonth } from '#schemas/delivery.ts';
import type { NewsList } from '#schemas/news.ts';
import type { Page, PageNode } from '#schemas/page.ts';
import type { Parameter } from '#schemas/parameter.ts';
import type { Product, ProductList, Variation } from '#schemas/product.ts';
import { onOneEngine } from '../databases.ts';
import { openSite } from './open-site.ts';
import { page, type SmallSite } from './small-site.ts';

const inEnglish = { userLang: 'en_US' };

/** Gives entries of a list of the site's files their English texts. */
const translated = (list: object[], english: Record<string, object>, key: string): object[] =>
  list.map((entry) => {
    const en_US = english[String((entry as Record<string, unknown>)[key])];
    return en_US ? { ...entry, translations: { en_US } } : entry;
  });

function bilingual(files: SmallSite): void {
  files['parameters.json'].ONLY_SELL_ON_FRENCH_VERSION = 'false';
  files['parameters.json'].SHIPPING_MESSAGE = 'Expédié mardi';
  files['parameters.json']['SHIPPING_MESSAGE@en_US'] = 'Sent on Tuesday';
  files['parameters.json']['MENU_ALIGNMENT@en_US'] = 'LEFT';
  files['pages.json'] = translated(files['pages.json'], { accueil: { title: 'Home', menuTitle: 'Home' } }, 'key');
  const dresses = { ...page('robes', '/vetements/robes-occasion', 'category'), translations: { en_US: { menuTitle: 'Dresses' } } };
  files['pages.json'] = files['pages.json'].map((each) =>
    'key' in each && each.key === 'vetements' ? { ...each, children: [dresses] } : each,
  );
  files['products.json'] = translated(
    files['products.json'],
    { 'sac-cuir': { name: 'Leather bag', description: '<p>Soft</p><script>alert(1)</script>' } },
    'slug',
  );
  files['variations.json'] = [
    files['variations.json'][0] ?? {},
    {
      key: 'couleur',
      label: 'Couleur',
      displayLabel: null,
      translations: { en_US: { label: 'Colour' } },
      values: [
        { label: 'Rouge', colour: '#aa0000', translations: { en_US: { label: 'Red' } } },
        { label: 'Noir', colour: '#222222' },
      ],
    },
  ];
  const piece = { slug: 'une', title: 'Une nouvelle', excerpt: '', html: '<p>Texte</p>', publishedAt: '2026-01-05' };
  Object.assign(files, {
    'calendar.json': {
      name: 'Retrait à la boutique',
      leadHours: 2,
      horizonDays: 3000,
      slots: [],
      translations: { en_US: { name: 'Collection' } },
      closures: [
        { from: '2027-12-24', to: '2028-01-02', reason: 'Noël', translations: { en_US: { reason: 'Christmas' } } },
        { from: '2027-12-06', to: '2027-12-06', reason: 'Inventaire' },
      ],
    },
    'tags.json': [{ slug: 'accessoires', label: 'Accessoires', page: 'vetements', translations: { en_US: { label: 'Accessories' } } }],
    'news.json': [{ ...piece, translations: { en_US: { title: 'Some news', html: '<p onclick="x()">Text</p>' } } }],
  });
}

onOneEngine('languages of a site', (db) => {
  it('answers the closures of the pickup calendar in the language asked for, and in the own one where they have no translation', async () => {
    const { get } = await openSite(db(), bilingual);
    const month = (path: string, headers?: Record<string, string>) => get<PickupMonth>(`/calendar/1/date/allowed/${path}`, headers);
    expect(await month('12/2027')).toMatchObject({
      name: 'Retrait à la boutique',
      closures: [{ reason: 'Inventaire' }, { reason: 'Noël' }],
    });
    expect(await month('12/2027', inEnglish)).toEqual({
      name: 'Collection',
      slots: [],
      closures: [
        { from: '2027-12-06', to: '2027-12-06', reason: 'Inventaire' },
        { from: '2027-12-24', to: '2028-01-02', reason: 'Christmas' },
      ],
    });
    expect(await month('1/2028', inEnglish)).toMatchObject({ closures: [{ reason: 'Christmas' }] });
    expect(await month('2/2028')).toMatchObject({ closures: [] });
  });

  const bag = async (get: Awaited<ReturnType<typeof openSite>>['get']) =>
    (await get<ProductList>('/product?name=lk:sac')).products[0]?.idProduct ?? 0;

  it('answers in the language that userLang names, and in the own one where a text has no translation', async () => {
    const { get } = await openSite(db(), bilingual);
    const path = `/product/${await bag(get)}`;
    const [french, english] = [await get<Product>(path), await get<Product>(path, inEnglish)];
    expect(french).toMatchObject({ name: 'Sac en cuir', variation1: { label: 'Couleur' } });
    expect(english).toMatchObject({ name: 'Leather bag', description: '<p>Soft</p>', shortDescription: 'Sac en cuir.' });
    expect(english.variation1?.label).toBe('Colour');
    expect(english.declination.map(({ variations }) => variations[0]?.label)).toEqual(['Red', 'Noir']);
    expect(english.categories).toMatchObject([{ label: 'Accessories' }, { label: 'Dresses' }]);
    expect((await get<Variation[]>('/variation', inEnglish))[1]).toMatchObject({ label: 'Colour', values: [{ label: 'Red' }, {}] });
    expect((await get<PageNode[]>('/page/tree', inEnglish))[0]).toMatchObject({ title: 'Home', url: '/' });
    expect(await get<Page>('/page/1', inEnglish)).toMatchObject({ title: 'Home' });
    expect((await get<NewsList>('/news', inEnglish)).news[0]).toMatchObject({ title: 'Some news', html: '<p>Text</p>', slug: 'une' });
  });

  it('filters by the own words whatever the language, and names the values in the language', async () => {
    const { get } = await openSite(db(), bilingual);
    const list = await get<ProductList>('/product?colour=Rouge', inEnglish);
    expect(list.facets.find(({ key }) => key === 'colour')?.values).toContainEqual(
      expect.objectContaining({ value: 'Rouge', label: 'Red', colour: '#aa0000' }),
    );
    expect((await get<ProductList>('/product?search=leather')).products.map(({ slug }) => slug)).toEqual(['sac-cuir']);
  });

  it('says words of the settings in the language, and takes no other value from it', async () => {
    const { get } = await openSite(db(), bilingual);
    const saidBy = async (key: string, headers: Record<string, string>) =>
      (await get<Parameter[]>('/parameter', headers)).find(({ type }) => type === key)?.value;
    expect(await saidBy('SHIPPING_MESSAGE', {})).toBe('Expédié mardi');
    expect(await saidBy('SHIPPING_MESSAGE', inEnglish)).toBe('Sent on Tuesday');
    expect(await saidBy('MENU_ALIGNMENT', inEnglish)).toBe('CENTER');
  });

  it('shows a cart in the language it is read in', async () => {
    const { get, call } = await openSite(db(), bilingual);
    const { declination } = await get<Product>(`/product/${await bag(get)}`);
    const added = await call<Cart>('POST', `/cart/new/product/${declination[0]?.id}`, { quantity: 1 }, { ...inEnglish });
    if (!added.success) throw new Error(added.message);
    expect(added.data.products).toMatchObject([{ name: 'Leather bag', declinationLabel: 'Red' }]);
    const french = await call<Cart>('POST', `/cart/${added.data.id}`, {});
    expect(french).toMatchObject({ data: { products: [{ name: 'Sac en cuir', declinationLabel: 'Rouge' }] } });
  });
});
