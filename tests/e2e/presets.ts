import { presets, presetValues } from '#themes/presets/index.ts';
import { expect, preview, test } from './preview.ts';
import { categories } from './shopper.ts';

/** Registers, for each ready look, a test in which axe looks at the home page, a category and a product sheet. */
export function testPresets(): void {
  for (const preset of presets) {
    test(`axe finds nothing on three pages in the look ${preset.label.en}`, async ({ page, guard, origin, adminCookies }) => {
      await page.context().addCookies(adminCookies);
      await preview(page, origin, '/', presetValues(preset));
      await guard.expectAccessible(page);
      await preview(page, origin, categories.shop, presetValues(preset));
      await guard.expectAccessible(page);
      const link = page.getByRole('list', { name: 'Produits' }).getByRole('link').first();
      await preview(page, origin, (await link.getAttribute('href')) ?? '', presetValues(preset));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await guard.expectAccessible(page);
    });
  }
}
