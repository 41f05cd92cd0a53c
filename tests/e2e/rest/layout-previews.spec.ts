import { expect, test } from '../preview.ts';

test('the pictures of a page’s sections are taken in the browser and then are up to date', async ({ page, adminCookies, guard }) => {
  // The frame that pages are pictured in runs no script of theirs.
  guard.allowConsole(/Blocked script execution/);
  await page.context().addCookies(adminCookies);
  await page.goto('/admin/pages');
  await page.getByRole('row', { name: 'Relooking et tri de penderie' }).click();
  const sheet = page.getByRole('dialog', { name: 'Relooking et tri de penderie' });
  await expect(sheet.getByText('pas d’image').first()).toBeVisible();
  const count = await sheet.getByText('pas d’image').count();
  // A picture counts as up to date until something of the site changes, which other tests do meanwhile.
  await expect(async () => {
    await sheet.getByRole('button', { name: 'Vérifier les images de cette page' }).click();
    await expect(page.getByText(/^\d+ images? prises?\.$|^Toutes les images vérifiées étaient à jour\.$/)).toBeVisible({ timeout: 90_000 });
    await expect(sheet.getByText('à jour', { exact: true })).toHaveCount(count, { timeout: 3_000 });
  }).toPass({ timeout: 110_000 });
  const picture = sheet.getByRole('img', { name: /^Aperçu/ }).first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  await guard.expectAccessible(page);
  await page.keyboard.press('Escape');

  // A second look finds nothing to do; all of the site can be stopped in the middle and goes on.
  await page.getByRole('button', { name: 'Tout vérifier' }).click();
  await page.getByRole('button', { name: 'Arrêter' }).click();
  await expect(page.getByText('La vérification est arrêtée.')).toBeVisible();
  await guard.expectAccessible(page);
  // So it does in a window that is loaded anew.
  await page.reload();
  await expect(page.getByText('La vérification est arrêtée.')).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(page.getByRole('button', { name: 'Arrêter' })).toBeVisible();
  await page.getByRole('button', { name: 'Arrêter' }).click();
});
