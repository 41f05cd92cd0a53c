import type { Page } from '@playwright/test';
import { putInCart } from '../cart-at-hand.ts';
import { holdBack } from '../hold-back.ts';
import { lookAt } from '../look.ts';
import { sheetOf } from '../page-types.ts';
import { expect, preview, test } from '../preview.ts';
import { register } from '../registered.ts';
import { addToCart, categories, pointer } from '../shopper.ts';

// Further tests by axe beside ../accessibility.spec.ts: less frequent pages of the shop, and states that no story shows.

const wineTest = test.extend({ baseURL: async ({ estate }, use) => use(estate) });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

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
  /** Returns the text after a pattern in the e-mails to this person. */
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
