import type { Page } from '@playwright/test';
import { arriveAtShipping, orderPaid, putInCart } from '../cart-at-hand.ts';
import { holdBack } from '../hold-back.ts';
import { lookAt } from '../look.ts';
import { sheetOf } from '../page-types.ts';
import { expect, preview, test } from '../preview.ts';
import { register } from '../registered.ts';
import { calendarOf, chooseDays, rentFromFirstDay } from '../rental-calendar.ts';
import { bookingOf, chooseTime, openService } from '../service-calendar.ts';
import { addToCart, categories, chooseCollect, giveContact, openCart, order, person, pointer } from '../shopper.ts';
import { phone } from './screens.ts';

// What axe looks at beside ../accessibility.spec.ts: pages that are seen less often, and what of a state no story shows.

const wineTest = test.extend({ baseURL: async ({ estate }, use) => use(estate) });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const dressesToRent = '/nos-vetements/robes-occasion-location?offer=RENTAL';

/** Opens a page of the panel, or of the site, that has a heading. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(title(page)).toBeAttached();
}

test('axe finds nothing on the other pages of the boutique', async ({ page, guard, request }) => {
  guard.allowConsole(/status of 401/);
  const look = lookAt(page, guard);
  const { data: packages } = (await (await request.get('/api/service?tag=essayage')).json()) as { data: { services: { url: string }[] } };
  for (const path of [
    categories.shop,
    '/nos-vetements',
    '/a-propos',
    '/actualites',
    '/blog',
    '/sale-terms',
    '/cart',
    packages.services[0]?.url ?? '',
    '/page-abimee',
    '/order/follow',
  ])
    await look(path, () => open(page, path));
  await look('an album', async () => {
    await open(page, '/albums');
    await page.getByRole('main').getByRole('link', { name: 'La boutique, de la vitrine à la cabine' }).click();
    await expect(title(page)).toHaveText('La boutique, de la vitrine à la cabine');
  });
});

test('axe finds nothing on an event and at its end, on a confirmed newsletter and an alert', async ({ page, guard, adminCookies }) => {
  const look = lookAt(page, guard);
  const email = `lue-${Date.now()}@example.com`;
  /** What stands after a word in the e-mails to this person. */
  const linkIn = async (pattern: RegExp) => {
    await page.context().addCookies(adminCookies);
    const { data } = (await (await page.request.get('/api/admin/mail?nbItem=100')).json()) as {
      data: { mails: { to: string; html: string }[] };
    };
    await page.context().clearCookies();
    const found = data.mails.filter(({ to }) => to === email).flatMap(({ html }) => pattern.exec(html)?.[0] ?? []);
    expect(found[0], String(pattern)).toBeDefined();
    return `/${found[0]}`;
  };
  await look('registered', async () => {
    await page.goto('/evenements-ateliers-mode');
    await page.getByRole('link', { name: 'Soirée mode : la robe du réveillon' }).click();
    const form = page.getByRole('region', { name: 'Réserver une place' });
    await expect(() => form.scrollIntoViewIfNeeded()).toPass();
    await form.getByLabel('Votre nom').fill('Nora Petit');
    await form.getByLabel('Votre adresse e-mail').fill(email);
    await form.getByRole('button', { name: 'Réserver' }).click();
    await expect(form.getByText(/vous attend/)).toBeVisible();
  });
  await look('newsletter with a mistake', async () => {
    await page.goto('/');
    const letter = page.getByRole('region', { name: 'La lettre de la penderie' });
    await letter.scrollIntoViewIfNeeded();
    await letter.getByRole('button', { name: 'M’inscrire' }).click();
    await expect(letter.getByText('Indiquez votre adresse e-mail.')).toBeVisible();
    await letter.getByLabel('Votre adresse e-mail').fill(email);
    await letter.getByRole('button', { name: 'M’inscrire' }).click();
    await expect(letter.getByText('Un e-mail vous attend')).toBeVisible();
  });
  await look('newsletter confirmed', async () => {
    await page.goto(await linkIn(/newsletter\/[\w-]+\?do=confirm/));
    await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
    await expect(page.getByText('C’est confirmé')).toBeVisible();
  });
  await look('alert asked for', async () => {
    await page.goto(await sheetOf(page, 'la-petite-source'));
    const purchase = page.locator('[data-purchase]');
    await purchase.getByLabel('Votre adresse e-mail').fill(email);
    await purchase.getByRole('button', { name: 'Me prévenir' }).click();
    await expect(purchase.getByText(`Nous écrirons à ${email} dès son retour.`)).toBeVisible();
  });
  await look('alert to be taken off', async () => {
    await page.goto(await linkIn(/alerts\/[\w-]+/));
    await expect(page.getByRole('button', { name: 'Retirer l’alerte' })).toBeVisible();
  });
});

