import { expect, test } from 'vitest';
import type { PageNode } from '#schemas/page.ts';
import { resolveRoute } from '#web/routing/routes.ts';

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
  expect(at(path)).toEqual({ kind: 'page', id, isFiltered: false });
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
  ['/order/cawl/result', 'order-success', {}, false],
  ['/order/follow', 'order-follow', {}, false],
  ['/order/cancel', 'order-cancel', {}, false],
  ['/order/error', 'order-error', {}, false],
  ['/account', 'account', {}, false],
  ['/account/orders', 'account-orders', {}, false],
  ['/account/orders/0193-a', 'account-order', { id: '0193-a' }, true],
  ['/account/orders/0193-a/return', 'account-return', { id: '0193-a' }, true],
  ['/account/orders/0193-a/return/7', 'account-return-detail', { id: '0193-a', idReturn: '7' }, true],
  ['/account/alerts', 'stock-alerts', {}, false],
  ['/alerts/7-abc', 'stock-alert-removal', { key: '7-abc' }, true],
  ['/wishlist', 'wishlist', {}, false],
  ['/auth', 'auth', {}, false],
  ['/newsletter/abc', 'newsletter', { token: 'abc' }, true],
  ['/password/reset/ask', 'password-reset-ask', {}, false],
  ['/password/reset/t%C3%B4', 'password-reset', { token: 'tô' }, true],
])('%s is the shared component %s', (path, component, params, isPersonal) => {
  expect(at(path)).toEqual({ kind: 'screen', component, params, isFiltered: false, ...(isPersonal && { isPersonal }) });
});

test.each([
  ['/products/robe-fleurie/12', { id: 12, slug: 'robe-fleurie' }],
  ['/products/12', { id: 12, slug: null }],
  ['/wines/clos-des-vignes/7', { id: 7, slug: 'clos-des-vignes' }],
])('%s is a product sheet, made per request', (path, product) => {
  expect(at(path)).toEqual({ kind: 'product', ...product });
});

test.each([
  ['/contact', 'contact'],
  ['/blog', 'blog'],
  ['/albums', 'albums'],
  ['/services', 'services'],
])('%s is the shared component %s, for search engines too', (path, component) => {
  expect(at(path)).toEqual({ kind: 'screen', component, params: {}, isFiltered: false, isIndexed: true });
  expect(at(path, 'page=2', false)).toMatchObject({ kind: 'screen', component, isFiltered: false, listPage: 2 });
});

test('a page of the blog’s type, wherever it is, stands for the address that a blog has without one', () => {
  const journal = [...tree, page(8, '/journal', { type: 'blog' }), page(9, '/albums', { type: 'albums' })];
  const atJournal = (path: string) => resolveRoute(path, new URLSearchParams(), journal, true);
  expect(atJournal('/blog')).toEqual({ kind: 'redirect', to: '/journal', isPermanent: false });
  expect(atJournal('/journal')).toEqual({ kind: 'page', id: 8, isFiltered: false });
  expect(atJournal('/albums')).toEqual({ kind: 'page', id: 9, isFiltered: false });
});

test.each([
  ['/blog/laver-la-laine/4', { sheet: 'blog-article', id: 4, slug: 'laver-la-laine' }],
  ['/blog/4', { sheet: 'blog-article', id: 4, slug: null }],
  ['/blog/folder/laines/2', { sheet: 'blog-folder', id: 2, slug: 'laines' }],
  ['/blog/folder/2', { sheet: 'blog-folder', id: 2, slug: null }],
  ['/albums/defile/1', { sheet: 'album-sheet', id: 1, slug: 'defile' }],
  ['/services/tri/3', { sheet: 'service-sheet', id: 3, slug: 'tri' }],
  ['/evenements/robe-du-reveillon/3', { sheet: 'event-sheet', id: 3, slug: 'robe-du-reveillon' }],
  ['/evenements/3', { sheet: 'event-sheet', id: 3, slug: null }],
])('%s is a piece of content, in a shop and a site that sells nothing', (path, piece) => {
  expect(at(path)).toEqual({ kind: 'sheet', ...piece });
  expect(at(path, '', false)).toEqual({ kind: 'sheet', ...piece });
});

test.each([
  ['/nope'],
  ['/blog/laver-la-laine'],
  ['/blog/a/b/4'],
  ['/blog/laver/0'],
  ['/products/robe/99999999999'],
  ['/nos-vetements/brouillon'],
  ['/products/robe'],
  ['/products/a/b/1'],
  ['/cached/1/fr_FR'],
  ['/site/1/fr_FR/cart'],
  ['/cart/other'],
])('%s is unknown', (path) => {
  expect(at(path)).toEqual({ kind: 'not-found' });
});

test('a listing is filtered by the queries that it reads; other queries leave it as it is', () => {
  expect(at('/nos-vetements', 'size=38')).toMatchObject({ isFiltered: true });
  expect(at('/products/search', 'search=robe')).toMatchObject({ isFiltered: true });
  expect(at('/nos-vetements', 'utm_source=x&size=')).toMatchObject({ isFiltered: false });
});

