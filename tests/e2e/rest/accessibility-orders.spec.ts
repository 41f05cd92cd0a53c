import type { Page } from '@playwright/test';
import { arriveAtShipping, orderPaid, putInCart } from '../cart-at-hand.ts';
import { lookAt } from '../look.ts';
import { sheetOf } from '../page-types.ts';
import { expect, test } from '../preview.ts';
import { register } from '../registered.ts';
import { calendarOf, chooseDays, rentFromFirstDay } from '../rental-calendar.ts';
import { bookingOf, chooseTime, openService } from '../service-calendar.ts';
import { addToCart, chooseCollect, giveAddress, giveContact, openCart, order, person, pointer, receiveOtherwise } from '../shopper.ts';

// Further tests by axe beside ../accessibility.spec.ts: rarer steps of buying, orders and bookings.

const wineTest = test.extend({ baseURL: async ({ estate }, use) => use(estate) });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const dressesToRent = '/nos-vetements/robes-occasion-location?offer=RENTAL';

/** Opens a page of the panel, or of the site, that has a heading. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(title(page)).toBeAttached();
}

test('axe finds nothing where a relay point is missing, at the bank, and after a refused payment', async ({ page, guard, origin }) => {
  const look = lookAt(page, guard);
  await arriveAtShipping(page, origin);
  await look('relay point', async () => {
    await page.getByRole('radio', { name: /Point Relais/ }).check();
    await expect(page.getByRole('group', { name: 'Où retirer votre colis ?' }).getByRole('radio').first()).toBeVisible();
    await page.getByRole('button', { name: 'Passer au paiement' }).click();
    await expect(page.getByText('Choisissez un point relais.')).toBeVisible();
  });
  await chooseCollect(page, pointer);
  await page.getByRole('button', { name: 'Passer au paiement' }).click();
  await look('bank', () => order(page, pointer));
  await look('refused', async () => {
    await page.getByRole('button', { name: /Refuser/ }).click();
    await expect(page.getByText('Le paiement n’a pas abouti')).toBeVisible();
  });
  await look('cancelled', async () => {
    await page.getByRole('button', { name: 'Réessayer le paiement' }).click();
    await page.getByRole('button', { name: /Annuler/ }).click();
    await expect(page.getByText('Vous avez interrompu le paiement')).toBeVisible();
  });
});

test('axe finds nothing on the payment of what needs no delivery, and of wine for a minor', async ({ page, guard, origin }) => {
  const look = lookAt(page, guard);
  await look('without delivery', async () => {
    await putInCart(page, origin, 'slug=bon-cadeau');
    await page.goto('/cart/address');
    await giveContact(page, pointer, person('Lucie'));
    await page.getByRole('button', { name: 'Passer au paiement' }).click();
    await expect(page).toHaveURL('/cart/payment');
  });
  await look('minor', async () => {
    await arriveAtShipping(page, origin, { filter: 'search=Bulles' });
    await chooseCollect(page, pointer);
    await page.getByRole('button', { name: 'Passer au paiement' }).click();
    const asked = page.getByRole('group', { name: 'Vous achetez de l’alcool' });
    await asked.getByLabel('Date de naissance').fill(`${new Date().getFullYear() - 17}-01-15`);
    await asked.getByRole('checkbox').check();
    await page.getByRole('checkbox', { name: /conditions générales de vente/ }).check();
    await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
    await expect(asked.getByLabel('Date de naissance')).toHaveAccessibleDescription(/pas vendu aux moins de 18 ans/);
  });
});

test('axe finds nothing in a cart with a rental, and in the delivery of one that begins soon', async ({ page, guard }) => {
  const look = lookAt(page, guard);
  await page.goto(await sheetOf(page, 'robe-crayon-prune'));
  await look('cart', async () => {
    await chooseDays(page, await calendarOf(page));
    await page.getByRole('button', { name: 'Louer à ces dates' }).click();
    await openCart(page, pointer);
    await expect(page.getByRole('list', { name: 'Articles du panier' }).getByText(/^Dépôt de garantie/)).toBeVisible();
  });
  await page.goto(dressesToRent);
  await page.getByRole('list', { name: 'Produits' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/products\//);
  await rentFromFirstDay(page);
  await openCart(page, pointer);
  await page.getByRole('button', { name: 'Passer commande' }).click();
  await giveContact(page, pointer, person('Garance'));
  await giveAddress(page, pointer);
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  await look('carriers that are too slow', async () => {
    await expect(page.getByText(/Arriverait au plus tard le/).first()).toBeVisible();
  });
  await look('times to collect it', async () => {
    await receiveOtherwise(page, pointer);
    await page.getByRole('radio', { name: /Retrait en boutique/ }).check();
  });
});

test('axe finds nothing on a booking, its cancellation, and in the panel’s list of them', async ({ page, guard, adminCookies }) => {
  // After signing out, the browser requests its former cart once more, and then forgets it.
  guard.allowConsole(/status of 404 .*\/api\/cart\//);
  const look = lookAt(page, guard);
  const email = `rendez-vous-${Date.now()}@example.com`;
  await look('booked', async () => {
    await openService(page, 'La penderie complète');
    await chooseTime(page);
    const box = bookingOf(page);
    await box.getByLabel('Votre nom').fill('Aline Roy');
    await box.getByLabel('Votre adresse e-mail').fill(email);
    await box.getByLabel('Votre téléphone').fill('06 12 34 56 78');
    await box.getByRole('button', { name: 'Réserver' }).click();
    await expect(box.getByText(/^Nous vous attendons/)).toBeVisible();
  });
  await page.context().addCookies(adminCookies);
  const { data } = (await (await page.request.get('/api/admin/mail?nbItem=100')).json()) as {
    data: { mails: { to: string; html: string }[] };
  };
  const link = /services\/[\w-]+\/\d+\?booking=[\w-]+#booking/.exec(data.mails.find(({ to }) => to === email)?.html ?? '')?.[0];
  await look('in the panel', async () => {
    await page.goto(`/admin/bookings?view=all&q=${encodeURIComponent(email)}`);
    await page.getByRole('button', { name: 'Aline Roy' }).click();
    await expect(page.getByText('06 12 34 56 78').first()).toBeVisible();
  });
  await page.context().clearCookies();
  const own = page.getByRole('region', { name: 'Votre rendez-vous' });
  await look('own booking', async () => {
    await page.goto(`/${link}`);
    await expect(own.getByRole('button', { name: 'Annuler ce rendez-vous' })).toBeVisible();
  });
  await look('cancelled', async () => {
    await own.getByRole('button', { name: 'Annuler ce rendez-vous' }).click();
    await expect(own.getByText('Ce rendez-vous est annulé')).toBeVisible();
  });
});

test('axe finds nothing on an order that is shipped, its review, and that review in the panel and on the sheet', async ({
  page,
  guard,
  origin,
  adminCookies,
}) => {
  const look = lookAt(page, guard);
  const who = await register(page, origin);
  const placed = await orderPaid(page, origin, who);
  const own = await page.context().cookies();
  const [product] = placed.products;
  const name = product?.name ?? '';
  const lead = async (...steps: string[]) => {
    await page.context().addCookies(adminCookies);
    for (const step of steps) {
      const led = await page.request.put(`/api/admin/order/${placed.id}/status`, { data: { step }, headers: { origin } });
      expect(led.ok(), await led.text()).toBe(true);
    }
    await page.context().clearCookies();
    await page.context().addCookies(own);
  };
  await lead('PREPARING', 'SHIPPED');
  await look('shipped', async () => {
    await page.goto(`/order/success?order=${placed.id}&key=${placed.key}`);
    await expect(page.getByText('Expédiée')).toBeVisible();
  });
  await lead('DELIVERED');
  await look('review', async () => {
    await page.goto(`/account/orders/${placed.id}`);
    await page.getByRole('button', { name: `Donner mon avis : ${name}` }).click();
    await page.getByRole('radio', { name: '4 étoiles' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Votre avis' }).fill('Très belle matière, et la taille est juste.');
  });
  await look('review that waits', async () => {
    await page.getByRole('button', { name: 'Envoyer mon avis' }).click();
    await expect(page.getByText('en lecture')).toBeVisible();
  });
  await page.context().addCookies(adminCookies);
  await look('in the panel', async () => {
    await page.goto(`/admin/reviews?q=${placed.reference}`);
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('region', { name: 'Avis choisi' }).getByText('Très belle matière')).toBeVisible();
  });
  const dialog = page.getByRole('dialog', { name: 'Publier cet avis ?' });
  await look('to be published', async () => {
    await page.getByRole('region', { name: 'Avis choisi' }).getByRole('button', { name: 'Publier' }).click();
    await dialog.getByLabel('Réponse de la boutique').fill('Merci Aline !');
  });
  await dialog.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('L’avis est publié.')).toBeVisible();
  await page.context().clearCookies();
  await look('sheet', async () => {
    await page.goto(product?.url ?? '');
    await expect(page.getByText('Merci Aline !').first()).toBeAttached();
  });
});

test('axe finds nothing on an order that was cancelled, and on the alerts of an account', async ({ page, guard, origin }) => {
  const look = lookAt(page, guard);
  const who = await register(page, origin);
  const placed = await orderPaid(page, origin, who);
  await look('cancelled', async () => {
    await page.goto(`/order/follow?order=${placed.id}&key=${placed.key}`);
    await page.getByRole('button', { name: 'Annuler la commande' }).click();
    await page.getByRole('button', { name: 'Oui, l’annuler' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Votre commande est annulée' })).toBeVisible();
  });
  await look('alerts', async () => {
    await page.goto(await sheetOf(page, 'la-petite-source'));
    const purchase = page.locator('[data-purchase]');
    await purchase.getByLabel('Votre adresse e-mail').click();
    await expect(purchase.getByLabel('Votre adresse e-mail')).toHaveValue(who.email);
    await purchase.getByRole('button', { name: 'Me prévenir' }).click();
    await purchase.getByRole('link', { name: 'Voir mes alertes' }).click();
    await expect(page.getByRole('list', { name: 'Vos alertes' }).getByRole('listitem')).toHaveCount(1);
  });
  await look('no alert', async () => {
    await page.getByRole('button', { name: /^Retirer l’alerte/ }).click();
    await expect(page.getByText('Vous n’attendez rien pour l’instant')).toBeVisible();
  });
  await look('empty wishlist', async () => {
    await page.goto('/wishlist');
    await expect(page.getByText('Aucun favori pour l’instant')).toBeVisible();
  });
});

wineTest('axe finds nothing at the wine estate: its English search, the payment, the wishlist', async ({ page, guard }) => {
  const look = lookAt(page, guard);
  await look('filtered', async () => {
    await page.goto('/vins?grape=Gamay');
    await expect(page.getByRole('link', { name: 'Retirer le filtre Gamay' })).toBeVisible();
  });
  await look('English search', async () => {
    await page.goto('/en/visites');
    await page.locator('header').getByRole('link', { name: 'Search', exact: true }).first().click();
    await page.getByRole('combobox', { name: 'Search the site' }).fill('gamay');
    await expect(page.getByRole('group', { name: 'Products' }).getByRole('option').first()).toBeVisible();
  });
  await look('payment', async () => {
    await page.goto(await sheetOf(page, 'clos-du-moulin'));
    await addToCart(page, pointer, (await title(page).textContent()) ?? '');
    await page.goto('/cart/address');
    await page.getByRole('radio', { name: /^Retrait en boutique/ }).check();
    await giveContact(page, pointer, person('Bertille'));
    await page.getByRole('button', { name: 'Choisir le créneau de retrait' }).click();
    await chooseCollect(page, pointer);
    await page.getByRole('button', { name: 'Passer au paiement' }).click();
    const asked = page.getByRole('group', { name: 'Vous achetez de l’alcool' });
    await asked.getByLabel('Date de naissance').fill('1980-05-01');
    await asked.getByRole('checkbox').check();
  });
  await look('wishlist', async () => {
    await page.evaluate(() => localStorage.setItem('wishlist', JSON.stringify({ v: 1, data: [1] })));
    await open(page, '/wishlist');
  });
});
