import { expect, test } from 'vitest';
import { resolveRoute } from '../../../pages/_site/routes.ts';
import type { PageNode } from '../../../schemas/page.ts';

const page = (id: number, url: string, more: Partial<PageNode> = {}): PageNode => ({
  id,
  url,
  title: url,
  menuTitle: url,
  metaDescription: '',
  order: id,
  showInMenu: true,
  type: 'content',
  link: null,
  isValid: true,
  idParent: null,
  children: [],
  ...more,
});
const tree = [
  page(1, '/', { type: 'home' }),
  page(2, '/nos-vetements', {
    children: [page(3, '/nos-vetements/robes-occasion-location'), page(4, '/nos-vetements/brouillon', { isValid: false })],
  }),
  page(5, '/legal-notice', { type: 'legal' }),
  page(6, '/ailleurs', { link: { type: 'page', url: '/nos-vetements', jsCode: null } }),
  page(7, '/script', { link: { type: 'js', url: null, jsCode: 'alert(1)' } }),
];
const at = (path: string, query = '', isECommerce = true) => resolveRoute(path, new URLSearchParams(query), tree, isECommerce);

test.each([
  ['/', 1],
  ['/nos-vetements/robes-occasion-location', 3],
  ['/legal-notice', 5],
  ['/script', 7],
])('%s is page %i of the tree', (path, id) => {
  expect(at(path)).toEqual({ kind: 'page', id, isLive: false });
});

test.each([
  ['/products/search', 'product-search', {}, false],
  ['/cart', 'cart', {}, false],
  ['/cart/address', 'cart-address', {}, false],
  ['/cart/shipping', 'cart-shipping', {}, false],
  ['/cart/payment', 'cart-payment', {}, false],
  ['/cart/success', 'cart-success', {}, true],
  ['/cart/success/0193-a', 'cart-success', { id: '0193-a' }, true],
  ['/order/success', 'order-success', {}, false],
  ['/order/cancel', 'order-cancel', {}, false],
  ['/order/error', 'order-error', {}, false],
  ['/account', 'account', {}, false],
  ['/account/orders', 'account-orders', {}, false],
  ['/account/orders/0193-a', 'account-order', { id: '0193-a' }, true],
  ['/auth', 'auth', {}, false],
  ['/contact', 'contact', {}, false],
  ['/newsletter/abc', 'newsletter', { token: 'abc' }, true],
  ['/password/reset/ask', 'password-reset-ask', {}, false],
  ['/password/reset/t%C3%B4', 'password-reset', { token: 'tô' }, true],
])('%s is the shared component %s', (path, component, params, isLive) => {
  expect(at(path)).toEqual({ kind: 'screen', component, params, isLive });
});

test.each([
  ['/products/robe-fleurie/12', { id: 12, slug: 'robe-fleurie' }],
  ['/products/12', { id: 12, slug: null }],
  ['/wines/clos-des-vignes/7', { id: 7, slug: 'clos-des-vignes' }],
])('%s is a product sheet, made per request', (path, product) => {
  expect(at(path)).toEqual({ kind: 'product', isLive: true, ...product });
});

test.each([
  ['/nope'],
  ['/nos-vetements/brouillon'],
  ['/products/robe'],
  ['/products/a/b/1'],
  ['/cached/1/fr_FR'],
  ['/live/1/fr_FR/cart'],
  ['/cart/other'],
])('%s is unknown', (path) => {
  expect(at(path)).toEqual({ kind: 'not-found' });
});

test('a listing whose query carries filters is made per request; other queries leave it cached', () => {
  expect(at('/nos-vetements', 'size=38')).toMatchObject({ isLive: true });
  expect(at('/products/search', 'search=robe')).toMatchObject({ isLive: true });
  expect(at('/nos-vetements', 'utm_source=x&size=')).toMatchObject({ isLive: false });
});

test('a page that stands for another address sends there', () => {
  expect(at('/ailleurs')).toEqual({ kind: 'redirect', to: '/nos-vetements', isPermanent: false });
});

test('visitors of a site that sells nothing are sent from the shop to the home page', () => {
  expect(at('/cart', '', false)).toEqual({ kind: 'redirect', to: '/', isPermanent: false });
  expect(at('/products/robe/12', '', false)).toEqual({ kind: 'redirect', to: '/', isPermanent: false });
  expect(at('/auth', '', false)).toMatchObject({ kind: 'screen' });
});
