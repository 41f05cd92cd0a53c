import { expect, test } from 'vitest';
import type { Blog } from '#schemas/blog.ts';
import type { Service } from '#schemas/service.ts';
import type { SiteInfo } from '#schemas/site.ts';
import { articleHead, serviceHead } from '#web/head/content-head.ts';

const site = { name: 'La Penderie', url: 'https://shop.test/', prodUrl: null, defaultLang: 'fr' } as SiteInfo;
const image = { name: 'laine', url: '/media/ab/laine', externalPath: null, alt: '', width: 10, height: 10 };

const article: Blog = {
  id: 4,
  slug: 'laver',
  title: 'Laver la laine',
  url: '/blog/laver/4',
  excerpt: 'En bref',
  html: '',
  metaDescription: '',
  author: 'Marie',
  readingMinutes: 2,
  publishedAt: '2026-11-16T00:00:00.000Z',
  updatedAt: null,
  image,
  folders: [],
  related: [],
  breadcrumb: [
    { id: null, url: '/blog', name: 'Blog' },
    { id: 4, url: '/blog/laver/4', name: 'Laver la laine' },
  ],
};

test('the head of an article tells search engines what it is, who wrote it when, and the way to it', () => {
  const head = articleHead(article, { site, lang: 'fr' });
  expect(head).toMatchObject({
    title: 'Laver la laine',
    description: 'En bref',
    isIndexed: true,
    image: { url: 'https://shop.test/media/ab/laine-1280.jpg', width: 1280, height: 1280, alt: '' },
  });
  const [told, way] = JSON.parse(head.jsonLd ?? '')['@graph'];
  expect(told).toMatchObject({
    '@type': 'Article',
    headline: 'Laver la laine',
    author: { '@type': 'Person', name: 'Marie' },
    datePublished: article.publishedAt,
    dateModified: article.publishedAt,
    mainEntityOfPage: 'https://shop.test/blog/laver/4',
  });
  const [english] = JSON.parse(articleHead(article, { site, lang: 'en' }).jsonLd ?? '')['@graph'];
  expect(english.mainEntityOfPage).toBe('https://shop.test/en/blog/laver/4');
  expect(way.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    'https://shop.test/blog',
    'https://shop.test/blog/laver/4',
  ]);
});

test('an article without an author is the shop’s, one without a picture shows none', () => {
  const head = articleHead(
    { ...article, author: '', image: null, updatedAt: '2026-11-20T00:00:00.000Z', metaDescription: 'Pour les moteurs' },
    { site, lang: 'fr' },
  );
  expect(head).toMatchObject({ image: null, description: 'Pour les moteurs' });
  const [told] = JSON.parse(head.jsonLd ?? '')['@graph'];
  expect(told).toMatchObject({ author: { '@type': 'Organization', name: 'La Penderie' }, dateModified: '2026-11-20T00:00:00.000Z' });
  expect(told).not.toHaveProperty('image');
});

test.each([
  ['a price', { price: 9500, isFrom: false }, { price: '95.00', priceCurrency: 'CHF' }],
  ['the lowest of several', { price: 1200, isFrom: true }, { priceSpecification: { minPrice: '12.00', priceCurrency: 'CHF' } }],
])('a service offers %s', (_, change, offer) => {
  const service = { title: 'Le tri', summary: '', metaDescription: 'Tri', image: null, url: '/services/le-tri/2', ...change } as Service;
  expect(JSON.parse(serviceHead(service, { site, lang: 'fr', currency: 'CHF' }).jsonLd ?? '')).toMatchObject({
    '@type': 'Service',
    name: 'Le tri',
    offers: offer,
  });
});

test('a service on request offers no price', () => {
  const service = {
    title: 'Conseil',
    summary: '',
    metaDescription: '',
    image: null,
    url: '/services/conseil/3',
    price: null,
    isFrom: false,
  } as Service;
  expect(JSON.parse(serviceHead(service, { site, lang: 'fr', currency: 'CHF' }).jsonLd ?? '')).not.toHaveProperty('offers');
});
