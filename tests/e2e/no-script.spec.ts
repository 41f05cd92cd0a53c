import { expect, test } from './fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/account', '/account/profil', '/auth', '/password/reset/ask']) {
    test(`${path} says why nothing is there, and how the shop is reached`, async ({ page }) => {
      await page.goto(path);
      // What stands in <noscript> Playwright finds by its element, not by its text.
      const said = page.locator('main noscript p').first();
      await expect(said).toBeVisible();
      expect(await said.evaluate((element) => element.textContent)).toContain('JavaScript');
      const links = await page.locator('main noscript a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.some((href) => /^(tel|mailto):/.test(href))).toBe(true);
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    });
  }
});
