import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { calendarOf, chooseDays, rentFromFirstDay } from './rental-calendar.ts';
import { giveAddress, giveContact, openCart, orderToCollect, person, pointer, receiveOtherwise } from './shopper.ts';

/** Opens the nth dress that is for rent: one of its own for each test. */
async function openDress(page: Page, nth: number): Promise<void> {
  await page.goto('/nos-vetements/robes-occasion-location?offer=RENTAL');
  await page.getByRole('list', { name: 'Produits' }).getByRole('link').nth(nth).click();
}

test('a guest rents a dress over days, and others see them taken', async ({ page, browser, baseURL }) => {
  await openDress(page, 0);
  await expect(page).toHaveURL(/\/products\/[a-z0-9-]+\/\d+$/);
  const sheet = page.url();
  const calendar = await calendarOf(page);
  const [first, last] = await chooseDays(page, calendar);
  await expect(calendar.getByText(`Du ${first} au ${last} inclus, 3 jours.`)).toBeVisible();
  await expect(calendar.getByText(/^Dépôt de garantie/)).toBeVisible();

  await page.getByRole('button', { name: 'Louer à ces dates' }).click();
  await expect(page.getByText('Produit ajouté au panier')).toBeVisible();
  await openCart(page, pointer);
  const lines = page.getByRole('list', { name: 'Articles du panier' });
  await expect(lines.getByText(`Location du ${first} au ${last} inclus`)).toBeVisible();
  await expect(lines.getByText(/^Dépôt de garantie/)).toBeVisible();

  await page.getByRole('button', { name: 'Passer commande' }).click();
  await orderToCollect(page, pointer, person('Garance'));
  await page.getByRole('button', { name: 'Accepter le paiement' }).click();
  await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();
  await expect(page.getByText(`Location du ${first} au ${last} inclus`)).toBeVisible();

  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'fr-FR' });
  const theirs = await other.newPage();
  await theirs.goto(sheet);
  const same = await calendarOf(theirs);
  await same.getByRole('button', { name: 'Mois suivant' }).click();
  await expect(same.getByRole('button', { name: last })).toBeDisabled();
  await other.close();
});

test('a dress that is rented from the first free day on is offered only ways that bring it in time, and says why others are not', async ({
  page,
}) => {
  await openDress(page, 1);
  const first = await rentFromFirstDay(page);
  await openCart(page, pointer);
  await page.getByRole('button', { name: 'Passer commande' }).click();
  await giveContact(page, pointer, person('Garance'));
  await giveAddress(page, pointer);
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();

  const slow = page
    .getByRole('group', { name: 'Transporteur' })
    .getByRole('radio', { name: /^Colissimo/ })
    .first();
  await expect(slow).toBeDisabled();
  await expect(page.getByText(new RegExp(`Arriverait au plus tard le .* : votre location commence le ${first}`)).first()).toBeVisible();
  await receiveOtherwise(page, pointer);
  await page.getByRole('radio', { name: /Retrait en boutique/ }).check();
  await expect(page.getByText(new RegExp(`${first}, (son premier jour|premier jour de votre location)`))).toBeVisible();
});

test('without JavaScript a form of two dates says whether a dress is free and what it costs, and why other dates are refused', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'fr-FR', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/nos-vetements/robes-occasion-location?offer=RENTAL');
  await page.getByRole('list', { name: 'Produits' }).getByRole('heading').getByRole('link').nth(2).click();
  const ask = async (from: Date, to: Date) => {
    await page.getByLabel('Premier jour').fill(from.toISOString().slice(0, 10));
    await page.getByLabel('Dernier jour').fill(to.toISOString().slice(0, 10));
    await page.getByRole('button', { name: 'Voir si ces dates sont libres' }).click();
  };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  // Playwright finds text in <noscript> by its element, not by its text.
  const form = page.locator('form[id^="rental-"]');
  await ask(inDays(60), inDays(62));
  await expect(form).toContainText(/Ces dates sont libres.*inclus, 3 jours\. Location : \d+,\d\d\s€\./);
  await ask(inDays(62), inDays(60));
  await expect(form).toContainText('Le dernier jour de la location vient avant le premier.');
  await expect(page.getByLabel('Premier jour')).toHaveValue(inDays(62).toISOString().slice(0, 10));
  await context.close();
});
