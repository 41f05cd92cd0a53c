import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright';
import { iconPaths } from '#ui/icon-paths.ts';
import { light } from './look.ts';
import type { PageProof } from './proof.ts';

const load = createRequire(import.meta.url);

/** The path that a package of Font Awesome holds for an icon, e.g. `faCartShopping` of `solid`. */
function drawingOf(style: 'solid' | 'regular' | 'brands', name: string): string {
  const { svgPathData } = load(`@fortawesome/free-${style}-svg-icons/${name}`) as { svgPathData: string };
  return svgPathData;
}

const drawn = (control: Locator) => control.locator('svg path').first().getAttribute('d');
const header = (page: Page) => page.getByRole('banner').first();
const cart = (page: Page) => drawn(header(page).getByRole('link', { name: /^Panier, / }));
const account = (page: Page) => drawn(header(page).getByRole('link', { name: 'Mon compte' }));

export const proofs: readonly PageProof[] = [
  {
    key: 'CART_ICON',
    title: 'the cart is drawn by Font Awesome, in the base style',
    value: 'cart-shopping',
    path: light,
    see: cart,
    before: iconPaths.bag,
    after: drawingOf('solid', 'faCartShopping'),
  },
  {
    key: 'CART_ICON',
    title: 'the cart is one of our own drawings',
    value: 'heart',
    path: light,
    see: cart,
    before: iconPaths.bag,
    after: iconPaths.heart,
  },
  {
    key: 'MY_ACCOUNT_ICON',
    title: 'the account is drawn in the style its name has',
    value: 'fa-regular fa-user',
    path: light,
    see: account,
    before: iconPaths.person,
    after: drawingOf('regular', 'faUser'),
  },
  {
    key: 'SEARCH_ICON',
    title: 'the search is drawn so',
    value: 'magnifying-glass',
    path: light,
    see: (page) => drawn(header(page).getByRole('link', { name: 'Chercher' })),
    before: iconPaths.search,
    after: drawingOf('solid', 'faMagnifyingGlass'),
  },
  {
    key: 'MENU_ICON',
    title: 'the button of a phone’s menu is drawn so',
    value: 'bars',
    path: light,
    screen: 'phone',
    see: (page) => drawn(page.getByRole('button', { name: 'Menu', exact: true })),
    before: iconPaths.menu,
    after: drawingOf('solid', 'faBars'),
  },
  {
    key: 'BASE_FONTAWESOME_ICON',
    title: 'icons named without their style have this one',
    value: 'fa-regular',
    with: { MY_ACCOUNT_ICON: 'user' },
    path: light,
    see: account,
    before: drawingOf('solid', 'faUser'),
    after: drawingOf('regular', 'faUser'),
  },
];
