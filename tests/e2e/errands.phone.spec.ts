import type { Page } from '@playwright/test';
import { expect, sites } from './both-sites.ts';
import { finger, giveAddress, giveContact, type Hand, person } from './shopper.ts';

// Common tasks of shoppers, from the home page to the pay button, with the fewest taps: a path that becomes longer fails. Filling a field
// counts as one tap, including the tap into it.

const [{ test }, { test: wineTest }] = sites;

type Count = { taps: number; fields: number };

/** A finger that counts. */
function countingFinger(): { hand: Hand; count: Count } {
  const count: Count = { taps: 0, fields: 0 };
  const hand: Hand = {
    press: async (control) => {
      await finger.press(control);
      count.taps += 1;
    },
    tick: async (control) => {
      if (!(await control.isChecked())) count.taps += 1;
      await finger.tick(control);
    },
    fill: async (control, text) => {
      await finger.fill(control, text);
      count.fields += 1;
    },
  };
  return { hand, count };
}

/** From the open mini cart to the first step of the checkout. */
async function checkOut(page: Page, { press }: Hand): Promise<void> {
  await press(page.getByRole('dialog', { name: /Votre panier/ }).getByRole('link', { name: 'Commander' }));
  await expect(page).toHaveURL('/cart/address');
}

/** The payment step, up to the button that orders. */
async function toTheButton(page: Page, { press, tick }: Hand): Promise<void> {
  await press(page.getByRole('button', { name: 'Passer au paiement' }));
  await expect(page).toHaveURL('/cart/payment');
  await tick(page.getByRole('checkbox', { name: /conditions générales de vente/ }));
  await expect(page.getByRole('button', { name: 'Commander avec obligation de paiement' })).toBeEnabled();
}

test('a dress in 40 under 60 € is found and on its way to a pickup in 14 taps and 5 fields', async ({ page }) => {
  const { hand, count } = countingFinger();
  const { press, tick, fill } = hand;
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Menu' }));
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await press(menu.getByText('Vêtements', { exact: true }));
  await press(menu.getByRole('link', { name: 'Robes' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Robes' })).toBeVisible();
  await press(page.getByRole('button', { name: /^Filtrer/ }));
  const filters = page.getByRole('dialog', { name: 'Filtres' });
  await tick(filters.getByRole('checkbox', { name: /^40/ }));
  await fill(filters.getByLabel('À (€)'), '60');
  await press(filters.getByRole('button', { name: /^Voir \d+ pièces?$/ }));
  // Before the code is there the form itself sends both ends of the price.
  await expect(page).toHaveURL(/price=(,|&price=)60/);
  await press(page.getByRole('list', { name: 'Produits' }).getByRole('link', { name: 'Ajout rapide' }).first());
  await checkOut(page, hand);

  await tick(page.getByRole('radio', { name: /Retrait en boutique/ }));
  await giveContact(page, hand, person('Ondine'));
  await press(page.getByRole('button', { name: 'Choisir le créneau de retrait' }));
  await tick(page.getByRole('group', { name: 'Quel jour passez-vous ?' }).getByRole('radio').first());
  await tick(
    page
      .getByRole('group', { name: /^À quelle heure/ })
      .getByRole('radio')
      .first(),
  );
  await toTheButton(page, hand);
  expect(count).toEqual({ taps: 14, fields: 5 });
});

test('from the button that buys, a piece is on its way home in 7 taps and 7 fields', async ({ page }) => {
  const { hand, count } = countingFinger();
  const { press, tick } = hand;
  const answer = await page.request.get('/api/product?nbItem=100');
  const { data } = (await answer.json()) as { data: { products: { url: string }[] } };
  await page.goto(data.products.find(({ url }) => url.includes('foulard-carre-soie'))?.url ?? '');
  await press(page.getByRole('button', { name: 'Ajouter au panier' }));
  await checkOut(page, hand);

  await tick(page.getByRole('radio', { name: /^Livraison/ }));
  await giveContact(page, hand, person('Ondine'));
  await giveAddress(page, hand);
  await press(page.getByRole('button', { name: 'Choisir la livraison' }));
  await tick(page.getByRole('radio', { name: /^Colissimo/ }));
  await toTheButton(page, hand);
  expect(count).toEqual({ taps: 7, fields: 7 });
});

wineTest('six bottles each of two wines are on their way home in 13 taps and 10 fields', async ({ page }) => {
  const { hand, count } = countingFinger();
  const { press, tick, fill } = hand;
  await page.goto('/');
  await press(page.getByRole('main').getByRole('link', { name: 'Les vins' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Les vins' })).toBeVisible();
  const basket = page.getByRole('dialog', { name: /Votre panier/ });
  for (const wine of ['Les Graviers', 'Grolleau d’Octobre']) {
    const card = page.getByRole('article').filter({ hasText: wine });
    await press(card.getByRole('link', { name: 'Ajout rapide' }));
    const choice = page.getByRole('dialog', { name: wine });
    await choice.getByLabel('Quantité').selectOption('6');
    count.fields += 1;
    await press(choice.getByRole('button', { name: 'Ajouter au panier' }));
    await expect(basket.getByText(wine)).toBeVisible();
    if (wine === 'Les Graviers') await press(basket.getByRole('button', { name: 'Fermer le panier' }));
  }
  await checkOut(page, hand);

  await tick(page.getByRole('radio', { name: /^Livraison/ }));
  await giveContact(page, hand, person('Ondine'));
  await giveAddress(page, hand);
  await press(page.getByRole('button', { name: 'Choisir la livraison' }));
  await tick(page.getByRole('radio', { name: /^Transporteur du vignoble/ }));
  await toTheButton(page, hand);
  const asked = page.getByRole('group', { name: 'Vous achetez de l’alcool' });
  await fill(asked.getByLabel('Date de naissance'), '1980-05-01');
  await tick(asked.getByRole('checkbox'));
  expect(count).toEqual({ taps: 13, fields: 10 });
});

test('a piece that was taken off the cart is back in 1 tap', async ({ page }) => {
  const { hand, count } = countingFinger();
  await page.goto('/nos-vetements/robes-occasion-location?size=taille.40');
  await hand.press(page.getByRole('list', { name: 'Produits' }).getByRole('link', { name: 'Ajout rapide' }).first());
  await hand.press(page.getByRole('dialog', { name: /Votre panier/ }).getByRole('link', { name: 'Voir le panier' }));
  const lines = page.getByRole('list', { name: 'Articles du panier' });
  await hand.press(lines.getByRole('button', { name: /^Retirer/ }));
  count.taps = 0;
  await hand.press(page.getByRole('button', { name: 'Annuler', exact: true }));
  await expect(lines.getByRole('button', { name: /^Retirer/ })).toBeVisible();
  expect(count).toEqual({ taps: 1, fields: 0 });
});
