import type { Page } from '@playwright/test';
import { presets, presetValues } from '#themes/presets/index.ts';
import { expect, preview, test } from './preview.ts';
import { categories } from './shopper.ts';

/** Registers, for each ready look, a test in which axe looks at the home page and at another: three pages, on two kinds of screen. */
export function testPresets(other: 'a category' | 'a product sheet'): void {
  for (const preset of presets) {
    test(`axe finds nothing on the home page and ${other} in the look ${preset.label.en}`, async ({
      page,
      guard,
      origin,
      adminCookies,
    }) => {
      await page.context().addCookies(adminCookies);
      await preview(page, origin, '/', presetValues(preset));
      await guard.expectAccessible(page);
      await preview(page, origin, categories.shop, presetValues(preset));
      if (other === 'a product sheet') await preview(page, origin, await firstProduct(page), presetValues(preset));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await guard.expectAccessible(page);
    });
  }
}

/** Address of the first product of a listing. */
async function firstProduct(listing: Page): Promise<string> {
  const link = listing.getByRole('list', { name: 'Produits' }).getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
}
