import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** A section of the tests’ page that sells one product by blocks placed apart. */
const selling = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true });

test('blocks that sell one product share its choice wherever they stand, and another product keeps its own', async ({ page }) => {
  await page.goto('/vins-de-garde');
  const wine = selling(page, 'Le Grand Coteau');
  const box = selling(page, 'Coffret du coteau');
  await wine.getByRole('radio', { name: '2019' }).check();
  await expect(wine.locator('[aria-live]')).toContainText('18,00');
  await wine.getByRole('button', { name: 'Dès 6 bouteilles' }).click();
  await expect(wine.getByLabel('Quantité')).toHaveValue('6');
  await expect(box.getByLabel('Quantité')).toHaveValue('1');
  await expect(box.locator('[aria-live]')).toContainText('54,00');
});

test('what the sheet says of a decreasing price is what the cart asks for; it is withdrawn when the quantity falls', async ({ page }) => {
  await page.goto('/vins-de-garde');
  const wine = selling(page, 'Le Grand Coteau');
  await wine.getByRole('radio', { name: '2019' }).check();
  await wine.getByRole('button', { name: 'Dès 6 bouteilles' }).click();
  await expect(wine.getByText(/Les 6\s:/)).toContainText('102,60');
  await wine.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByRole('dialog')).toContainText('102,60');
  await page.goto('/cart');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Le Grand Coteau' });
  await expect(line).toContainText('2019 · 75 cl');
  await expect(line).toContainText('102,60');
  await line.getByLabel(/Quantité/).selectOption('5');
  await expect(line).toContainText('90,00');
  await expect(line).not.toContainText('dès 6');
});

test('each year of a wine has its own address, title and price, and leads to the others, the newest first', async ({ page }) => {
  await page.goto('/vins-de-garde');
  const years = page.getByRole('navigation', { name: 'Les millésimes' });
  await expect(years.getByRole('link')).toHaveText(['2022', '2019', '2018']);
  await years.getByRole('link', { name: 'Millésime 2019' }).click();
  await expect(page).toHaveURL(/\/wines\/le-grand-coteau\/\d+\/2019$/);
  await expect(page).toHaveTitle(/Le Grand Coteau 2019/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/2019$/);
  await expect(page.getByRole('radio', { name: '2019' })).toBeChecked();
  await expect(page.locator('[aria-live]').filter({ hasText: '18,00' })).toBeVisible();
});
