import { groundLightness } from './ground.ts';
import { expect, preview, test } from './preview.ts';

test.describe('who prefers dark screens', () => {
  test.use({ colorScheme: 'dark' });

  test('sees the logo for dark grounds, and prints on white paper', async ({ page, origin, adminCookies }) => {
    await page.context().addCookies(adminCookies);
    await preview(page, origin, '/', { DARK_SCHEME: 'true' });
    const logo = page.getByRole('banner').locator('picture img').first();
    const shown = () => logo.evaluate((image) => (image as HTMLImageElement).currentSrc);
    await expect.poll(shown).not.toBe('');
    const inDark = await shown();
    expect(inDark).not.toBe(await logo.evaluate((image) => (image as HTMLImageElement).src));
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => groundLightness(page), { message: 'paper is light' }).toBeGreaterThan(200);
    await page.emulateMedia({ media: null, colorScheme: 'light' });
    await expect.poll(() => groundLightness(page)).toBeGreaterThan(200);
    await expect.poll(shown).not.toBe(inDark);
  });
});
