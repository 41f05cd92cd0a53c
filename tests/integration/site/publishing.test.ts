import { expect, it } from 'vitest';
import { importSite } from '#backend/operations/archive/import/import.ts';
import type { Album, AlbumList } from '#schemas/album.ts';
import type { ReviewList } from '#schemas/review.ts';
import type { Service, ServiceList } from '#schemas/service.ts';
import { onOneEngine } from '../databases.ts';
import { openSite } from './open-site.ts';
import { type SmallSite, writeSite } from './small-site.ts';

const holding =
  (file: string, list: object[]) =>
  (files: SmallSite): void =>
    void Object.assign(files, { [file]: list });
const english = { userLang: 'en_US' };

const album = (slug: string, publishedAt: string, change: object = {}) => ({
  slug,
  title: `Album ${slug}`,
  publishedAt,
  pictures: [{ name: 'robe', alt: 'Une robe' }],
  ...change,
});
const albums = [
  album('printemps', '2026-04-01'),
  album('defile', '2026-06-01', {
    pictures: [
      { name: 'dos', alt: 'De dos', caption: 'Le final', translations: { en_US: { alt: 'The back', caption: 'The finale' } } },
      { name: 'robe', alt: 'Une robe' },
    ],
    translations: { en_US: { title: 'Fashion show' } },
  }),
  album('a-venir', '2999-01-01'),
];

