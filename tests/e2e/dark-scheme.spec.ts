import type { Page } from '@playwright/test';
import { sites } from './both-sites.ts';
import { groundLightness } from './ground.ts';
import { sheetOf } from './page-types.ts';
import { expect, preview, test as previewTest } from './preview.ts';
import { register } from './registered.ts';

const [boutique, wine] = sites;
const dark = { DARK_SCHEME: 'true' };

/** Returns everything painted on a page: colours, shadows, pictures. */
const paint = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].map((element) => {
      const { color, backgroundColor, borderTopColor, boxShadow, colorScheme, filter } = getComputedStyle(element);
      const picture = element instanceof HTMLImageElement ? element.currentSrc : '';
      return [element.tagName, color, backgroundColor, borderTopColor, boxShadow, colorScheme, filter, picture].join(' ');
    }),
  );

async function expectDark(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await groundLightness(page), 'the ground is dark').toBeLessThan(64);
}

async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await expect(page.getByText('Produit ajouté au panier').first()).toBeVisible();
}

previewTest.describe('who prefers dark screens', () => {
  previewTest.use({ colorScheme: 'dark' });

  previewTest(
    'reads every page of the boutique on dark grounds, where its owner allows it',
    async ({ page, guard, origin, adminCookies }) => {
      guard.allowConsole(/status of 401/);
      await page.context().addCookies(adminCookies);
      const paths = ['/', boutique.listing, await sheetOf(page, 'foulard-carre-soie'), '/cart', '/cart/address', '/account', '/sale-terms'];
      for (const path of paths) {
        await preview(page, origin, path, dark);
        await expectDark(page);
        if (path === '/cart') await expect(page.getByText('Sous-total').first()).toBeVisible();
        if (/^\/products\//.test(path)) await addToCart(page);
      }
    },
  );

  wine.test('reads every page of the wine estate on dark grounds', async ({ page, guard, baseURL }) => {
    guard.allowConsole(/status of 401/);
    const paths = ['/', wine.listing, await sheetOf(page, 'clos-du-moulin'), '/cart', '/cart/address', '/sale-terms', '/account'];
    for (const path of paths) {
      if (path === '/account') await register(page, baseURL ?? '', { birthdate: '1980-05-17' });
      await page.goto(path);
      await expectDark(page);
      if (path === '/cart') await expect(page.getByText('Sous-total').first()).toBeVisible();
      if (/^\/wines\//.test(path)) await addToCart(page);
    }
  });

  boutique.test('sees nothing else where the owner does not allow it', async ({ page }) => {
    for (const path of ['/', boutique.listing]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      // Elements added after loading, such as a button made by code, may appear between two looks, so the comparison is retried.
      await expect(async () => {
        await page.emulateMedia({ colorScheme: 'dark' });
        const painted = await paint(page);
        await page.emulateMedia({ colorScheme: 'light' });
        expect(await paint(page)).toEqual(painted);
      }).toPass();
    }
  });
});
