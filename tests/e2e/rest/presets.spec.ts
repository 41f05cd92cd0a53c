import type { Page } from '@playwright/test';
import { presets, presetTexts, presetValues } from '#themes/presets/index.ts';
import { lookAt } from '../look.ts';
import { expect, preview, test } from '../preview.ts';
import { categories } from '../shopper.ts';
import { phone } from './screens.ts';

/** Address of the first product of a listing. */
async function firstProduct(listing: Page): Promise<string> {
  const link = listing.getByRole('list', { name: 'Produits' }).getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
}

// Three pages, on two kinds of screen.
for (const { screen, other } of [
  { screen: {}, other: 'a category' },
  { screen: phone, other: 'a product sheet' },
] as const)
  test.describe(other, () => {
    test.use(screen);

    for (const preset of presets)
      test(`axe finds nothing on the home page and ${other} in the look ${presetTexts.en[preset.id].label}`, async ({
        page,
        guard,
        origin,
        adminCookies,
      }) => {
        const look = lookAt(page, guard);
        const open = async (path: string) => {
          await preview(page, origin, path, presetValues(preset));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        };
        await page.context().addCookies(adminCookies);
        await look('home', () => open('/'));
        await look(other, async () => {
          await open(categories.shop);
          if (other === 'a product sheet') await open(await firstProduct(page));
        });
      });
  });
