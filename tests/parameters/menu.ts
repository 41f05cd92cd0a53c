import type { Page } from 'playwright';
import { light } from './look.ts';
import { boxOf, entriesOf, markOf, menuOf, placeIn, settled } from './menu-look.ts';
import type { PageProof } from './proof.ts';

const header = (page: Page) => page.getByRole('banner').first();

/** Returns the part of their row that the entries take. */
async function entriesIn(page: Page): Promise<string> {
  const row = await boxOf(menuOf(page));
  const first = await boxOf(entriesOf(page).first());
  const last = await boxOf(entriesOf(page).last());
  const gutter = 60;
  return placeIn({ left: row.left + gutter, right: row.right - gutter }, { left: first.left, right: last.right });
}

/** Returns the appearance under the pointer of the entry with a page's submenu, and whether its mark moves. */
async function hovered(page: Page): Promise<object> {
  const [entry, other] = [entriesOf(page).nth(2), entriesOf(page).nth(3)];
  await entry.hover();
  await settled(page);
  const moves = await entry.evaluate((element) =>
    ['::before', '::after'].some((name) => {
      const { content, transitionProperty } = getComputedStyle(element, name);
      return content !== 'none' && transitionProperty.includes('transform');
    }),
  );
  return { mark: await markOf(entry, other), moves };
}

/** The submenu of the second entry, opened. */
async function submenu(page: Page) {
  const entry = entriesOf(page).nth(1);
  await entry.hover();
  const list = menuOf(page).locator('> ul > li').nth(1).locator('> ul');
  await list.waitFor({ state: 'visible' });
  await settled(page);
  return { entry, list };
}

const hoverMark = (value: string, mark: string, moves: boolean, title: string): PageProof => ({
  key: 'MENU_HOVER_TRANSITION',
  title,
  value,
  with: { MENU_ACTIVE_TYPE: 'NONE' },
  path: light,
  see: hovered,
  before: { mark: 'ground', moves: false },
  after: { mark, moves },
});

const activeMark = (value: string, mark: string, title: string): PageProof => ({
  key: 'MENU_ACTIVE_TYPE',
  title,
  value,
  with: { MENU_HOVER_TRANSITION: 'NONE' },
  see: (page) => markOf(menuOf(page).locator('[aria-current="page"]'), entriesOf(page).last()),
  before: 'ground',
  after: mark,
});

const alignment = (value: string, place: string): PageProof => ({
  key: 'MENU_ALIGNMENT',
  title: `the entries stand ${place} in their row`,
  value,
  path: light,
  see: entriesIn,
  before: 'left',
  after: place,
});

