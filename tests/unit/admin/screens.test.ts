import { expect, test } from 'vitest';
import { foundItems, screenItems } from '#admin/palette/palette-items.ts';
import { guardLeaving, mayLeave } from '#admin/shell/leave-guard.ts';
import { isSoft } from '#admin/shell/open-screen.ts';
import { allowedScreens, currentEntry, findScreen, type PanelScreen, panelPath, screenHref, screenTrail } from '#admin/shell/screens.ts';

const screen = (path: string, more: Partial<PanelScreen> = {}): PanelScreen => ({
  path,
  group: 'sales',
  title: () => path,
  icon: 'file',
  right: 'ADMIN',
  component: () => null,
  ...more,
});
const home = screen('', { group: 'home' });
const orders = screen('orders');
const order = screen('orders/[id]', { parent: 'orders' });
const newOrder = screen('orders/new', { parent: 'orders' });
const settings = screen('settings', { fills: true });
const keys = screen('keys', { right: 'SUPER_ADMIN' });
const screens = [home, order, orders, newOrder, settings, keys];

test('a path leads to its screen, with what it names; an exact path comes before one that names something', () => {
  expect(findScreen(screens, '')).toEqual({ screen: home, params: {} });
  expect(findScreen(screens, 'orders/7f')).toEqual({ screen: order, params: { id: '7f' } });
  expect(findScreen(screens, 'orders/new')?.screen).toBe(newOrder);
  expect(['orders/', 'orders/7f/x', 'nothing'].map((path) => findScreen(screens, path))).toEqual([undefined, undefined, undefined]);
});

test('an address names a path below /admin, or none of the panel', () => {
  expect(['/admin', '/admin/', '/admin/orders', '/admin/orders/7f', '/administration', '/'].map(panelPath)).toEqual([
    ...['', '', 'orders', 'orders/7f'],
    ...[null, null],
  ]);
  expect([home, orders].map(screenHref)).toEqual(['/admin', '/admin/orders']);
});

test('a screen that belongs to another stands in its trail and is marked as it in the navigation', () => {
  expect(screenTrail(screens, order)).toEqual([orders, order]);
  expect(currentEntry(screens, 'orders/7f')).toBe(orders);
  expect(currentEntry(screens, 'orders/7f/of/another/page')).toBe(orders);
  expect(currentEntry(screens, 'elsewhere')).toBeUndefined();
});

test('an administrator is not shown what is for a super administrator, a customer nothing', () => {
  expect(allowedScreens(screens, 'ADMIN')).not.toContain(keys);
  expect(allowedScreens(screens, 'SUPER_ADMIN')).toEqual(screens);
  expect(allowedScreens(screens, 'CUSTOMER')).toEqual([]);
});

test('a link to another screen keeps the shell; one to a page, a file or a screen that fills the window loads it', () => {
  const here = new URL('https://shop.test/admin/orders?page=2');
  const at = (href: string, from = here, download = false) =>
    isSoft(screens, Object.assign(new URL(href, here), { target: '', hasAttribute: () => download }), from);
  expect(['/admin', '/admin/orders/7f', '/admin/orders'].map((href) => at(href))).toEqual([true, true, true]);
  expect(['/', '/admin/settings', '/admin/pages/3', 'https://elsewhere.test/admin/orders'].map((href) => at(href))).toEqual([
    ...[false, false],
    ...[false, false],
  ]);
  expect(at('#list'), 'a place on the same screen').toBe(false);
  expect(at('/admin/orders', new URL('https://shop.test/admin/settings')), 'leaving what fills the window').toBe(false);
  expect(at('/admin/orders/7f', here, true)).toBe(false);
});

test('the palette finds screens by any words of title and group, without accents, what begins with them first', () => {
  const groups = { home: '', sales: 'Ventes', catalogue: '', customers: '', content: '', site: '', own: '' };
  const titled = ['Réglages', 'Codes à régler', 'Retours'].map((title, index) => screen(`${index}`, { title: () => title }));
  const found = (search: string) => foundItems(screenItems([...titled, order], 'fr', groups), search).map(({ label }) => label);
  expect(found('')).toEqual(['Réglages', 'Codes à régler', 'Retours']);
  expect(found('régl')).toEqual(['Réglages', 'Codes à régler']);
  expect(found('ventes ret')).toEqual(['Retours']);
  expect(found('regler')).toEqual(['Codes à régler']);
  expect(found('rien')).toEqual([]);
});

test('a screen with unsaved work is asked before it is left, and no longer once it is gone', async () => {
  expect(await mayLeave()).toBe(true);
  const release = guardLeaving(async () => false);
  expect(await mayLeave()).toBe(false);
  const releaseNext = guardLeaving(async () => true);
  release();
  expect(await mayLeave()).toBe(true);
  releaseNext();
  expect(await mayLeave()).toBe(true);
});
