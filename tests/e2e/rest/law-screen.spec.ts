import { expect, test } from '../fixtures.ts';

for (const width of [390, 1440])
  test(`the panel lists what the law asks, and leads to each place, at ${width} px`, async ({ page, guard, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    const data = { email: 'admin@example.com', password: 'only-for-the-tests' };
    await page.request.post('/api/login', { data, headers: { origin: baseURL ?? '' } });
    await page.goto('/admin/law');
    await expect(page.getByRole('heading', { level: 1, name: 'Ce que la loi demande' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ sur \d+ en ordre$/ })).toBeVisible();
    await guard.expectAccessible(page);
    await page.screenshot({ path: `test-results/law.${width}.png`, fullPage: true });
    await page.getByRole('link', { name: 'Comptabilité' }).click();
    await expect(page).toHaveURL(/\/admin\/payments\/books/);
    const fec = page.getByRole('link', { name: 'Écritures comptables (FEC)' });
    const [file] = await Promise.all([page.waitForEvent('download'), fec.click()]);
    expect(file.suggestedFilename()).toMatch(/^\d{9}FEC\d{8}\.txt$/);
  });

test('the list of legal duties names settings by their labels, and leads to the setting', async ({ page, baseURL }) => {
  const data = { email: 'admin@example.com', password: 'only-for-the-tests' };
  await page.request.post('/api/login', { data, headers: { origin: baseURL ?? '' } });
  await page.goto('/admin/law');
  await expect(page.getByRole('heading', { level: 1, name: 'Ce que la loi demande' })).toBeVisible();
  await expect(page.getByText('GUARANTEE_NOTICE_IMAGE')).toHaveCount(0);
  const setting = page.getByRole('link', { name: /garantie/i }).and(page.locator('[href$="#GUARANTEE_NOTICE_IMAGE"]'));
  await setting.click();
  await expect(page).toHaveURL(/\/admin\/parameters#GUARANTEE_NOTICE_IMAGE$/);
  await expect(page.locator('#setting-GUARANTEE_NOTICE_IMAGE')).toBeFocused();
});
