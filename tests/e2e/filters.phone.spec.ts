import { expect, test } from './fixtures.ts';

test('on a phone the filters are a modal dialog whose button says how many pieces it leads to', async ({ page }) => {
  await page.goto('/nos-vetements/robes-occasion-location');
  const open = page.getByRole('button', { name: /^Filtrer/ });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Filtres' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  const button = dialog.getByRole('button', { name: /^Voir \d+ pièces?$/ });
  const before = await button.textContent();
  const size = dialog
    .getByRole('group', { name: /^Taille$/ })
    .getByRole('checkbox')
    .first();
  await size.check();
  await expect(button).not.toHaveText(before ?? '');
  const promised = (await button.textContent())?.match(/\d+/)?.[0];
  await button.click();
  await expect(page).toHaveURL(/size=/);
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${promised} pièces?$`) })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/nos-vetements/robes-occasion-location');
});

test('Escape and Back close the filters of a phone, and the page stays', async ({ page }) => {
  await page.goto('/nos-vetements/robes-occasion-location');
  const dialog = page.getByRole('dialog', { name: 'Filtres' });
  await page.getByRole('button', { name: /^Filtrer/ }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Filtrer/ }).click();
  await expect(dialog).toBeVisible();
  await page.waitForFunction(() => globalThis.earlyPage?.isLive === true);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/nos-vetements/robes-occasion-location');
});
