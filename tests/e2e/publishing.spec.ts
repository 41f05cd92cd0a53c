import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');

test('a reader goes from the blog through a folder to an article and on to another', async ({ page }) => {
  await page.goto('/blog');
  const folders = page.getByRole('navigation', { name: 'Dossiers du blog' });
  await expect(folders.getByRole('link', { name: /^Tout/ })).toHaveAttribute('aria-current', 'page');
  await folders.getByRole('link', { name: /^Entretenir/ }).click();
  await expect(page).toHaveURL(/\/blog\/folder\/entretenir\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Entretenir' })).toBeVisible();
  await expect(main(page).getByText('Louer une robe')).toHaveCount(0);

  await main(page).getByRole('link', { name: 'Laver la laine sans la perdre' }).click();
  await expect(page).toHaveURL(/\/blog\/laver-la-laine\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Laver la laine sans la perdre' })).toBeVisible();
  const way = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  await expect(way.getByRole('link')).toHaveText(['Accueil', 'Le carnet', 'Entretenir']);

  await page.getByRole('complementary', { name: 'À lire ensuite' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Laver la laine sans la perdre');
});

test('a picture of an album opens full screen; without JavaScript it is its file', async ({ page }) => {
  await page.goto('/albums');
  await main(page).getByRole('link', { name: 'La boutique, de la vitrine à la cabine' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La boutique, de la vitrine à la cabine');
  const picture = main(page).getByRole('link', { name: /façade brune de la boutique/ });
  await expect(picture).toHaveAttribute('href', /^\/media\/.+-1920\.jpg$/);
  await picture.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a visitor compares the packages and reads the sheet of one', async ({ page }) => {
  await page.goto('/relooking-vestimentaire');
  await main(page).getByRole('link', { name: 'En savoir plus : Le tri' }).click();
  await expect(page).toHaveURL(/\/services\/le-tri\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Le tri' })).toBeVisible();
  await expect(main(page).getByText('95,00 €').first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Prendre rendez-vous', exact: true })).toHaveAttribute('href', /#booking$/);
});

test('the home page shows what customers wrote on Google, and asks nothing of Google', async ({ page }) => {
  await page.goto('/');
  const reviews = page.getByRole('list', { name: 'Avis à faire défiler' });
  await reviews.scrollIntoViewIfNeeded();
  await expect(main(page).getByRole('img', { name: '4,7 sur 5' })).toBeVisible();
  await expect(reviews.getByRole('listitem')).toHaveCount(6);
});
