import { describe, expect, it } from 'vitest';
import { canonicalAddress, pageRequestOf } from '#web/cache/page-request.ts';
import { cartId } from '../machines/cart-samples.ts';

const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') => pageRequestOf({ method, url, headers });

describe('pages that are kept for guests', () => {
  it.each(['/', '/products/robe/1', '/nos-vetements?search=robe', '/nowhere', '/cart', '/en/blog/news/3'])('%s may be kept', (url) => {
    expect(asked(url)).toBeDefined();
    expect(asked(url, {}, 'HEAD')?.name).toBe(asked(url)?.name);
  });

  it.each([
    ['a write', '/', {}, 'POST'],
    ['the API', '/api/product'],
    ['a picture', '/media/0123/robe-160.webp'],
    ['a file of the program', '/_next/static/chunks/a.js'],
    ['the admin panel', '/admin/orders'],
    ['the developers’ pages', '/dev/machines'],
    ['the sitemap', '/sitemap.xml'],
    ['somebody who has signed in', '/', { cookie: 'lang=fr; token=abc' }],
    ['a call with a key', '/', { authorization: 'abc' }],
    ['a preview', '/?preview=6f9619ff-8b86-4d01-b42d-00cf4fc964ff'],
    ['a link in a preview', '/blog', { referer: 'http://shop.test/?preview=6f9619ff-8b86-4d01-b42d-00cf4fc964ff' }],
    ['the page without added code', '/?safe=1'],
    ['a frame of the admin panel', '/', { 'sec-fetch-dest': 'iframe' }],
    ['a visit to be counted', '/?from=flyer'],
    ['a choice of language', '/?lang=en'],
    ['a prefetch', '/_next/data/b/index.json', { 'x-nextjs-data': '1', purpose: 'prefetch' }],
    ['data asked for by hand', '/_next/data/b/index.json'],
    ['a page asked for as data', '/', { 'x-nextjs-data': '1' }],
    ['the cart of a browser that has one', '/cart', { cookie: `lang=fr; cart=${cartId}` }],
    ['its address step in another language', '/en/cart/address', { cookie: `cart=${cartId}; lang=en` }],
    ['another host as address', '//evil.example/'],
    ['an address without end', `/${'a'.repeat(2000)}`],
  ])('%s is left to Next', (_, url, headers: Record<string, string> = {}, method = 'GET') => {
    expect(asked(url, headers, method)).toBeUndefined();
  });

  it('the name holds the queries that pages read, in one order, and no other', () => {
    const name = asked('/nos-vetements?page=2&search=robe')?.name;
    expect(asked('/nos-vetements?utm_source=x&search=robe&page=2&tag=&fbclid=1')?.name).toBe(name);
    expect(asked('/nos-vetements?search=robe&page=3')?.name).not.toBe(name);
    expect(asked('/products/robe/1?rentFrom=2026-12-04&declination=3')?.url).toBe('/products/robe/1?declination=3&rentFrom=2026-12-04');
  });

  it('no other header or cookie of a request reaches the page that is kept', () => {
    const odd = { host: 'evil.example', 'x-forwarded-host': 'evil.example', cookie: 'cart=1', 'x-page-route': '{}', 'x-site-version': '9' };
    expect(asked('/blog', odd)).toEqual(asked('/blog'));
    for (const cookie of ['cart=new', 'cart=../../admin', `cart=${cartId}0`, `other-cart=${cartId}`])
      expect(asked('/cart', { cookie })).toEqual(asked('/cart'));
    expect(asked('/blog', { cookie: `cart=${cartId}` })).toEqual(asked('/blog'));
    expect(asked('/cart/payment', { cookie: `cart=${cartId}` })).toEqual(asked('/cart/payment'));
  });

  it('the root is kept for each order of preferred languages, the chosen one first', () => {
    const languages = (cookie: string, accepted: string) => asked('/', { cookie, 'accept-language': accepted })?.headers['accept-language'];
    expect(languages('lang=en', 'fr-FR,fr;q=0.9')).toBe('en,fr');
    expect(languages('', 'de,en-GB;q=0.8')).toBe('en');
    expect(languages('lang=xx', 'zz')).toBeUndefined();
    expect(asked('/')?.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect(asked('/blog', { 'accept-language': 'en' })).toEqual(asked('/blog'));
  });
});

describe('one page has one name', () => {
  it.each([
    ['/blog/./a', '/blog/a'],
    ['/blog/%2e%2E/cart', '/cart'],
    ['/products/%72obe/1?page=2', '/products/robe/1?page=2'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/blog#1', '/blog'],
    ['/blog?page=2#1', '/blog?page=2'],
  ])('%s is led to %s, and kept under no name of its own', (url, canonical) => {
    expect(canonicalAddress(url)).toBe(canonical);
    expect(canonicalAddress(canonical)).toBeUndefined();
    expect(asked(url)?.url).not.toBe(url);
  });

  it.each(['/', '/products/robe/1?page=2&q=a%20b', '/caf%C3%A9', '//evil.example/x', '/..//evil.example/x', '/\\evil.example'])(
    '%s is led nowhere',
    (url) => expect(canonicalAddress(url)).toBeUndefined(),
  );
});
