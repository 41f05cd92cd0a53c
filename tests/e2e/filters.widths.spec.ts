import { expect, sites } from './both-sites.ts';
import { isPhone } from './shopper.ts';

const [, { test }] = sites;

test('wines are filtered by grape, appellation, vintage and bottle size, and the counts follow', async ({ page }) => {
  await page.goto('/vins');
  if (isPhone(page)) await page.getByRole('button', { name: /^Filtrer/ }).click();
  for (const name of ['Cépage', 'Appellation', 'Millésime', 'Format']) await expect(page.getByRole('group', { name })).toBeVisible();
  const vintages = page.getByRole('group', { name: 'Millésime' });
  const before = await vintages.textContent();
  await page
    .getByRole('group', { name: 'Cépage' })
    .getByRole('checkbox', { name: /^Gamay/ })
    .check();
  await expect(vintages).not.toHaveText(before ?? '');
  if (isPhone(page)) await page.getByRole('button', { name: /^Voir \d+ / }).click();
  await expect(page).toHaveURL(/[?&]grape=Gamay/);
  await expect(page.getByRole('link', { name: 'Retirer le filtre Gamay' })).toBeVisible();
});