test('axe finds nothing in a search that finds nothing, and in one that was not begun', async ({ page, guard }) => {
  const look = lookAt(page, guard);
  const field = page.getByRole('combobox', { name: 'Rechercher sur le site' });
  await look('suggestions', async () => {
    await page.goto('/me-contacter');
    await page.locator('header').getByRole('link', { name: 'Chercher' }).first().click();
    await expect(page.getByRole('option', { name: 'robe longue', exact: true })).toBeVisible();
  });
  await look('nothing found', async () => {
    await field.fill('robe zorglub');
    await expect(page.getByText('Rien pour « robe zorglub »')).toBeVisible();
  });
  await look('nothing left by the filters', async () => {
    await page.goto(`${categories.dresses}?size=taille.38&price=,1`);
    await expect(page.getByText('En retirant :')).toBeVisible();
  });
});

test('axe finds nothing on sheets of other kinds of products', async ({ page, guard }) => {
  const look = lookAt(page, guard);
  await look('perishable', async () => page.goto(await sheetOf(page, 'fromage-du-marais')));
  await look('with what was seen before', async () => {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seen'))).not.toBeNull();
    await page.goto(await sheetOf(page, 'foulard-carre-soie'));
    const row = page.getByRole('region', { name: 'Vus récemment' });
    await expect(async () => {
      await page.mouse.wheel(0, -3000);
      await page.mouse.wheel(0, 9000);
      await expect(row).toBeVisible({ timeout: 500 });
    }).toPass();
  });
  await look('a quantity that is typed', async () => {
    await page.goto('/vins-de-garde');
    const wine = page.getByRole('region', { name: 'Le Grand Coteau', exact: true });
    await wine.getByRole('radio', { name: '2019' }).check();
    await wine.getByLabel('Quantité').selectOption('Autre…');
    await wine.getByLabel('Nombre exact').fill('24');
    await wine.getByRole('button', { name: 'Ajouter au panier' }).click();
    await expect(page.getByRole('dialog', { name: /Votre panier/ })).toContainText('24 ×');
  });
  await look('typed on the line of the cart', async () => {
    await page.goto('/cart');
    await expect(page.getByLabel('Nombre exact de Le Grand Coteau')).toHaveValue('24');
  });
  await look('a vintage', async () => {
    await page.goto(`${await sheetOf(page, 'le-grand-coteau')}/2019`);
    await expect(page.getByRole('radio', { name: '2019' })).toBeChecked();
  });
});

test('axe finds nothing in a customization that is half done', async ({ page, guard }) => {
  const look = lookAt(page, guard);
  await page.goto(await sheetOf(page, 'sac-cabas-cuir'));
  await page.getByRole('link', { name: 'Personnaliser' }).click();
  await page.getByRole('textbox', { name: 'Marquage à chaud' }).fill('ZOE');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await look('second step', async () => {
    await expect(page.getByRole('heading', { name: 'Longueur des anses' })).toBeVisible();
    await page.getByRole('radio', { name: /À l’épaule/ }).check();
  });
});

test('axe finds nothing in a cart with a discount, and in one before any code runs', async ({ page, guard, origin }) => {
  const look = lookAt(page, guard);
  await putInCart(page, origin, 'tags=accessoires&search=foulard');
  await look('discount', async () => {
    await page.goto('/cart');
    await page.getByText('J’ai un code de réduction').click();
    await page.getByLabel('Code de réduction', { exact: true }).and(page.getByRole('textbox')).fill('atelier5');
    await page.getByRole('button', { name: 'Appliquer' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'ATELIER5' })).toBeVisible();
  });
  await look('before any code', async () => {
    await holdBack(page);
    await page.goto('/cart', { waitUntil: 'commit' });
    await expect(page.getByText(/Total TTC/).first()).toBeVisible();
  });
});

