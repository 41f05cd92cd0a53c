import type { Locator, Page } from 'playwright';
import type { ParameterKey } from '#schemas/parameters/index.ts';
import { category, dress, footer, header, light, main, paletteWith, rgb, sides, styleOf, tights } from './look.ts';
import { entriesOf, menuOf, settled } from './menu-look.ts';
import type { PageProof } from './proof.ts';

type Role = keyof ReturnType<typeof paletteWith>;
type Look = Pick<PageProof, 'path' | 'screen' | 'with' | 'needsScripts'> & {
  css?: string;
  pseudo?: '::before';
  ready?: (page: Page) => Promise<void>;
};

/** Something on the page wears a colour: the one that is derived or usual before, the owner's after. */
function wears(
  key: ParameterKey,
  role: Role,
  value: string,
  what: string,
  element: (page: Page) => Locator,
  { css = 'color', pseudo, ready, ...rest }: Look = {},
): PageProof {
  return {
    key,
    title: what,
    value,
    ...rest,
    see: async (page) => {
      await ready?.(page);
      await settled(page);
      return styleOf(element(page), css, pseudo);
    },
    before: rgb(paletteWith({ ...rest.with, [key]: null })[role]),
    after: rgb(value),
  };
}

const ground = 'background-color';
const buttonLink = (page: Page) => main(page).getByRole('link').first();
const current = (page: Page) => menuOf(page).locator('[aria-current="page"]');
const submenu = (page: Page) => menuOf(page).locator('li:has(> ul) > ul');
const openSubmenu = async (page: Page) => {
  await entriesOf(page).nth(1).hover();
  await submenu(page).first().waitFor({ state: 'visible' });
};
const drawer = (page: Page) => page.locator('[popover][data-site-panel]').first();
const openDrawer = async (page: Page) => {
  await header(page).getByRole('button', { name: 'Menu' }).click();
  await drawer(page).waitFor({ state: 'visible' });
};
const bar = (page: Page) => page.getByRole('navigation', { name: 'Raccourcis' });
const topBar = (page: Page) => page.getByRole('complementary', { name: 'Annonce' });
const crumbs = (page: Page) => main(page).getByRole('navigation').getByRole('list').first();

