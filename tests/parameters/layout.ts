import type { Page } from 'playwright';
import { category, dress, footer, header, light, main, numberOf, sides, styleOf } from './look.ts';
import { boxOf, entriesOf, menuOf } from './menu-look.ts';
import type { PageProof } from './proof.ts';

const picture = (page: Page) => main(page).locator('article picture').first().locator('xpath=../..');
const sheet = (page: Page) => main(page).locator('section:has([data-gallery-picture])').first();
const submenu = (page: Page) => menuOf(page).locator('li:has(> ul) > ul').first();

export const proofs: readonly PageProof[] = [
  {
    key: 'DARK_THEME',
    title: 'the page turns dark and its text light',
    value: 'true',
    path: light,
    see: sides,
    before: { page: 'light', header: 'light', text: 'dark', heading: 'dark' },
    after: { page: 'dark', header: 'dark', text: 'light', heading: 'light' },
  },
  {
    key: 'PAGE_MAX_WIDTH',
    title: 'the page grows no wider than it says',
    value: '1000',
    // By default the window of 1440 px is narrower, less a gutter on either side.
    see: async (page) => Math.round((await boxOf(footer(page).locator('> div').first())).width),
    before: 1318,
    after: 1000,
  },
  {
    key: 'BORDER_RADIUS',
    title: 'pictures have corners as round as it says',
    value: '20',
    path: category,
    see: (page) => styleOf(picture(page), 'border-top-left-radius'),
    before: '2px',
    after: '20px',
  },
  {
    key: 'BUTTON_RADIUS',
    title: 'buttons become pills, whatever other corners are',
    value: '40',
    see: async (page) => {
      const button = main(page).getByRole('link').first();
      return (await numberOf(button, 'border-top-left-radius')) >= (await boxOf(button)).height / 2;
    },
    before: false,
    after: true,
  },
  ...(['desktop', 'phone'] as const).map(
    (screen): PageProof => ({
      key: screen === 'phone' ? 'DETAIL_PAGE_MARGIN_TOP_MOBILE' : 'DETAIL_PAGE_MARGIN_TOP',
      title: `the product sheet stands that far below what is above it, on a ${screen}`,
      value: '120',
      path: dress,
      screen,
      see: async (page) => Math.round((await boxOf(sheet(page).locator('> div').first())).top - (await boxOf(sheet(page))).top),
      before: 28,
      after: 120,
    }),
  ),
  {
    key: 'SPACING_SCALE',
    title: 'bands of the page stand half as far apart',
    value: '50',
    // 100 % is 102.24 px above the largest band in a window of 1440 px.
    see: async (page) => {
      const rooms = await main(page)
        .locator('section')
        .evaluateAll((bands) => bands.map((band) => Number.parseFloat(getComputedStyle(band).paddingTop)));
      return Math.round((Math.max(...rooms) / 102.24) * 100);
    },
    before: 100,
    after: 50,
  },
  {
    key: 'SHOW_SHADOWS',
    title: 'the submenu throws no shadow',
    value: 'false',
    see: async (page) => (await styleOf(submenu(page), 'box-shadow')) === 'none',
    before: false,
    after: true,
  },
  {
    key: 'PRODUCT_ASPECT_RATIO',
    title: 'pictures of products are square',
    value: '1-1',
    path: category,
    see: async (page) => {
      const { width, height } = await boxOf(picture(page));
      return Math.round((width / height) * 100) / 100;
    },
    before: 0.67,
    after: 1,
  },
  {
    key: 'PRODUCT_CARD_ALIGNMENT',
    title: 'names and prices stand in the middle under the picture',
    value: 'CENTER',
    path: category,
    see: async (page) => {
      const price = await boxOf(main(page).locator('article').first().getByText(/€/).first());
      const { left, right } = await boxOf(picture(page));
      return Math.abs(price.left - left) < 2 ? 'left' : Math.abs(price.left - left - (right - price.right)) < 2 ? 'centre' : 'elsewhere';
    },
    before: 'left',
    after: 'centre',
  },
  {
    key: 'LOCK_TEXT_SELECTION',
    title: 'text cannot be selected',
    value: 'true',
    path: light,
    see: async (page) => {
      await page.getByRole('heading', { level: 1 }).click({ clickCount: 3 });
      return page.evaluate(() => getSelection()?.toString().trim() !== '');
    },
    before: true,
    after: false,
  },
  {
    key: 'SUBMENU_WIDTH',
    title: 'the submenu is as wide as it says',
    value: '420',
    see: async (page) => (await boxOf(submenu(page))).width === 420,
    before: false,
    after: true,
  },
  {
    key: 'MENU_ICON_SIZE',
    title: 'icons of the header are one and a half times as large',
    value: '18',
    // 1.5 times 12 pt is 24 px.
    see: async (page) => (await boxOf(header(page).locator('a[href*="account"] svg').filter({ visible: true }).first())).width,
    before: 24,
    after: 36,
  },
  {
    key: 'MENU_ITEM_SPACING',
    title: 'the entries stand that far apart',
    value: '40',
    see: async (page) => {
      const [first, second] = [await boxOf(entriesOf(page).nth(1)), await boxOf(entriesOf(page).nth(2))];
      return Math.round(second.left - first.right);
    },
    before: 4,
    after: 40,
  },
];
