import type { Page } from '@playwright/test';
import { bonbon } from '#themes/presets/bonbon.ts';
import { presetTexts, presetValues } from '#themes/presets/index.ts';
import { nuit } from '#themes/presets/nuit.ts';
import { arriveAtShipping, orderPaid } from './cart-at-hand.ts';
import { type Look, lookAt } from './look.ts';
import { sheetOf } from './page-types.ts';
import { expect, preview, test } from './preview.ts';
import { register } from './registered.ts';
import { calendarOf, chooseDays } from './rental-calendar.ts';
import { chooseTime, openService } from './service-calendar.ts';
import { addToCart, categories, chooseCollect, isPhone, order, pointer } from './shopper.ts';

// Tests of the shop's pages and dialogs by axe. The stories test each block in each of its states, and rest/accessibility.spec.ts tests
// less frequent pages.

const wineTest = test.extend({ baseURL: async ({ estate }, use) => use(estate) });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Looks at pages by their addresses. */
async function lookAtPages(page: Page, look: Look, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await look(path, async () => {
      await page.goto(path);
      await expect(title(page)).toBeVisible();
    });
}

test('axe finds nothing on the pages that lead to a piece', async ({ page, guard }) => {
  guard.allowConsole(/status of 404/);
  const look = lookAt(page, guard);
  await lookAtPages(page, look, ['/', '/products/search?search=robe', '/une-page/qui-n-existe-pas', categories.dresses]);
  if (isPhone(page))
    await look('the filters', async () => {
      await page.getByRole('button', { name: /^Filtrer/ }).click();
      await expect(page.getByRole('dialog', { name: 'Filtres' })).toBeVisible();
    });
});

test('axe finds nothing on the pages that tell of the shop', async ({ page, guard, request }) => {
  const look = lookAt(page, guard);
  const { data } = (await (await request.get('/api/blog/folder/list')).json()) as { data: { blogs: { url: string }[] } };
  await lookAtPages(page, look, ['/relooking-vestimentaire', '/evenements-ateliers-mode', data.blogs[0]?.url ?? '']);
});

test('axe finds nothing in forms, one of them with mistakes', async ({ page, guard }) => {
  guard.allowConsole(/status of 422/);
  const look = lookAt(page, guard);
  await lookAtPages(page, look, ['/auth']);
  await look('a form with mistakes', async () => {
    await page.goto('/me-contacter');
    const form = page.getByRole('region', { name: 'Écrire à Marie' });
    await expect(() => form.scrollIntoViewIfNeeded()).toPass();
    await form.getByRole('button', { name: 'Envoyer à Marie' }).click();
    await expect(form.getByText('5 champs sont à corriger')).toBeVisible();
  });
});

test('axe finds nothing in the dialogs that open over a page', async ({ page, guard }) => {
  guard.allowConsole(/popovertarget is ignored|status of 401/);
  const look = lookAt(page, guard);
  await look('search', async () => {
    await page.goto('/me-contacter');
    await page.locator('header').getByRole('link', { name: 'Chercher' }).first().click();
    await page.getByRole('combobox', { name: 'Rechercher sur le site' }).fill('robe');
    await expect(page.getByRole('group', { name: 'Produits' }).getByRole('option').first()).toBeVisible();
  });
  await look('sign in', async () => {
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: /^(Mon compte|Compte)$/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Votre compte' }).getByLabel('Adresse e-mail')).toBeVisible();
  });
  await look('guide of sizes', async () => {
    await page.goto('/products/1');
    await page.getByRole('button', { name: 'Guide des tailles' }).click();
    await expect(page.getByRole('table', { name: 'Guide des tailles, en centimètres' })).toBeVisible();
  });
  await look('popup', async () => {
    await page.goto('/essai-fenetre');
    await expect(page.getByRole('dialog', { name: 'La lettre de la penderie' })).toBeVisible();
  });
});

