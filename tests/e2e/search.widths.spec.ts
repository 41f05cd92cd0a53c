import { expect, test } from './fixtures.ts';

test('the search opens over the page with the focus in its field, and gives it back', async ({ page }) => {
  await page.goto('/me-contacter');
  const icon = page.locator('header').getByRole('link', { name: 'Chercher' }).first();
  await icon.click();
  const field = page.getByRole('combobox', { name: 'Rechercher sur le site' });
  await expect(field).toBeFocused();
  await expect(page).toHaveURL('/me-contacter');
  await expect(page.getByRole('listbox', { name: 'Propositions' }).getByRole('option', { name: 'robe longue', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(icon).toBeFocused();
});
