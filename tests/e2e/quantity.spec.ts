import { expect, test } from './fixtures.ts';

test('twenty-four bottles, four more than the list has, are typed beside it on the sheet and on the cart line', async ({ page }) => {
  await page.goto('/vins-de-garde');
  const wine = page.getByRole('region', { name: 'Le Grand Coteau', exact: true });
  await wine.getByRole('radio', { name: '2019' }).check();
  const list = wine.getByLabel('Quantité');
  await expect(list.getByRole('option')).toHaveCount(21);
  await list.selectOption('Autre…');
  const exact = wine.getByLabel('Nombre exact');
  await expect(exact).toBeVisible();
  await list.press('Tab');
  await expect(exact).toBeFocused();
  await exact.fill('24.7');
  await exact.press('Tab');
  await expect(exact).toHaveValue('24');
  await wine.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByRole('dialog', { name: /Votre panier/ })).toContainText('24 ×');

  await page.goto('/cart');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Le Grand Coteau' });
  const onLine = line.getByLabel('Nombre exact de Le Grand Coteau');
  await expect(onLine).toHaveValue('24');
  await onLine.fill('30');
  await onLine.press('Enter');
  await expect(page.getByRole('link', { name: 'Panier, 30 articles' }).filter({ visible: true }).first()).toBeVisible();
  await line.getByLabel('Quantité de Le Grand Coteau').selectOption('6');
  await expect(onLine).toHaveCount(0);
  await page.reload();
  await expect(line.getByLabel('Quantité de Le Grand Coteau')).toHaveValue('6');
});

test('a typed quantity that is none becomes the multiple, and one that breaks a rule says so at its field and goes nowhere', async ({
  page,
}) => {
  await page.goto('/vins-de-garde');
  const wine = page.getByRole('region', { name: 'Le Grand Coteau', exact: true });
  await wine.getByRole('radio', { name: '2019' }).check();
  await wine.getByLabel('Quantité').selectOption('Autre…');
  const exact = wine.getByLabel('Nombre exact');
  await exact.fill('');
  await exact.press('Tab');
  await expect(exact).toHaveValue('1');

  await exact.fill('0');
  await exact.press('Enter');
  await expect(exact).toHaveAccessibleDescription(/La quantité doit être supérieure à 0$/);
  await exact.fill('49');
  await exact.press('Tab');
  await expect(exact).toHaveAccessibleDescription(/Il ne reste que 48 articles en stock$/);
  // Here the button is a block of its own, which says it as well; nothing is added.
  await wine.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(wine.getByRole('alert')).toHaveText('Il ne reste que 48 articles en stock');
  await expect(exact).toHaveValue('49');
  await expect(page.getByRole('link', { name: 'Panier, vide' }).filter({ visible: true }).first()).toBeVisible();

  await exact.fill('48');
  await exact.press('Tab');
  await wine.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByRole('dialog', { name: /Votre panier/ })).toContainText('48 ×');
  await page.goto('/cart');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Le Grand Coteau' });
  const onLine = line.getByLabel('Nombre exact de Le Grand Coteau');
  await onLine.fill('60');
  await onLine.press('Tab');
  await expect(onLine).toHaveAccessibleDescription(/Il ne reste que 48 articles en stock$/);
  await page.reload();
  await expect(onLine).toHaveValue('48');
});
