import { expect, it } from 'vitest';
import { importSite } from '#backend/operations/archive/import/import.ts';
import type { NewsList } from '#schemas/news.ts';
import { onOneEngine } from '../databases.ts';
import { openSite } from './open-site.ts';
import { type SmallSite, writeSite } from './small-site.ts';

const piece = (slug: string, publishedAt: string, change: object = {}) => ({
  slug,
  title: `Nouvelle ${slug}`,
  excerpt: 'En bref.',
  html: `<p onclick="x()">Texte</p><script>alert(1)</script>`,
  publishedAt,
  ...change,
});
const withNews =
  (...news: object[]) =>
  (files: SmallSite): void =>
    void Object.assign(files, { 'news.json': news });

const news = [
  piece('ancienne', '2026-01-05'),
  piece('a-la-une', '2026-02-05', { promoted: true, picture: { name: 'robe', alt: 'Une robe' } }),
  piece('recente', '2026-03-05'),
  piece('finie', '2026-03-06', { expiresAt: '2026-03-07' }),
  piece('a-venir', '2999-01-01', { promoted: true }),
];

onOneEngine('news', (db) => {
  const slugs = (list: NewsList) => list.news.map(({ slug }) => slug);

  it('lists what is on show: promoted first, then the newest, page by page', async () => {
    const { get, call } = await openSite(db(), withNews(...news));
    const all = await get<NewsList>('/news');
    expect({ total: all.total, slugs: slugs(all) }).toEqual({ total: 3, slugs: ['a-la-une', 'recente', 'ancienne'] });
    expect(all.news[0]).toMatchObject({ html: '<p>Texte</p>', promoted: true, image: { name: 'robe', alt: 'Une robe' } });
    expect(slugs(await get<NewsList>('/news?promoted=true'))).toEqual(['a-la-une']);
    expect(slugs(await get<NewsList>('/news?nbItem=2&page=2'))).toEqual(['ancienne']);
    expect(slugs(await get<NewsList>('/news?orderBy=date'))).toEqual(['ancienne', 'a-la-une', 'recente']);
    expect(await call('GET', '/news?orderBy=html')).toMatchObject({ status: 422, data: [{ key: 'orderBy' }] });
  });

  it('keeps ids when a site is imported again, and forgets what is gone', async () => {
    const { get, idSite, mediaStore } = await openSite(db(), withNews(...news));
    const [before] = (await get<NewsList>('/news?promoted=true')).news;
    const folder = writeSite(idSite, withNews(piece('a-la-une', '2026-02-05', { promoted: true, title: 'Autre titre' })));
    await importSite({ db: db(), mediaStore, folder, idSite, force: true });
    const after = await get<NewsList>('/news');
    expect(after).toMatchObject({ total: 1, news: [{ id: before?.id, title: 'Autre titre', image: null }] });
  });

  it.each<[string, object[], RegExp]>([
    ['a slug that stands twice', [piece('une', '2026-01-01'), piece('une', '2026-01-02')], /news\.json#\/1\/slug: "une" stands here twice/],
    [
      'a picture that is not there',
      [piece('une', '2026-01-01', { picture: { name: 'absente', alt: '' } })],
      /news\.json#\/0\/picture\/name: there is no picture/,
    ],
    ['a day that is none', [piece('une', '2026-13-01')], /news\.json#\/0\/publishedAt/],
  ])('refuses %s', async (_, list, message) => {
    await expect(openSite(db(), withNews(...list))).rejects.toThrow(message);
  });
});
