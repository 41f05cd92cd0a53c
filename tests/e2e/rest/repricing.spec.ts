import { lookAt } from '../look.ts';
import { expect, test } from '../preview.ts';

test('prices that the list finds are raised on a phone, seen in the shop and in the history, and given back', async ({
  page,
  guard,
  adminCookies,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies(adminCookies);
  const look = lookAt(page, guard);
  const hasNoSideways = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  const chosen = 'Robe chemise en lin vert sauge';

  await page.goto('/admin/products?q=chemise');
  const rows = page.locator('[data-row-open]');
  await expect(rows.filter({ hasText: chosen })).toBeVisible();
  await page.getByRole('checkbox', { name: `Sélectionner ${chosen}` }).check();
  await page.getByRole('region', { name: 'Actions sur la sélection' }).getByRole('link', { name: 'Changer les prix' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changer les prix' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Le produit choisi' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Tous ceux que la liste trouve/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'De' }).fill('10');
  await page.getByRole('combobox', { name: 'Arrondir au plus proche' }).selectOption('Prix en ,90');
  await page.getByRole('button', { name: 'Voir l’aperçu' }).click();
  const row = page.getByRole('row', { name: new RegExp(chosen) });
  await expect(row).toContainText('48,00 €');
  await expect(row).toContainText('52,90 €');
  await look('the preview');
  expect(await hasNoSideways()).toBe(true);

  await page.getByRole('button', { name: 'Changer les prix d’un produit' }).click();
  const change = page.getByRole('region', { name: 'Changements des 30 derniers jours' }).getByRole('listitem').first();
  await expect(change.getByText('1 produit changé.')).toBeVisible({ timeout: 20_000 });
  await look('the change, done');
  await page.goto('/admin/products?q=chemise');
  await expect(page.getByRole('row', { name: new RegExp(chosen) })).toContainText('52,90 €');

  await page.goto('/admin/products/prices');
  await change.getByRole('button', { name: 'Annuler ce changement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rendre les prix d’avant ?' });
  await look('the question before the undo');
  await dialog.getByRole('button', { name: 'Annuler ce changement' }).click();
  await expect(change.getByText(/^Annulé par .* : 1 produit a repris son prix\.$/)).toBeVisible({ timeout: 20_000 });
  await page.goto('/admin/products?q=chemise');
  await expect(page.getByRole('row', { name: new RegExp(chosen) })).toContainText('48,00 €');
});
