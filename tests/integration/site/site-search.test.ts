import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { products } from '#backend/tables/catalogue.ts';
import { elements } from '#backend/tables/events.ts';
import { blogArticles } from '#backend/tables/publishing.ts';
import { pages } from '#backend/tables/site.ts';
import type { ProductList } from '#schemas/product.ts';
import type { SearchResults } from '#schemas/search.ts';
import { onOneEngine } from '../databases.ts';
import { appOf, type OpenSite, openSite } from './open-site.ts';
import type { SmallSite } from './small-site.ts';

const article = (slug: string, title: string, publishedAt: string, change: object = {}) => ({
  slug,
  title,
  ...{ excerpt: '', metaDescription: '', html: '<p>Un texte.</p>', author: 'Marie', folders: [], publishedAt },
  ...change,
});

const service = {
  ...{ slug: 'relooking', title: 'Relooking complet', summary: 'Une heure avec Marie', metaDescription: '', html: '<p>Les couleurs.</p>' },
  ...{ price: null, minutes: 60, place: 'à la boutique', tags: [], points: ['trois tenues'], picture: null, action: null },
  translations: { en_US: { title: 'Full makeover', summary: 'An hour with Marie', html: '<p>Colours, a gift idea.</p>' } },
};
const event = (slug: string, title: string, startsAt: string) => ({
  ...{ route: 'evenements', slug, title, excerpt: '', html: '<p>On apprend à coudre.</p>', pictures: [] },
  event: { startsAt, endsAt: null, place: 'Aizenay', price: 0, seats: null },
});

const withTagsAndBlog = (files: SmallSite) =>
  void Object.assign(files, {
    'services.json': [service],
    'elements.json': [
      event('couture', 'Atelier couture', '2999-01-01T09:00:00Z'),
      event('couture-hier', 'Atelier couture passé', '2020-01-01T09:00:00Z'),
    ],
    'tags.json': [
      { slug: 'robes', label: 'Robes', page: 'robes', translations: { en_US: { label: 'Dresses' } } },
      { slug: 'pulls', label: 'Pulls', page: 'vetements' },
      { slug: 'accessoires', label: 'Accessoires', page: null },
    ],
    'blog.json': {
      folders: [],
      articles: [
        article('entretenir-le-lin', 'Entretenir une robe en lin', '2026-03-01T08:00:00Z', {
          translations: { en_US: { title: 'Caring for linen' } },
        }),
        article('tricots', 'Laver ses tricots', '2026-04-01T08:00:00Z', { html: '<p>La laine feutre, la <em>robe</em> non.</p>' }),
        article('demain', 'La robe de demain', '2999-01-01T08:00:00Z'),
      ],
    },
  });