test('axe finds nothing where a shopper chooses: a sheet, its customization, the days of a rental, the time of a service', async ({
  page,
  guard,
}) => {
  const look = lookAt(page, guard);
  const sheet = await sheetOf(page, 'sac-cabas-cuir');
  await lookAtPages(page, look, [sheet]);
  await look('customization', async () => {
    await page.getByRole('link', { name: 'Personnaliser' }).click();
    await expect(page.getByRole('textbox', { name: 'Marquage à chaud' })).toBeVisible();
  });
  await look('days of a rental', async () => {
    await page.goto(await sheetOf(page, 'robe-cocktail-moutarde'));
    const calendar = await calendarOf(page);
    await chooseDays(page, calendar);
    await expect(calendar.getByText(/^Dépôt de garantie/)).toBeVisible();
  });
  await look('time of a service', async () => {
    await openService(page);
    await chooseTime(page);
  });
});

test('axe finds nothing from the cart to the order', async ({ page, guard, origin }) => {
  const look = lookAt(page, guard);
  await look('mini cart', async () => {
    await page.goto(await sheetOf(page, 'foulard-carre-soie'));
    await addToCart(page, pointer, (await title(page).textContent()) ?? '');
  });
  await look('cart', async () => {
    await page.goto('/cart');
    await expect(page.getByRole('button', { name: 'Passer commande' })).toBeVisible();
  });
  await arriveAtShipping(page, origin, { atAddress: () => look('address') });
  await look('delivery', () => chooseCollect(page, pointer));
  await look('payment', async () => {
    await page.getByRole('button', { name: 'Passer au paiement' }).click();
    await expect(page).toHaveURL('/cart/payment');
  });
  await order(page, pointer);
  await look('thanks', async () => {
    await page.getByRole('button', { name: 'Accepter le paiement' }).click();
    await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();
  });
});

test('axe finds nothing in the account, on an order and on the wishlist', async ({ page, guard, origin }) => {
  guard.allowConsole(/status of 401/);
  const look = lookAt(page, guard);
  await look('wishlist', async () => {
    await page.goto('/essai-vide');
    await page.evaluate(() => localStorage.setItem('wishlist', JSON.stringify({ v: 1, data: [1] })));
    await page.goto('/wishlist');
    await expect(page.getByText('1 favori', { exact: true })).toBeVisible();
  });
  const who = await register(page, origin);
  const placed = await orderPaid(page, origin, who);
  await lookAtPages(page, look, ['/account']);
  await look('orders', async () => {
    await page.goto('/account/orders');
    await expect(page.getByText(placed.reference)).toBeVisible();
  });
  await look('an order', async () => {
    await page.goto(`/order/follow?order=${placed.id}&key=${placed.key}`);
    await expect(page.getByRole('list', { name: 'Étapes de la commande' })).toBeVisible();
  });
  await look('the question whether it is to be cancelled', async () => {
    await page.getByRole('button', { name: 'Annuler la commande' }).click();
    await expect(page.getByRole('dialog', { name: `Annuler la commande ${placed.reference} ?` })).toBeVisible();
  });
});

wineTest('axe finds nothing on the list of wines, in the choice of a vintage and on a sheet', async ({ page, guard }) => {
  const look = lookAt(page, guard);
  await lookAtPages(page, look, ['/vins/rouges?grape=Gamay']);
  await look('choice of a vintage', async () => {
    await page.getByRole('link', { name: 'Ajout rapide' }).first().click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  });
  await lookAtPages(page, look, [await sheetOf(page, 'la-grande-tuffe')]);
});

test('axe finds nothing on the home page and a product sheet in two looks that are unlike each other', async ({
  page,
  guard,
  origin,
  adminCookies,
}) => {
  const look = lookAt(page, guard);
  await page.context().addCookies(adminCookies);
  const sheet = await sheetOf(page, 'foulard-carre-soie');
  for (const preset of [bonbon, nuit])
    for (const path of ['/', sheet])
      await look(`${path} in ${presetTexts.en[preset.id].label}`, async () => {
        await preview(page, origin, path, presetValues(preset));
        await expect(title(page)).toBeVisible();
      });
});

test.describe('on a screen that prefers dark', () => {
  test.use({ colorScheme: 'dark' });

  test('axe finds nothing on the home page and a product sheet, where the owner allows dark grounds', async ({
    page,
    guard,
    origin,
    adminCookies,
  }) => {
    const look = lookAt(page, guard);
    await page.context().addCookies(adminCookies);
    for (const path of ['/', await sheetOf(page, 'foulard-carre-soie')])
      await look(path, async () => {
        await preview(page, origin, path, { DARK_SCHEME: 'true' });
        await expect(title(page)).toBeVisible();
      });
  });
});
