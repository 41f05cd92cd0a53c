import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { giveAddress, giveContact, openCart, orderToCollect, person, pointer } from './shopper.ts';

/** The days of a calendar at which a rental can begin. */
const freeDays = (calendar: Locator) => calendar.getByRole('grid').getByRole('button', { disabled: false });

/** A day as sentences name it, without its year and what the calendar says besides. */
const nameOf = async (day: Locator) => ((await day.getAttribute('aria-label')) ?? '').replace(/ \d{4}.*$/, '');

/** The calendar, once the shopper has come to its place: it is loaded there. */
async function calendarOf(page: Page): Promise<Locator> {
  const calendar = page.getByRole('group', { name: 'Du premier au dernier jour de la location' });
  const place = page.getByRole('status', { name: 'Chargement du calendrier' }).or(calendar).first();
  // What stands in its place goes when it comes, perhaps while it is scrolled to.
  await expect(() => place.scrollIntoViewIfNeeded()).toPass();
  return calendar;
}

const isPhone = (project: string) => project === 'phone';

test('a guest rents a dress over days, and others see them taken', async ({ page, guard, browser, baseURL }, { project }) => {
  await page.goto('/nos-vetements/robes-occasion-location?offer=RENTAL');
  // A dress of its own for each size of screen: both rent in one shop.
  await page
    .getByRole('list', { name: 'Produits' })
    .getByRole('link')
    .nth(isPhone(project.name) ? 0 : 1)
    .click();
  await expect(page).toHaveURL(/\/products\/[a-z0-9-]+\/\d+$/);
  const sheet = page.url();
  const calendar = await calendarOf(page);
  await calendar.getByRole('button', { name: 'Mois suivant' }).click();
  const days = freeDays(calendar);
  const first = await nameOf(days.nth(4));
  const last = await nameOf(days.nth(6));
  await days.nth(4).press('Enter');
  await expect(calendar.getByText(`À partir du ${first}. Choisissez le dernier jour.`)).toBeVisible();
  // The day after the first one has focus.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar.getByText(`Du ${first} au ${last} inclus, 3 jours.`)).toBeVisible();
  await expect(calendar.getByText(/^Dépôt de garantie/)).toBeVisible();
  await guard.expectAccessible(page);

  await page.getByRole('button', { name: 'Louer à ces dates' }).click();
  await expect(page.getByText('Produit ajouté au panier')).toBeVisible();
  await openCart(page, pointer);
  const lines = page.getByRole('list', { name: 'Articles du panier' });
  await expect(lines.getByText(`Location du ${first} au ${last} inclus`)).toBeVisible();
  await expect(lines.getByText(/^Dépôt de garantie/)).toBeVisible();
  await guard.expectAccessible(page);

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
  guard,
}, { project }) => {
  await page.goto('/nos-vetements/robes-occasion-location?offer=RENTAL');
  await page
    .getByRole('list', { name: 'Produits' })
    .getByRole('link')
    .nth(isPhone(project.name) ? 2 : 3)
    .click();
  const calendar = await calendarOf(page);
  const days = freeDays(calendar);
  await days.first().waitFor();
  if ((await days.count()) < 3) await calendar.getByRole('button', { name: 'Mois suivant' }).click();
  const first = await nameOf(days.nth(0));
  await days.nth(0).press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Louer à ces dates' }).click();
  await openCart(page, pointer);
  await page.getByRole('button', { name: 'Passer commande' }).click();
  await giveContact(page, pointer, person('Garance'));
  await giveAddress(page, pointer);
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();

  await page.getByRole('radio', { name: /Livraison/ }).check();
  const slow = page
    .getByRole('group', { name: 'Transporteur' })
    .getByRole('radio', { name: /^Colissimo/ })
    .first();
  await expect(slow).toBeDisabled();
  await expect(page.getByText(new RegExp(`Arriverait au plus tard le .* : votre location commence le ${first}`)).first()).toBeVisible();
  await guard.expectAccessible(page);
  await page.getByRole('radio', { name: /Retrait en boutique/ }).check();
  await expect(page.getByText(new RegExp(`${first}, (son premier jour|premier jour de votre location)`))).toBeVisible();
  await guard.expectAccessible(page);
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
  // What stands in <noscript> Playwright finds by its element, not by its text.
  const form = page.locator('form[id^="rental-"]');
  await ask(inDays(60), inDays(62));
  await expect(form).toContainText(/Ces dates sont libres.*inclus, 3 jours\. Location : \d+,\d\d\s€\./);
  await ask(inDays(62), inDays(60));
  await expect(form).toContainText('Le dernier jour de la location vient avant le premier.');
  await expect(page.getByLabel('Premier jour')).toHaveValue(inDays(62).toISOString().slice(0, 10));
  await context.close();
});
