import type { Page } from 'playwright';
import { light } from './look.ts';
import type { PageProof } from './proof.ts';

/** Waits up to 4 s until a condition is true; under load a page's code takes its time. */
async function soon(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + 4_000; Date.now() < end; ) {
    if (await isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}

const top = (page: Page) => page.getByRole('complementary', { name: 'Annonce' });

/** Returns whether a right click on an element is refused. */
const refuses = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const click = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      return !element.dispatchEvent(click);
    });

/** Returns whether the link back to the top is in the window. */
const wayUp = (page: Page) =>
  page.getByRole('link', { name: 'Haut de la page' }).evaluateAll((links) =>
    links.some((link) => {
      const { top: from, bottom } = link.getBoundingClientRect();
      return from >= 0 && bottom <= window.innerHeight;
    }),
  );

const credit = { CREATED_BY_MESSAGE: 'Site créé à Nantes' };

/** Proofs of the parts around every page, besides header and menu. */
export const proofs: readonly PageProof[] = [
  {
    key: 'SHOW_SCROLL_TO_TOP',
    title: 'a link back to the top appears a screen further down, and leads there',
    value: 'false',
    see: async (page) => {
      const atTop = await wayUp(page);
      await page.evaluate(() => window.scrollTo(0, 1.5 * window.innerHeight));
      const further = await wayUp(page);
      if (!further) return { atTop, further };
      await page.getByRole('link', { name: 'Haut de la page' }).click();
      return { atTop, further, isBack: await soon(() => page.evaluate(() => window.scrollY === 0)) };
    },
    before: { atTop: false, further: true, isBack: true },
    after: { atTop: false, further: false },
  },
  {
    key: 'LOCK_RIGHT_CLICK',
    title: 'a right click is refused, but not on links',
    value: 'true',
    path: light,
    needsScripts: true,
    see: async (page) => ({ page: await soon(() => refuses(page, 'main h1')), link: await refuses(page, 'main a') }),
    before: { page: false, link: false },
    after: { page: true, link: false },
  },
  {
    key: 'SEE_CART_ON_HOVER',
    title: 'the cart opens under the pointer, or is a link alone',
    value: 'false',
    path: light,
    needsScripts: true,
    see: (page) =>
      soon(async () => {
        await page.mouse.move(700, 600);
        await page
          .getByRole('banner')
          .first()
          .getByRole('link', { name: /^Panier, / })
          .hover();
        await page.waitForTimeout(400);
        return page.getByRole('region', { name: 'Votre panier' }).isVisible();
      }),
    before: true,
    after: false,
  },
  {
    key: 'SEE_CART_ON_HOVER',
    title: 'a finger opens the cart on the page, or goes to it',
    value: 'false',
    path: light,
    screen: 'phone',
    needsScripts: true,
    see: async (page) => {
      const dialog = page.getByRole('dialog', { name: /Votre panier/ });
      await page.waitForLoadState('networkidle');
      await page
        .getByRole('banner')
        .first()
        .getByRole('link', { name: /^Panier, / })
        .click();
      await soon(async () => (await dialog.isVisible()) || new URL(page.url()).pathname === '/cart');
      return (await dialog.isVisible()) ? 'here' : new URL(page.url()).pathname;
    },
    before: 'here',
    after: '/cart',
  },
  {
    key: 'SHOW_PROMOTE_MESSAGE',
    title: 'the announcement is switched off',
    value: 'false',
    with: { PROMOTE_MESSAGE: 'Portes ouvertes samedi' },
    path: light,
    see: (page) => page.getByText('Portes ouvertes samedi').isVisible(),
    before: true,
    after: false,
  },
  {
    key: 'PROMOTE_MESSAGE',
    title: 'the top bar says it',
    value: 'Portes ouvertes samedi',
    path: light,
    see: (page) => top(page).getByText('Portes ouvertes samedi').isVisible(),
    before: false,
    after: true,
  },
  {
    key: 'PROMOTE_MESSAGE_LINK',
    title: 'the announcement leads there',
    value: '/evenements-ateliers-mode',
    with: { PROMOTE_MESSAGE: 'Portes ouvertes samedi' },
    path: light,
    see: async (page) => {
      const link = top(page).getByRole('link', { name: 'Portes ouvertes samedi' });
      return (await link.count()) > 0 ? link.getAttribute('href') : null;
    },
    before: null,
    after: '/evenements-ateliers-mode',
  },
  {
    key: 'CREATED_BY_MESSAGE',
    title: 'the footer says who made the site',
    value: 'Site créé à Nantes',
    path: light,
    see: (page) => page.getByRole('contentinfo').getByText('Site créé à Nantes').isVisible(),
    before: false,
    after: true,
  },
  {
    key: 'CREATED_BY_BACKLINK_URL',
    title: 'the credit leads to who made the site',
    value: 'https://atelier.example/',
    with: credit,
    path: light,
    see: async (page) => {
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Site créé à Nantes' });
      return (await link.count()) > 0 ? link.getAttribute('href') : null;
    },
    before: null,
    after: 'https://atelier.example/',
  },
  {
    key: 'HIDE_EVOLUSITE_LOGO',
    title: 'no emblem stands before the credit',
    value: 'true',
    with: credit,
    path: light,
    see: (page) => page.locator('[data-emblem]').isVisible(),
    before: true,
    after: false,
  },
];
