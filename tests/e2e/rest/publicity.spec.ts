import { expect, test } from '../preview.ts';

test('the panel lists visits by day and source, and who asked for the newsletter', async ({ page, origin, adminCookies }) => {
  const mark = Date.now();
  for (const _ of [1, 2]) {
    await page.goto(`/a-propos?from=flyer-${mark}`);
    await expect(page).toHaveURL('/a-propos');
  }
  const email = `lettre-${mark}@example.com`;
  expect((await page.request.post('/api/newsletter/subscribe', { data: { email }, headers: { origin } })).ok()).toBe(true);

  await page.context().addCookies(adminCookies);
  await page.goto('/admin/visits');
  await expect(page.getByRole('row').filter({ hasText: `flyer-${mark}` })).toContainText('2');
  await page.goto('/admin/newsletter');
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('pas confirmée');
  await expect(page.getByRole('link', { name: 'Adresses confirmées (CSV)' })).toBeVisible();
});