onOneEngine('albums', (db) => {
  it('are listed when they are published, the newest first, with their first picture and how many there are', async () => {
    const { get, call } = await openSite(db(), holding('albums.json', albums));
    const list = await get<AlbumList>('/album?page=1&nbItem=100');
    expect(list.total).toBe(2);
    expect(list.albums.map(({ slug, count, image }) => [slug, count, image?.alt])).toEqual([
      ['defile', 2, 'De dos'],
      ['printemps', 1, 'Une robe'],
    ]);
    expect((await get<AlbumList>('/album?nbItem=1&page=2')).albums.map(({ slug }) => slug)).toEqual(['printemps']);
    expect((await get<AlbumList>('/album?orderBy=title')).albums.map(({ slug }) => slug)).toEqual(['defile', 'printemps']);
    expect(await call('GET', '/album?orderBy=x')).toMatchObject({ status: 422, data: [{ key: 'orderBy' }] });
  });

  it('show their pictures in order with captions, in the language of the caller', async () => {
    const { get, call } = await openSite(db(), holding('albums.json', albums));
    const id = (await get<AlbumList>('/album')).albums[0]?.id;
    const shown = await get<Album>(`/album/${id}`);
    expect(shown.pictures.map(({ image, caption }) => [image.name, image.alt, caption])).toEqual([
      ['dos', 'De dos', 'Le final'],
      ['robe', 'Une robe', ''],
    ]);
    expect(await get<Album>(`/album/${id}`, english)).toMatchObject({
      title: 'Fashion show',
      pictures: [{ image: { alt: 'The back' }, caption: 'The finale' }, { caption: '' }],
    });
    expect(await call('GET', '/album/2147483647')).toMatchObject({ status: 404, message: 'Cet album n’existe pas, ou plus.' });
  });

  it('stay hidden until their day, and to other sites', async () => {
    const { get, call, later } = await openSite(db(), holding('albums.json', albums));
    const other = await openSite(db());
    later(974 * 365.25 * 24 * 3600);
    const [soon] = (await get<AlbumList>('/album')).albums;
    expect(soon?.slug).toBe('a-venir');
    later(-974 * 365.25 * 24 * 3600);
    expect(await call('GET', `/album/${soon?.id}`)).toMatchObject({ status: 404 });
    expect(await other.get<AlbumList>('/album')).toEqual({ total: 0, albums: [] });
  });

  it('keep their ids when a site is imported again, with the pictures of the new folder', async () => {
    const { get, idSite, mediaStore } = await openSite(db(), holding('albums.json', albums));
    const id = (await get<AlbumList>('/album')).albums[0]?.id;
    const folder = writeSite(idSite, holding('albums.json', [album('defile', '2026-06-01')]));
    await importSite({ db: db(), mediaStore, folder, idSite, force: true });
    expect(await get<AlbumList>('/album')).toMatchObject({ total: 1, albums: [{ id, count: 1 }] });
  });

  it.each<[string, object[], RegExp]>([
    ['a slug that stands twice', [album('a', '2026-01-01'), album('a', '2026-01-01')], /albums\.json#\/1\/slug/],
    [
      'a picture that is not there',
      [album('a', '2026-01-01', { pictures: [{ name: 'rien', alt: '' }] })],
      /albums\.json#\/0\/pictures\/0\/name/,
    ],
    ['an album without a picture', [album('a', '2026-01-01', { pictures: [] })], /albums\.json#\/0\/pictures/],
  ])('refuse %s', async (_, list, message) => {
    await expect(openSite(db(), holding('albums.json', list))).rejects.toThrow(message);
  });
});

const service = (slug: string, change: object = {}) => ({
  slug,
  title: `Service ${slug}`,
  html: '<p>Oui</p><script>x()</script>',
  ...change,
});
const services = [
  service('tri', {
    price: 9500,
    minutes: 150,
    place: 'chez vous',
    points: ['Tri complet', 'Dix tenues'],
    tags: ['relooking', 'domicile'],
    picture: { name: 'robe', alt: 'Une robe' },
    action: { label: 'Prendre rendez-vous', href: '/me-contacter' },
    translations: { en_US: { title: 'Sorting', points: ['Everything sorted', 'Ten outfits'], actionLabel: 'Book' } },
  }),
  service('couleurs', { price: 7500, isFrom: true, tags: ['relooking'] }),
  service('retouches', { tags: ['couture'] }),
];

onOneEngine('services', (db) => {
  const slugs = ({ services: list }: ServiceList) => list.map(({ slug }) => slug);

  it('are listed in the order of the owner; tags joined by commas take those that have one of them', async () => {
    const { get, call } = await openSite(db(), holding('services.json', services));
    const all = await get<ServiceList>('/service?page=1&nbItem=100');
    expect({ total: all.total, slugs: slugs(all) }).toEqual({ total: 3, slugs: ['tri', 'couleurs', 'retouches'] });
    expect(all.services[0]).toMatchObject({
      price: 9500,
      isFrom: false,
      minutes: 150,
      tags: ['domicile', 'relooking'],
      points: ['Tri complet', 'Dix tenues'],
    });
    expect(all.services[2]).toMatchObject({ price: null, minutes: null, action: null, image: null });
    expect(await get<ServiceList>('/service?tag=domicile, couture')).toMatchObject({
      total: 2,
      services: [{ slug: 'tri' }, { slug: 'retouches' }],
    });
    expect(await get<ServiceList>('/service?tag=inconnue')).toEqual({ total: 0, services: [] });
    expect(slugs(await get<ServiceList>('/service?orderBy=price'))).toEqual(['couleurs', 'tri', 'retouches']);
    expect(slugs(await get<ServiceList>('/service?nbItem=2&page=2'))).toEqual(['retouches']);
    expect(await call('GET', '/service?orderBy=x')).toMatchObject({ status: 422, data: [{ key: 'orderBy' }] });
  });

  it('answer their sanitised text and what to do, in the language of the caller', async () => {
    const { get, call } = await openSite(db(), holding('services.json', services));
    const id = (await get<ServiceList>('/service')).services[0]?.id;
    expect(await get<Service>(`/service/${id}`)).toMatchObject({
      html: '<p>Oui</p>',
      action: { label: 'Prendre rendez-vous', href: '/me-contacter' },
    });
    expect(await get<Service>(`/service/${id}`, english)).toMatchObject({
      title: 'Sorting',
      points: ['Everything sorted', 'Ten outfits'],
      place: 'chez vous',
      action: { label: 'Book', href: '/me-contacter' },
    });
    expect(await call('GET', '/service/2147483647', undefined, english)).toMatchObject({
      status: 404,
      message: 'This service does not exist, or no longer.',
    });
  });

  it('keep their ids when a site is imported again', async () => {
    const { get, idSite, mediaStore } = await openSite(db(), holding('services.json', services));
    const id = (await get<ServiceList>('/service')).services[1]?.id;
    const folder = writeSite(idSite, holding('services.json', [service('couleurs', { price: 8000 })]));
    await importSite({ db: db(), mediaStore, folder, idSite, force: true });
    expect(await get<ServiceList>('/service')).toMatchObject({ total: 1, services: [{ id, price: 8000, tags: [] }] });
  });

  it('refuse a button that runs something', async () => {
    const bad = [service('tri', { action: { label: 'Non', href: 'javascript:alert(1)' } })];
    await expect(openSite(db(), holding('services.json', bad))).rejects.toThrow(/services\.json#\/0\/action\/href/);
  });
});

const review = (key: string, writtenAt: string, rating: number, change: object = {}) => ({
  key,
  author: `Cliente ${key}`,
  rating,
  text: 'Très bien.',
  language: 'fr',
  writtenAt,
  ...change,
});
const reviews = [
  review('a', '2026-01-10', 5, { reply: 'Merci !', translations: { en_US: { text: 'Very good.', reply: 'Thank you!' } } }),
  review('b', '2026-03-10', 4),
  review('c', '2026-02-10', 5, { text: '' }),
];

onOneEngine('reviews of the shop', (db) => {
  const authors = (list: ReviewList) => list.reviews.map(({ author }) => author.slice(-1));

  it('are listed the newest first with the average of all of them', async () => {
    const { get, call } = await openSite(db(), holding('reviews.json', reviews));
    const all = await get<ReviewList>('/google/reviews');
    expect({ total: all.total, rating: all.rating, authors: authors(all) }).toEqual({
      total: 3,
      authors: ['b', 'c', 'a'],
      rating: { count: 3, average: 4.7 },
    });
    expect(authors(await get<ReviewList>('/google/reviews?orderBy=-rating&nbItem=2'))).toEqual(['c', 'a']);
    expect(await call('GET', '/google/reviews?orderBy=author')).toMatchObject({ status: 422, data: [{ key: 'orderBy' }] });
  });

  it('are taken from a day on; the average stays that of all', async () => {
    const { get, call } = await openSite(db(), holding('reviews.json', reviews));
    const late = await get<ReviewList>('/google/reviews?from=2026-02-10');
    expect(late).toMatchObject({ total: 2, rating: { count: 3, average: 4.7 } });
    expect(authors(late)).toEqual(['b', 'c']);
    expect(await call('GET', '/google/reviews?from=hier')).toMatchObject({ status: 422, data: [{ key: 'from' }] });
  });

  it('are answered in the language of the caller where they are translated, else as they were written', async () => {
    const { get } = await openSite(db(), holding('reviews.json', reviews));
    const list = await get<ReviewList>('/google/reviews?orderBy=date', english);
    expect(list.reviews.map(({ text, language, reply }) => ({ text, language, reply }))).toEqual([
      { text: 'Very good.', language: 'en', reply: 'Thank you!' },
      { text: '', language: 'fr', reply: '' },
      { text: 'Très bien.', language: 'fr', reply: '' },
    ]);
  });

  it('say where each is from; one that does not say is the shop’s own, never Google’s', async () => {
    const mixed = [...reviews, review('d', '2026-04-10', 3, { source: 'GOOGLE' }), review('e', '2026-05-10', 1, { source: 'SAMPLE' })];
    const { get } = await openSite(db(), holding('reviews.json', mixed));
    const list = await get<ReviewList>('/google/reviews');
    expect(list.reviews.map(({ source }) => source)).toEqual(['SAMPLE', 'GOOGLE', 'OWNER', 'OWNER', 'OWNER']);
    expect(list.sources).toEqual(['GOOGLE', 'OWNER', 'SAMPLE']);
  });

  it('have no average while there are none', async () => {
    const { get } = await openSite(db());
    expect(await get<ReviewList>('/google/reviews')).toEqual({
      ...{ total: 0, rating: { count: 0, average: null }, sources: [], reviews: [] },
    });
  });

  it.each([
    ['six stars', review('a', '2026-01-01', 6), /reviews\.json#\/0\/rating/],
    ['a source that is none', review('a', '2026-01-01', 5, { source: 'YELP' }), /reviews\.json#\/0\/source/],
    ['a day that is none', review('a', '2026-13-01', 5), /reviews\.json#\/0\/writtenAt/],
  ])('refuse %s', async (_, bad, message) => {
    await expect(openSite(db(), holding('reviews.json', [bad]))).rejects.toThrow(message);
  });
});
