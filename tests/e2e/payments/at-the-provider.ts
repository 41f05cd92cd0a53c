import { expect, type Page } from '@playwright/test';
import { putInCart } from '../cart-at-hand.ts';
import { giveAddress, giveContact, person, pointer } from '../shopper.ts';

/** From a piece in the cart to the payment step, delivered at home. Returns the shopper's e-mail. */
export async function arriveAtPayment(page: Page, origin: string): Promise<string> {
  const who = person('Agathe');
  // Of this one there are fifty: the jewels are few, and others have bought before.
  await putInCart(page, origin, 'search=Fromage');
  await page.goto('/cart/address');
  await giveContact(page, pointer, who);
  await giveAddress(page, pointer);
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  await page.getByRole('radio', { name: /Colissimo/ }).check();
  await page.getByRole('button', { name: 'Passer au paiement' }).click();
  await expect(page).toHaveURL('/cart/payment');
  return who.email;
}

/** Accepts the terms and orders. */
export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /conditions générales de vente/ }).check();
  await pressOrder(page);
}

export const pressOrder = (page: Page) => page.getByRole('button', { name: /Commander avec obligation de paiement · \d/ }).click();

/** Presses what the bank is to answer, on the simulator's page. */
export const decide = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

export const expectThanks = (page: Page) => expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();

/**
 * Stripe.js and its hosts, played by the simulator: the script that may come from js.stripe.com alone, and what it talks to.
 */
export async function playStripe(page: Page, simulator: string): Promise<void> {
  await page.route('https://js.stripe.com/endive/stripe.js', async (route) => {
    const answer = await page.request.get(`${simulator}/stripe.js`);
    await route.fulfill({ contentType: 'text/javascript', body: await answer.text() });
  });
  await page.route(/^https:\/\/(?:api|hooks)\.stripe\.com\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await route.fetch({ url: `${simulator}${pathname}${search}`, maxRedirects: 0 });
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'access-control-allow-origin': '*' } });
  });
}

/** Fills in the card fields. */
export async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Numéro de carte').fill(number);
  await page.getByLabel('Expiration (MM/AA)').fill('12/34');
  await page.getByLabel('Cryptogramme').fill('123');
}