export const proofs: readonly PageProof[] = [
  wears('PRIMARY_COLOR', 'primary', '#0b5d4a', 'buttons that have no colour of their own are of it', buttonLink, { css: ground }),
  wears(
    'SECONDARY_COLOR',
    'accent',
    '#c9a227',
    'the label of pieces for rent is of it',
    (page) => main(page).getByText('Location', { exact: true }),
    { css: ground, path: category },
  ),
  wears('BACKGROUND_COLOR', 'ground', '#eef3f8', 'the page lies on it', (page) => page.locator('body'), { css: ground }),
  wears(
    'SURFACE_COLOR',
    'surface',
    '#fff0e0',
    'the label of a condition lies on it',
    (page) => main(page).getByText(/^(Comme neuf|Très bon état|Bon état)$/),
    { css: ground, path: dress },
  ),
  wears('TINT_COLOR', 'tint', '#dfe8ef', 'it stands behind the first picture', (page) => main(page).locator('picture'), {
    css: ground,
  }),
  wears('FONT_COLOR', 'ink', '#1a2b4c', 'running text is of it', (page) => page.locator('body'), {}),
  wears('SECONDARY_FONT_COLOR', 'muted', '#5c4a6e', 'the way back to the home page is of it', crumbs, {
    path: category,
  }),
  wears('HEADING_COLOR', 'heading', '#7a0f3c', 'the page’s heading is of it', (page) => page.getByRole('heading', { level: 1 }), {}),
  wears('ACTIVE_FONT_COLOR', 'active', '#0a58a6', 'a link takes it under the pointer', (page) => crumbs(page).getByRole('link'), {
    path: category,
    ready: (page) => crumbs(page).getByRole('link').first().hover(),
  }),
  wears('HEADER_BACKGROUND_COLOR', 'headerGround', '#fbe3d1', 'the header lies on it', (page) => header(page).locator('> div'), {
    css: ground,
  }),
  wears('MENU_BACKGROUND_COLOR', 'menuGround', '#2d3e50', 'the row of the menu lies on it', menuOf, { css: ground }),
  wears('MENU_FONT_COLOR', 'menuInk', '#00547a', 'the entries of the menu are of it', (page) => entriesOf(page).last(), {}),
  wears(
    'MENU_COLOR_ON_TOP',
    'menuInkOnTop',
    '#fff1a8',
    'the entries are of it while the header lies on a picture',
    (page) => entriesOf(page).last(),
    {
      with: { MENU_TYPE: 'OVERLAY' },
    },
  ),
  wears('ACTIVE_MENU_COLOR', 'menuActive', '#ffd9a0', 'the entry one is in lies on it', current, {
    css: ground,
    pseudo: '::before',
  }),
  wears('ACTIVE_MENU_FONT_COLOR', 'menuActiveInk', '#5a1a00', 'the entry one is in is written in it', current, {}),
  wears('SUBMENU_BACKGROUND_COLOR', 'submenuGround', '#20303f', 'the submenu lies on it', submenu, {
    css: ground,
    path: light,
    ready: openSubmenu,
  }),
  wears('SUBMENU_FONT_COLOR', 'submenuInk', '#7a1f5c', 'the submenu is written in it', (page) => submenu(page).getByRole('link').last(), {
    path: light,
    ready: openSubmenu,
  }),
  wears(
    'SUBMENU_ACTIVE_COLOR',
    'submenuActive',
    '#ffe08a',
    'an entry of the submenu lies on it under the pointer',
    (page) => submenu(page).getByRole('link').nth(1),
    {
      css: ground,
      path: light,
      ready: async (page) => {
        await openSubmenu(page);
        await submenu(page).getByRole('link').nth(1).hover();
      },
    },
  ),
  wears('MOBILE_MENU_BACKGROUND_COLOR', 'mobileMenuGround', '#12343b', 'the phone’s menu lies on it', drawer, {
    css: ground,
    path: light,
    screen: 'phone',
    ready: openDrawer,
  }),
  wears(
    'MOBILE_MENU_FONT_COLOR',
    'mobileMenuInk',
    '#6a1b4d',
    'the phone’s menu is written in it',
    (page) => drawer(page).getByRole('link').nth(1),
    {
      path: light,
      screen: 'phone',
      ready: openDrawer,
    },
  ),
  wears(
    'MOBILE_MENU_ACTIVE_COLOR',
    'mobileMenuActive',
    '#c2410c',
    'the entry one is in is of it',
    (page) => drawer(page).locator('[aria-current="page"]'),
    {
      screen: 'phone',
      ready: openDrawer,
    },
  ),
  wears('TOP_BAR_BACKGROUND_COLOR', 'topBarGround', '#0f4c5c', 'the announcement lies on it', topBar, { css: ground }),
  wears('TOP_BAR_FONT_COLOR', 'topBarInk', '#ffe8a3', 'the announcement is written in it', topBar, {}),
  wears('FOOTER_BACKGROUND_COLOR', 'footerGround', '#102a43', 'the footer lies on it', footer, { css: ground }),
  wears('FOOTER_FONT_COLOR', 'footerInk', '#d9f0ff', 'the footer is written in it', footer, {}),
  wears(
    'FOOTER_HEADING_COLOR',
    'footerHeading',
    '#ffd166',
    'the headings of the footer are of it',
    (page) => footer(page).getByRole('navigation').locator('p'),
    {},
  ),
  wears('BUTTON_BACKGROUND_COLOR', 'button', '#7b2d8b', 'buttons lie on it', buttonLink, { css: ground }),
  wears('BUTTON_FONT_COLOR', 'onButton', '#ffe9b0', 'buttons are written in it', buttonLink, {}),
  wears('SALE_COLOR', 'sale', '#8a1c7c', 'the label of a reduced piece is of it', (page) => main(page).getByText(/^−\d+ %$/), {
    css: ground,
    path: category,
  }),
  wears('BORDER_COLOR', 'rule', '#7f95ab', 'the lines between panels are of it', (page) => main(page).locator('details'), {
    css: 'border-top-color',
    path: dress,
  }),
  wears('LINK_COLOR', 'link', '#005fb8', 'links in a text are of it', (page) => main(page).locator('h3 ~ p a'), { path: '/me-contacter' }),
  wears('PRICE_COLOR', 'price', '#0f6b3a', 'the price is of it', (page) => main(page).getByText(/^\d+,\d\d\s€$/), {
    path: dress,
  }),
  wears('FIELD_BACKGROUND_COLOR', 'fieldGround', '#e6f4ff', 'fields lie on it', (page) => main(page).getByRole('combobox'), {
    css: ground,
    path: tights,
    needsScripts: true,
  }),
  wears('MOBILE_BAR_BACKGROUND_COLOR', 'barGround', '#1d3557', 'the phone’s bar lies on it', bar, {
    css: ground,
    screen: 'phone',
  }),
  wears('MOBILE_BAR_FONT_COLOR', 'barInk', '#8a2c0d', 'the phone’s bar is drawn in it', bar, {
    screen: 'phone',
  }),
  wears('FOCUS_COLOR', 'focus', '#d100d1', 'it surrounds what the keyboard has reached', (page) => page.locator(':focus-visible'), {
    css: 'outline-color',
    path: light,
    ready: async (page) => {
      for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
    },
  }),
  {
    key: 'DARK_SCHEME',
    title: 'who prefers dark screens sees a dark page with light texts',
    value: 'true',
    path: light,
    see: async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      // With reduced motion every change is a transition of a hundredth of a millisecond, which ends with the next frame.
      await settled(page);
      const seen = { ...(await sides(page)), scheme: await styleOf(page.locator('html'), 'color-scheme') };
      await page.emulateMedia({ colorScheme: null });
      return seen;
    },
    before: { page: 'light', header: 'light', text: 'dark', heading: 'dark', scheme: 'light' },
    after: { page: 'dark', header: 'dark', text: 'light', heading: 'light', scheme: 'dark' },
  },
];