test('a later page of a whole listing is a page of its own; of a filtered or grown one it is not', () => {
  expect(at('/nos-vetements', 'page=12')).toMatchObject({ isFiltered: false, listPage: 12 });
  for (const query of ['page=2&size=38', 'pages=2', 'page=0', 'page=x', 'page=02', 'page=1', 'page=2&page=3x'])
    expect([query, at('/nos-vetements', query)]).toMatchObject([query, { isFiltered: true }]);
});

test.each([
  ['/NOS-VETEMENTS', '', '/nos-vetements'],
  ['/Nos-Vetements', 'size=38&page=2', '/nos-vetements?size=38&page=2'],
  ['/Blog', '', '/blog'],
  ['/PRODUCTS/Robe-Fleurie/12', '', '/products/robe-fleurie/12'],
  ['/Evenements/3', '', '/evenements/3'],
])('%s?%s, in another letter case, leads to %s for good', (path, query, to) => {
  expect(at(path, query)).toEqual({ kind: 'redirect', to, isPermanent: true });
});

test('an address with a secret is not guessed from another letter case, and a page with capitals keeps its own', () => {
  for (const path of ['/PASSWORD/reset/AbC', '/Nope', '/NOS-VETEMENTS/BROUILLON']) expect(at(path)).toEqual({ kind: 'not-found' });
  const own = [page(8, '/Presse')];
  expect(resolveRoute('/Presse', new URLSearchParams(), own, true)).toMatchObject({ kind: 'page', id: 8 });
  expect(resolveRoute('/presse', new URLSearchParams(), own, true)).toEqual({ kind: 'redirect', to: '/Presse', isPermanent: true });
});

test('a page that stands for another address sends there', () => {
  expect(at('/ailleurs')).toEqual({ kind: 'redirect', to: '/nos-vetements', isPermanent: false });
});

test('visitors of a site that sells nothing are sent from the shop to the home page', () => {
  expect(at('/cart', '', false)).toEqual({ kind: 'redirect', to: '/', isPermanent: false });
  expect(at('/products/robe/12', '', false)).toEqual({ kind: 'redirect', to: '/', isPermanent: false });
  expect(at('/auth', '', false)).toMatchObject({ kind: 'screen' });
});

test('the sheet of a wine shows the year or the bottle that its address names', () => {
  const wine = { kind: 'product', id: 7, slug: 'clos-haut' };
  expect(at('/wines/clos-haut/7')).toEqual(wine);
  expect(at('/wines/clos-haut/7/2019')).toEqual({ ...wine, choice: { year: 2019 } });
  expect(at('/wines/clos-haut/7/detail/42')).toEqual({ ...wine, choice: { idDeclination: 42 } });
  expect(at('/wines/7')).toEqual({ ...wine, slug: null });
  for (const path of [
    '/wines/clos-haut/7/19',
    '/wines/clos-haut/7/detail',
    '/wines/clos-haut/7/detail/99999999999',
    '/products/robe/7/2019',
  ])
    expect(at(path)).toEqual({ kind: 'not-found' });
  expect(at('/wines/clos-haut/7/2019', '', false)).toEqual({ kind: 'redirect', to: '/', isPermanent: false });
});

test.each([
  ['/products/sac-cabas/16/27/customize', { slug: 'sac-cabas', id: 16, idDeclination: 27 }],
  ['/products/16/27/customize', { slug: null, id: 16, idDeclination: 27 }],
  ['/products/sac-cabas/27/customize', { slug: 'sac-cabas', id: null, idDeclination: 27 }],
  ['/products/27/customize', { slug: null, id: null, idDeclination: 27 }],
])('%s is where a product is made one’s own', (path, named) => {
  expect(at(path)).toEqual({ kind: 'customize', ...named });
  expect(at(path, '', false)).toEqual({ kind: 'redirect', to: '/', isPermanent: false });
});

test.each([['/products/sac/16/99999999999/customize'], ['/products/sac/customize'], ['/products/a/b/16/27/customize']])(
  '%s is no customization',
  (path) => {
    expect(at(path)).toEqual({ kind: 'not-found' });
  },
);

test('a query names the declination that the sheet of a product chooses; a number that can be no id names none', () => {
  const dress = { kind: 'product', id: 12, slug: 'robe' };
  expect(at('/products/robe/12', 'declination=42')).toEqual({ ...dress, choice: { idDeclination: 42 } });
  for (const query of ['declination=', 'declination=0', 'declination=x', 'declination=99999999999'])
    expect(at('/products/robe/12', query)).toEqual(dress);
  expect(at('/wines/clos-haut/7/2019', 'declination=42')).toMatchObject({ choice: { year: 2019 } });
});

test('a number with a nought before it names nothing: a piece has one address', () => {
  for (const path of ['/products/robe/012', '/wines/clos-haut/07/2019', '/wines/clos-haut/7/detail/042', '/products/robe/16/027/customize'])
    expect(at(path), path).toEqual({ kind: 'not-found' });
});
