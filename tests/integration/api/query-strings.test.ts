import { expect, it } from 'vitest';
import { type CallDefinition, parseCallKey } from '#schemas/call.ts';
import { calls } from '#schemas/calls/index.ts';
import type { ElementList } from '#schemas/element.ts';
import type { NewsList } from '#schemas/news.ts';
import type { ReviewList } from '#schemas/review.ts';
import { onOneEngine } from '../databases.ts';
import { openSite } from '../site/open-site.ts';

/** Values of path parameters that fit every call. */
const params: Readonly<Record<string, string>> = { route: 'evenements', year: '2027', month: '1' };
const fill = (path: string, id: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? id);

const withQuery = Object.entries(calls as Readonly<Record<string, CallDefinition>>).flatMap(([key, { access, query }]) => {
  const { method, path } = parseCallKey(key);
  if (method !== 'GET' || access !== 'public' || !query) return [];
  const id = path.startsWith('/order') || path.startsWith('/payment') ? '00000000-0000-4000-8000-000000000000' : '1';
  return [{ key, address: fill(path, id), names: Object.keys(query.shape) }];
});

onOneEngine('query strings', (db) => {
  it('of every public call: empty values filter nothing, and unknown names are refused by name', async () => {
    const { call } = await openSite(db());
    expect(withQuery.length).toBeGreaterThan(15);
    const wrong: string[] = [];
    for (const { key, address, names } of withQuery) {
      const plain = await call('GET', address);
      const empty = await call('GET', `${address}?${names.map((name) => `${name}=`).join('&')}`);
      if (empty.status !== plain.status) wrong.push(`${key}: ${plain.status} without a query, ${empty.status} with empty values`);
      const unknown = await call<{ key: string }[]>('GET', `${address}?moon=full`);
      const refused = unknown.status === 422 && (unknown.data as { key: string }[]).some(({ key: name }) => name === 'moon');
      if (!refused) wrong.push(`${key}: ${unknown.status} for an unknown name`);
    }
    expect(wrong).toEqual([]);
  });

  it('lists reviews for an empty day as without one', async () => {
    const { get } = await openSite(db());
    expect(await get<ReviewList>('/google/reviews?from=')).toEqual(await get<ReviewList>('/google/reviews'));
  });

  it('filters news and elements by title, in the language that is read', async () => {
    const element = { route: 'evenements', excerpt: '', html: '' };
    const { get, call } = await openSite(db(), (files) => {
      Object.assign(files, {
        'news.json': ['Défilé d’été', 'Soldes'].map((title, n) => ({
          ...{ slug: `n${n}`, title, excerpt: '', html: '', publishedAt: '2026-01-05' },
          translations: n === 0 ? { en_US: { title: 'Summer show' } } : {},
        })),
        'elements.json': ['Pliage', 'Couture'].map((title, n) => ({ ...element, slug: `e${n}`, title })),
      });
    });
    const titles = ({ news }: NewsList) => news.map(({ title }) => title);
    expect(titles(await get<NewsList>('/news?title=lk:defile'))).toEqual(['Défilé d’été']);
    expect(titles(await get<NewsList>('/news?title=df:Soldes'))).toEqual(['Défilé d’été']);
    expect(titles(await get<NewsList>('/news?title=lk:summer', { userLang: 'en_US' }))).toEqual(['Summer show']);
    expect((await get<ElementList>('/element/evenements?title=couture')).elements.map(({ title }) => title)).toEqual(['Couture']);
    expect(await call('GET', '/news?title=gt:a')).toMatchObject({ status: 422, data: [{ key: 'title' }] });
  });
});
