import { expect, inject, test } from 'vitest';
import type { CallData } from '#schemas/calls/index.ts';
import { attribute, findAll, linked, readPage, requireElement, structuredData } from './html.ts';
import { get, readData, shop } from './request.ts';

test('an article has one address: another slug, or none, leads there; an unknown one is not found', async () => {
  const { blogs } = await readData<{ blogs: { id: number; url: string }[] }>('/blog/folder/list');
  const [{ id, url } = { id: 0, url: '' }] = blogs;
  for (const other of [`/blog/${id}`, `/blog/un-autre-nom/${id}`]) {
    const { answer, document } = await readPage(other);
    expect([other, answer.status, answer.url]).toEqual([other, 200, shop + url]);
    const { '@graph': facts } = structuredData(document) as { '@graph': object[] };
    expect(facts[0]).toMatchObject({ '@type': 'Article', author: { name: 'Marie' } });
  }
  expect((await get('/blog/rien/999999')).status).toBe(404);
});

test('an event has one address, and search engines read its facts there', async () => {
  const list = await readPage('/evenements-ateliers-mode');
  const href = attribute(requireElement(list.document, 'link to the event', linked('Emballer sans papier')), 'href') ?? '';
  const { answer, document } = await readPage(`/evenements/${href.split('/').at(-1)}`);
  expect([answer.status, answer.url]).toEqual([200, shop + href]);
  expect(structuredData(document)).toMatchObject({ '@type': 'Event', startDate: '2026-12-12T09:00:00.000Z', offers: { price: '18.00' } });
});

test('a customization has its address with the slug and the product, with either of them, or with neither', async () => {
  const { products } = await readData<CallData<'GET /product'>>('/product?slug=sac-cabas-cuir');
  const { idProduct = 0, slug = '' } = products[0] ?? {};
  const sheet = await readData<CallData<'GET /product/{id}'>>(`/product/${idProduct}`);
  const idDeclination = sheet.declination[0]?.id;
  for (const before of [`/${slug}/${idProduct}`, `/${idProduct}`, `/${slug}`, '']) {
    const answer = await get(`/products${before}/${idDeclination}/customize`);
    expect(answer.status, before).toBe(200);
    expect(await answer.text(), before).toContain(sheet.name);
  }
  expect((await get('/products/999999999/customize')).status).toBe(404);
});

test('the address of a colour shows that colour before any code runs, and names the product alone to search engines', async () => {
  const { products } = await readData<CallData<'GET /product'>>('/product?slug=sac-cabas-cuir');
  const { idProduct = 0, url = '' } = products[0] ?? {};
  const { declination } = await readData<CallData<'GET /product/{id}'>>(`/product/${idProduct}`);
  const black = declination.find(({ variations }) => variations.some(({ label }) => label === 'Noir'))?.id;
  const { document } = await readPage(`${url}?declination=${black}`);
  const checked = findAll(document, (one) => attribute(one, 'type') === 'radio' && attribute(one, 'checked') !== undefined);
  expect(checked.map((radio) => attribute(radio, 'aria-label'))).toContain('Noir');
  const picture = requireElement(document, 'picture', (one) => attribute(one, 'data-gallery-picture') !== undefined);
  expect(attribute(picture, 'data-gallery-picture')).toContain('noir-1');
  const shared = requireElement(document, 'og:image', (one) => attribute(one, 'property') === 'og:image');
  expect(attribute(shared, 'content')).toContain('noir-1');
  const canonical = requireElement(document, 'canonical address', (one) => attribute(one, 'rel') === 'canonical');
  expect(attribute(canonical, 'href')).toBe(shop + url);
});

test('the address of a vintage shows its bottle, and is that of the vintage for search engines', async () => {
  const estate = inject('estate');
  const { products } = await readData<CallData<'GET /product'>>('/product?nbItem=1&slug=la-grande-tuffe', {}, estate);
  for (const year of ['2019', '2018']) {
    const { document } = await readPage(`${estate}${products[0]?.url}/${year}`);
    const picture = requireElement(document, 'picture', (one) => attribute(one, 'data-gallery-picture') !== undefined);
    expect(attribute(picture, 'data-gallery-picture')).toContain(`la-grande-tuffe-${year}`);
    const canonical = requireElement(document, 'canonical address', (one) => attribute(one, 'rel') === 'canonical');
    expect(attribute(canonical, 'href')).toMatch(new RegExp(`/${year}$`));
  }
});

test('a cookie that names no cart of the shop gives the page that everybody has', async () => {
  expect((await get('/cart')).status).toBe(200);
  for (const value of ['00000000-0000-4000-8000-000000000000', 'x'.repeat(3000), '%00', '<script>']) {
    const answer = await get('/cart', { headers: { cookie: `cart=${value}` } });
    expect([value.slice(0, 10), answer.status, /<html[^>]* data-cart=/.test(await answer.text())]).toEqual([
      value.slice(0, 10),
      200,
      false,
    ]);
  }
});