onOneEngine('search of the whole site', (db) => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(db(), withTagsAndBlog);
  });
  const find = (query: Record<string, string>, locale = 'fr_FR', from: Pick<OpenSite, 'get'> = site) =>
    from.get<SearchResults>(`/search?${new URLSearchParams(query)}`, { userLang: locale });

  it('finds products, the categories of what is found and published articles, the best first', async () => {
    const found = await find({ search: 'robe' });
    expect(found.products.map(({ slug }) => slug).sort()).toEqual(['robe-bal', 'robe-fleurie', 'sac-cuir']);
    expect(found.total).toBe(3);
    expect(found.categories).toEqual([{ tag: 'robes', label: 'Robes', url: '/vetements/robes-occasion', count: 3 }]);
    expect(found.articles.map(({ title }) => title)).toEqual(['Entretenir une robe en lin', 'Laver ses tricots']);
    expect(found.near).toEqual([]);
    expect(found.popular).toEqual([]);
  });

  it('holds as many products as it is asked for, and says how many there are', async () => {
    const { products: held, total } = await find({ search: 'robe', nbItem: '1' });
    expect([held.length, total]).toEqual([1, 3]);
  });

  it('finds what is still being typed, and knows typos', async () => {
    expect((await find({ search: 'pul' })).products.map(({ slug }) => slug)).toEqual(['pull-laine']);
    const typo = await find({ search: 'robe flurie' });
    expect(typo.products.map(({ slug }) => slug)).toEqual(['robe-fleurie']);
    expect(typo.corrected).toBe('robe fleurie');
    expect(await find({ search: 'robe fleurie' })).not.toHaveProperty('corrected');
    const listed = (search: string) =>
      site.get<ProductList>(`/product?${new URLSearchParams({ search: `lk:${search}` })}`, { userLang: 'fr_FR' });
    expect(await listed('robe flurie')).toMatchObject({ total: 1, corrected: 'robe fleurie' });
    expect(await listed('robe fleurie')).not.toHaveProperty('corrected');
  });

  it('names a category that is called so before a larger one', async () => {
    expect((await find({ search: 'pulls' })).categories[0]?.tag).toBe('pulls');
  });

  it('answers in the language of the visitor', async () => {
    const { categories, articles } = await find({ search: 'linen' }, 'en_US');
    expect(articles.map(({ title }) => title)).toEqual(['Caring for linen']);
    expect(categories.map(({ label }) => label)).toContain('Dresses');
  });

  it('offers other searches, categories and the products of a tag where it finds nothing', async () => {
    const nothing = await find({ search: 'robe parapluie', popular: 'accessoires' });
    expect(nothing.total).toBe(0);
    expect(nothing.near).toEqual(['robe']);
    expect(nothing.popular.map(({ slug }) => slug)).toEqual(['sac-cuir']);
    expect(nothing.categories.map(({ tag }) => tag)).toEqual(['robes', 'pulls']);
    expect((await find({ search: 'fleuraison' })).near).toEqual(['fleurie']);
  });

  it('leaves pieces that are gone out of what it offers instead', async () => {
    expect((await find({ search: 'parapluie', popular: 'pulls' })).popular).toEqual([]);
  });

  it('answers a search without words with categories and popular products, and names no article', async () => {
    const before = await find({ search: '  ', popular: 'accessoires' });
    expect(before.products).toEqual([]);
    expect(before.categories.map(({ tag, count }) => [tag, count])).toEqual([
      ['robes', 3],
      ['pulls', 1],
    ]);
    expect(before.popular.map(({ slug }) => slug)).toEqual(['sac-cuir']);
    expect(before.articles).toEqual([]);
  });

  it('finds pages, services and events to come by their titles and by what they say, in the language of the visitor', async () => {
    const pagesOf = async (search: string, locale?: string) =>
      (await find({ search }, locale)).pages.map(({ kind, title }) => [kind, title]);
    expect(await pagesOf('relooking')).toEqual([['SERVICE', 'Relooking complet']]);
    expect(await pagesOf('couture')).toEqual([['EVENT', 'Atelier couture']]);
    expect(await pagesOf('gift', 'en_US')).toEqual([['SERVICE', 'Full makeover']]);
    expect(await pagesOf('menu accueil')).toEqual([['PAGE', 'Menu accueil']]);
    expect(await pagesOf('robe', 'fr_FR')).not.toContainEqual(['PAGE', 'Menu robes']);
    expect((await find({ search: 'relooking' })).pages[0]?.url).toMatch(/^\/services\/relooking\/\d+$/);
  });

  it('finds a page by what it says from the moment it is published', async () => {
    const own = and(eq(pages.idSite, site.idSite), eq(pages.key, 'accueil'));
    const pagesOf = async () => (await find({ search: 'horaires' })).pages.map(({ title }) => title);
    expect(await pagesOf()).toEqual([]);
    const node = { id: 'n9', type: 'opening-hours', v: 1, props: { title: 'Les horaires' } };
    await db()
      .update(pages)
      .set({ cms: { format: 1, layouts: [{ id: 1, name: '', nodes: [node] }] } })
      .where(own);
    expect(await pagesOf()).toEqual(['Menu accueil']);
    await db().update(pages).set({ isValid: false }).where(own);
    expect(await pagesOf()).toEqual([]);
    await db().update(elements).set({ isShown: false }).where(eq(elements.idSite, site.idSite));
    expect((await find({ search: 'couture' })).pages).toEqual([]);
  });

  it('refuses a number of products that is none', async () => {
    expect((await site.call('GET', '/search?search=robe&nbItem=0')).status).toBe(422);
  });

  it('sees a change of an article or a product at once, whichever process made it', async () => {
    const other = appOf(db(), site.idSite, site.mediaStore);
    expect((await find({ search: 'tricots' }, 'fr_FR', other)).articles).toHaveLength(1);
    await db()
      .update(blogArticles)
      .set({ title: 'Laver ses gilets', html: '' })
      .where(and(eq(blogArticles.idSite, site.idSite), eq(blogArticles.slug, 'tricots')));
    expect((await find({ search: 'tricots' }, 'fr_FR', other)).articles).toEqual([]);
    expect((await find({ search: 'gilets' })).articles).toHaveLength(1);
    await db()
      .update(products)
      .set({ name: 'Robe d’hiver' })
      .where(and(eq(products.idSite, site.idSite), eq(products.slug, 'pull-laine')));
    expect((await find({ search: 'hiver' }, 'fr_FR', other)).total).toBe(1);
  });
});