export const proofs: readonly PageProof[] = [
  {
    key: 'IS_MENU_FIXED',
    title: 'the header is still there a screen further down, and hides nothing that gets the focus',
    value: 'true',
    see: async (page) => {
      await page.evaluate(() => window.scrollTo(0, 1500));
      const isThere = (await boxOf(header(page))).top >= 0;
      // Coming back from below, what gets the focus stands at the top of the window.
      const link = page.getByRole('main').getByRole('link').nth(1);
      await link.focus();
      const { top } = await boxOf(link);
      const isClear = top >= Math.max(0, (await boxOf(header(page))).bottom);
      return { isThere, isClear };
    },
    before: { isThere: false, isClear: true },
    after: { isThere: true, isClear: true },
  },
  alignment('CENTER', 'centre'),
  alignment('RIGHT', 'right'),
  alignment('JUSTIFY', 'all'),
  activeMark('UNDERLINE', 'line', 'a line is below the entry one is in'),
  activeMark('FONT_COLOR', 'colour', 'the entry one is in has another colour'),
  activeMark('NONE', 'nothing', 'the entry one is in looks like any other'),
  hoverMark('SLIDE_BACKGROUND_COLOR', 'ground', true, 'a ground rises under the pointer'),
  hoverMark('UNDERLINE', 'line', false, 'a line appears under the pointer'),
  hoverMark('SLIDE_UNDERLINE', 'line', true, 'a line draws itself under the pointer'),
  hoverMark('FONT_COLOR', 'colour', false, 'the text changes its colour under the pointer'),
  hoverMark('NONE', 'nothing', false, 'an entry stays as it is under the pointer'),
  {
    key: 'MENU_TYPE',
    title: 'the header lies over the first picture of a page',
    value: 'OVERLAY',
    // One that stays as well takes no height.
    with: { IS_MENU_FIXED: 'false' },
    see: async (page) => (await boxOf(header(page))).bottom > (await boxOf(page.getByRole('main').locator('picture').first())).top + 20,
    before: false,
    after: true,
  },
  {
    key: 'MENU_COLOR_ON_TOP',
    title: 'the menu has this colour over the picture',
    value: '#ffffff',
    with: { MENU_TYPE: 'OVERLAY', IS_MENU_FIXED: 'false' },
    see: (page) =>
      entriesOf(page)
        .nth(2)
        .evaluate((element) => getComputedStyle(element).color === 'rgb(255, 255, 255)'),
    before: false,
    after: true,
  },
  ...(['TOP', 'NONE'] as const).map(
    (value): PageProof => ({
      key: 'MOBILE_MENU_POSITION',
      title: value === 'TOP' ? 'the bar of a phone is at the top' : 'a phone has no bar',
      value,
      path: light,
      screen: 'phone',
      see: async (page) => {
        const bar = page.getByRole('navigation', { name: 'Raccourcis' });
        if (!(await bar.isVisible())) return 'none';
        return (await boxOf(bar)).top < 10 ? 'top' : 'bottom';
      },
      before: 'bottom',
      after: value.toLowerCase(),
    }),
  ),
  ...(['CENTER', 'RIGHT'] as const).map(
    (value): PageProof => ({
      key: 'SUBMENU_ALIGNMENT',
      title: `the words of a submenu are aligned ${value.toLowerCase()}`,
      value,
      path: light,
      see: async (page) => (await submenu(page)).list.evaluate((element) => getComputedStyle(element).textAlign),
      before: 'left',
      after: value.toLowerCase(),
    }),
  ),
  {
    key: 'SUBMENU_DROPSHADOW',
    title: 'a rule takes the place of the shadow',
    value: 'false',
    path: light,
    see: async (page) =>
      (await submenu(page)).list.evaluate((element) => {
        const { boxShadow, borderTopStyle } = getComputedStyle(element);
        return { hasShadow: boxShadow !== 'none', hasRule: borderTopStyle === 'solid' };
      }),
    before: { hasShadow: true, hasRule: false },
    after: { hasShadow: false, hasRule: true },
  },
  {
    key: 'SUBMENU_CENTERED',
    title: 'a submenu stands below the middle of its entry',
    value: 'true',
    with: { SUBMENU_WIDTH: '300' },
    path: light,
    see: async (page) => {
      const { entry, list } = await submenu(page);
      const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;
      return Math.abs(middle(await boxOf(entry)) - middle(await boxOf(list))) < 3;
    },
    before: false,
    after: true,
  },
  {
    key: 'DISPLAY_MENU_ICON',
    title: 'search and account are words in place of their icons; an account whose icon is not plain has its word beside it',
    value: 'false',
    path: light,
    see: async (page) => [
      await header(page).getByRole('link', { name: 'Chercher' }).textContent(),
      await header(page).getByRole('link', { name: 'Chercher' }).locator('svg').isVisible(),
      await header(page).getByRole('link', { name: 'Mon compte' }).textContent(),
      await header(page).getByRole('link', { name: 'Mon compte' }).locator('svg').isVisible(),
    ],
    before: ['', true, 'Mon compte', true],
    after: ['Chercher', false, 'Mon compte', false],
  },
  ...(['CODE', 'NONE'] as const).map(
    (value): PageProof => ({
      key: 'LANG_MENU_STYLE',
      title: value === 'CODE' ? 'languages are written as codes' : 'no language is offered',
      value,
      path: light,
      see: (page) => header(page).getByRole('navigation', { name: 'Langues' }).getByRole('link').allTextContents(),
      before: ['Français', 'English'],
      after: value === 'CODE' ? ['FR', 'EN'] : [],
    }),
  ),
];