test('axe finds nothing where a relay point is missing, at the bank, and after a refused payment', async ({ page, guard, origin }) => {
  const look = lookAt(page, guard);
  await arriveAtShipping(page, origin);
  await look('relay point', async () => {
    await page.getByRole('radio', { name: /Livraison à domicile/ }).check();
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
  await page.getByLabel('Adresse', { exact: true }).fill('12 rue des Forges');
  await page.getByLabel('Code postal').fill('85190');
  await page.getByLabel('Ville').fill('Aizenay');
  await page.getByRole('button', { name: 'Choisir la livraison' }).click();
  await look('carriers that are too slow', async () => {
    await page.getByRole('radio', { name: /Livraison/ }).check();
    await expect(page.getByText(/Arriverait au plus tard le/).first()).toBeVisible();
  });
  await look('times to collect it', () => page.getByRole('radio', { name: /Retrait en boutique/ }).check());
});

test('axe finds nothing on a booking, its cancellation, and in the panel’s list of them', async ({ page, guard, adminCookies }) => {
  // Who is signed out asks once more for the cart that was hers, and forgets it.
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
    await page.goto(`/admin/bookings?view=all&search=${encodeURIComponent(email)}`);
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
    await page.goto(`/admin/reviews?search=${placed.reference}`);
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

test.describe('on a screen that prefers dark', () => {
  test.use({ colorScheme: 'dark' });

  test('axe finds nothing on the pages of the boutique on dark grounds', async ({ page, guard, origin, adminCookies }) => {
    guard.allowConsole(/status of 401/);
    const look = lookAt(page, guard);
    await page.context().addCookies(adminCookies);
    await putInCart(page, origin, 'slug=foulard-carre-soie');
    for (const path of [categories.dresses, '/cart', '/cart/address', '/account', '/sale-terms'])
      await look(path, async () => {
        await preview(page, origin, path, { DARK_SCHEME: 'true' });
        await expect(title(page)).toBeVisible();
        if (path === '/cart') await expect(page.getByText('Sous-total').first()).toBeVisible();
      });
  });

  wineTest('axe finds nothing on the pages of the wine estate on dark grounds', async ({ page, guard, baseURL }) => {
    guard.allowConsole(/status of 401/);
    const look = lookAt(page, guard);
    for (const path of ['/', '/vins/rouges', await sheetOf(page, 'clos-du-moulin'), '/cart', '/cart/address', '/sale-terms', '/account'])
      await look(path, async () => {
        if (path === '/account') await register(page, baseURL ?? '', { birthdate: '1980-05-17' });
        await page.goto(path);
        await expect(title(page)).toBeVisible();
        if (path.startsWith('/wines/')) await addToCart(page, pointer, (await title(page).textContent()) ?? '');
      });
  });
});

test('axe finds nothing in the dialogs of the panel’s pages', async ({ page, guard, adminCookies }) => {
  const look = lookAt(page, guard);
  await page.context().addCookies(adminCookies);
  await open(page, '/admin/pages');
  await page.getByRole('button', { name: 'Nouvelle page' }).click();
  const making = page.getByRole('dialog', { name: 'Nouvelle page' });
  await look('address that is none', async () => {
    await making.getByLabel('Titre').fill('Essai');
    await making.getByLabel('Adresse', { exact: true }).fill('/Pas Une Adresse');
    await expect(making.locator('[aria-invalid="true"]')).toBeVisible();
  });
  await look('from a template', async () => {
    await making.getByLabel('Adresse', { exact: true }).fill('');
    await making.getByText('d’un modèle').click();
  });
  await look('from a copy', async () => {
    await making.getByText('d’une copie').click();
    await making.getByLabel('Page à copier').selectOption({ index: 1 });
  });
  await page.keyboard.press('Escape');
  await look('a page', async () => {
    await page.getByRole('row', { name: 'Jupes d’occasion pour femme' }).click();
    const sheet = page.getByRole('dialog', { name: 'Jupes d’occasion pour femme' });
    await sheet.getByLabel('Adresse', { exact: true }).fill('/nos-vetements/jupes-deux');
    await expect(sheet.getByText(/mènera à la nouvelle/)).toBeVisible();
  });
  await look('common parts', async () => {
    await open(page, '/admin/pages');
    await page.getByRole('tab', { name: 'Parties communes' }).click();
    await expect(page.getByText('Sur toutes les pages').first()).toBeVisible();
  });
});

test('axe finds nothing where files are added to the panel’s library and deleted', async ({ page, guard, adminCookies }) => {
  guard.allowConsole(/422/);
  const look = lookAt(page, guard);
  await page.context().addCookies(adminCookies);
  const name = `essai-${Date.now()}`;
  await look('uploads', async () => {
    await open(page, '/admin/media');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Ajouter des fichiers' }).click();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h40v30H0z" fill="#1f4e5f"/></svg>';
    await (await chooser).setFiles([
      { name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
      { name: 'faux.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    ]);
    const uploads = page.getByRole('list', { name: 'Envois' });
    await expect(uploads.getByText(`${name}.svg — ajouté`)).toBeVisible();
    await expect(uploads.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
  await look('found', async () => {
    await page.getByLabel('Rechercher').fill(name);
    await expect(page.getByText('1 fichier', { exact: true })).toBeVisible();
  });
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const deleting = page.getByRole('dialog', { name: 'Supprimer' });
  await look('deletion', async () => {
    await page
      .getByRole('dialog', { name: new RegExp(name) })
      .getByRole('button', { name: 'Supprimer' })
      .click();
    await expect(deleting).toBeVisible();
  });
  await look('nothing found', async () => {
    await deleting.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Aucun fichier ne correspond.')).toBeVisible();
  });
});

test('axe finds nothing on the panel’s outbox, payments, refunds and books, and on the bar of a page', async ({
  page,
  guard,
  origin,
  adminCookies,
}) => {
  const look = lookAt(page, guard);
  const placed = await orderPaid(page, origin, person('Solène'));
  await page.context().addCookies(adminCookies);
  await look('outbox', async () => {
    await page.goto('/admin/mails');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
  await look('a provider', async () => {
    await page.goto('/admin/payments?method=CAWL');
    await expect(page.getByRole('heading', { name: 'Cawl' })).toBeVisible();
  });
  await page.goto(`/admin/orders/${placed.id}`);
  const dialog = page.getByRole('dialog', { name: 'Rendre une partie du paiement' });
  await look('refund', async () => {
    await page.getByRole('button', { name: 'Rendre une partie' }).click();
    await dialog
      .getByRole('checkbox', { name: /^\d+ × / })
      .first()
      .check();
    await dialog.getByLabel('Montant à rendre').fill('9999');
    await dialog.getByRole('button', { name: 'Rendre l’argent' }).click();
    await expect(dialog.getByLabel('Montant à rendre')).toHaveAccessibleDescription(/au plus/);
    await dialog.getByLabel('Montant à rendre').fill('1,00');
    await dialog.getByLabel('Raison').fill('Un bouton manquait');
  });
  await look('refunded', async () => {
    await dialog.getByRole('button', { name: 'Rendre l’argent' }).click();
    await expect(dialog).toBeHidden();
  });
  await look('books', async () => {
    await page.goto('/admin/payments/books');
    await expect(page.getByRole('heading', { name: /Tout concorde|différence/ })).toBeVisible();
  });
  await look('bar of a page', async () => {
    await page.goto('/nos-vetements/jupes-occasion-femme');
    await expect(page.frameLocator('iframe[title="Gestion"]').getByRole('link', { name: 'Modifier cette page' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('axe finds nothing in the panel’s menu and settings on a phone', async ({ page, guard, adminCookies }) => {
    const look = lookAt(page, guard);
    await page.context().addCookies(adminCookies);
    await look('menu', async () => {
      await page.goto('/admin/orders');
      await page.getByRole('banner', { name: 'Gestion' }).getByRole('button', { name: 'Commandes Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Gestion de la boutique' }).getByRole('link').first()).toBeVisible();
    });
    const views = page.getByRole('navigation', { name: 'Vues' });
    await look('groups', async () => {
      await page.goto('/admin/parameters');
      await views.getByRole('button', { name: 'Groupes' }).click();
    });
    await look('fields', () =>
      page.getByRole('navigation', { name: 'Groupes de réglages' }).getByRole('button', { name: 'Couleurs' }).click(),
    );
    await look('preview', async () => {
      await views.getByRole('button', { name: 'Aperçu' }).click();
      await expect(page.frameLocator('iframe[data-coming="false"]').locator('body:has(#contenu)')).toBeVisible();
    });
  });
});
