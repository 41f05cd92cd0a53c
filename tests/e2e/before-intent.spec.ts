import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, sites } from './both-sites.ts';
import { putInCart } from './cart-at-hand.ts';
import { holdBack } from './hold-back.ts';
import { sheetOf } from './page-types.ts';
import { cartButton } from './shopper.ts';
import { wake } from './wake.ts';

const [{ test }, { test: wineTest }] = sites;

/** Maximum size of the scripts that run before the first intent, in bytes of gzip. */
const budget = 15_000;
/** Files that are held back while people act. */
const moments = [
  ['any code', /\/_next\/static\//],
  ['the first script', /\/_page\/[\w-]+\.js$/],
] as const;
const isLive = (page: Page) => page.evaluate(() => globalThis.earlyPage?.isLive === true);

/** Bytes of the scripts that ran on a page by the time the browser was idle, as gzip. */
async function ranBytes(page: Page, path: string): Promise<number> {
  await page.coverage.startJSCoverage();
  await page.goto(path);
  // The browser was idle: it has begun to fetch what would run next.
  await expect(page.locator('link[rel="prefetch"]').first()).toBeAttached();
  const ran = await page.coverage.stopJSCoverage();
  return ran.reduce((sum, { source = '' }) => sum + gzipSync(source).length, 0);
}

for (const { site, test: siteTest, listing } of sites) {
  const isWine = site !== 'the boutique';
  siteTest(`at most 15 KB of script run before the first intent at ${site}`, async ({ page }) => {
    const pages = isWine
      ? ['/', listing, '/domaine', '/sale-terms', await sheetOf(page, 'la-grande-tuffe')]
      : ['/', listing, '/a-propos', '/me-contacter', '/products/search', await sheetOf(page, 'sac-cabas-cuir')];
    for (const path of pages) {
      expect(await ranBytes(page, path), path).toBeLessThan(budget);
      expect(await isLive(page), `${path} waits`).toBe(false);
    }
  });
}

test('a piece that is added before any code runs is in the cart once, and the button says at once that it was pressed', async ({
  page,
}) => {
  const release = await holdBack(page);
  await page.goto('/vins-de-garde', { waitUntil: 'commit' });
  const wine = page.getByRole('region', { name: 'Le Grand Coteau', exact: true });
  await wine.getByRole('radio', { name: '2019' }).check();
  await wine.getByLabel('Quantité').selectOption('3');
  const add = wine.getByRole('button', { name: 'Ajouter au panier' });
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await add.click();
  expect(await isLive(page)).toBe(false);
  release();
  await expect(cartButton(page)).toHaveAccessibleName('Panier, 3 articles');
  await expect(add).not.toHaveAttribute('aria-busy');
  await page.goto('/cart');
  await expect(page.getByLabel('Quantité de Le Grand Coteau')).toHaveValue('3');
});

test('a link that is followed right after an addition, before any code runs, takes nothing away from it', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/vins-de-garde', { waitUntil: 'commit' });
  const wine = page.getByRole('region', { name: 'Le Grand Coteau', exact: true });
  await wine.getByRole('button', { name: 'Ajouter au panier' }).click();
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/sale-terms"]')?.click());
  release();
  await expect(page).toHaveURL('/sale-terms');
  await expect(cartButton(page)).toHaveAccessibleName('Panier, 1 article');
});

wineTest('a vintage that is chosen before any code runs is the one that is shown and bought', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto(await sheetOf(page, 'la-grande-tuffe'), { waitUntil: 'commit' });
  const vintage = page.getByRole('radio', { name: '2018' });
  await vintage.check();
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  release();
  await expect(page).toHaveURL(/\/wines\/la-grande-tuffe\/\d+\/detail\/\d+$/);
  await expect(vintage).toBeChecked();
  await expect(page.getByRole('dialog', { name: /Votre panier/ })).toContainText('2018 · 75 cl');
});

test('what is typed in a form before any code runs is kept, with the focus, and sent once', async ({ page }) => {
  const release = await holdBack(page);
  let sent = 0;
  await page.route(/\/api\/forms\//, async (route) => {
    sent += 1;
    await route.continue();
  });
  await page.goto('/me-contacter', { waitUntil: 'commit' });
  const form = page.getByRole('region', { name: 'Écrire à Marie' });
  await form.getByLabel('Votre nom').fill('Nora Petit');
  await form.getByLabel('Votre message').fill('Bonjour, ouvrez-vous le lundi ?');
  await form.getByLabel('À propos de').selectOption({ index: 1 });
  const email = form.getByLabel(/e-mail/);
  await email.fill('nora@example.com');
  await form.getByLabel(/J’accepte/).check();
  await form.getByRole('button', { name: 'Envoyer à Marie' }).click();
  await email.focus();
  release();
  await expect(form.getByText(/Merci|envoyé/).first()).toBeVisible();
  expect(sent).toBe(1);
  expect(new URL(page.url()).search).toBe('');
});

for (const [moment, address] of moments) {
  test(`what is typed after a press of the search is in its field, whole, and Enter sends it, also before ${moment} runs`, async ({
    page,
  }) => {
    for (const isSent of [false, true]) {
      const release = await holdBack(page, address);
      await page.goto('/', { waitUntil: 'commit' });
      await page.locator('header').getByRole('link', { name: 'Chercher' }).first().click();
      await page.keyboard.type('rob');
      release();
      // From here on the letters come while the page's code and the dialog do.
      await page.keyboard.type('be', { delay: 60 });
      if (isSent) {
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/products/search?search=robbe');
      } else {
        const field = page.getByRole('combobox', { name: 'Rechercher sur le site' });
        await expect(field).toBeFocused();
        await expect(field).toHaveValue('robbe');
        await expect(page.locator('textarea')).toHaveCount(0);
        await page.keyboard.type('r');
        await expect(field).toHaveValue('robber');
      }
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

test('what is pasted before the search has its field is cut to what its field takes', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('header').getByRole('link', { name: 'Chercher' }).first().click();
  await page.keyboard.insertText('<b>robe</b> '.repeat(100));
  const answered = page.waitForResponse(/\/api\/search\?/);
  release();
  const field = page.getByRole('combobox', { name: 'Rechercher sur le site' });
  await expect(field).toHaveValue('<b>robe</b> '.repeat(9).slice(0, 100));
  expect((await answered).status()).toBe(200);
});

test('a browser that saves data fetches no code before the first intent', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_next/static/')) fetched.push(request.url());
  });
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  expect(fetched).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => isLive(page)).toBe(true);
});

test('the number on the cart is there without the page’s code, and follows other tabs', async ({ page, context }) => {
  await page.goto('/vins-de-garde');
  await page.getByRole('region', { name: 'Le Grand Coteau', exact: true }).getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Panier, 1 article');
  const second = await context.newPage();
  await second.goto('/a-propos', { waitUntil: 'networkidle' });
  await expect(cartButton(second)).toHaveAccessibleName('Panier, 1 article');
  expect(await isLive(second)).toBe(false);
  await page.goto('/cart');
  await page.getByLabel('Quantité de Le Grand Coteau').selectOption('6');
  await expect(cartButton(second)).toHaveAccessibleName('Panier, 6 articles');
  expect(await isLive(second)).toBe(false);
});

for (const isUsed of [false, true]) {
  test(`nothing on a page keeps the browser from keeping it for Back, ${isUsed ? 'with' : 'without'} its code`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const reasons: string[] = [];
    let isTold = false;
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      isTold = true;
      // Reasons that depend on how this browser was started are reported too: "Circumstantial".
      reasons.push(...notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason));
    });
    const underWay = new Set<Request>();
    page.on('request', (request) => underWay.add(request));
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    await page.goto('/nos-vetements/robes-occasion-location', { waitUntil: 'networkidle' });
    if (isUsed) await wake(page);
    // A page that is left while it fetches something is not kept.
    await expect.poll(() => underWay.size).toBe(0);
    await page.goto('/api/openapi.json');
    await page.goBack();
    await expect.poll(() => isTold).toBe(true);
    expect(reasons).toEqual([]);
  });
}

for (const [moment, address] of moments) {
  test(`a submenu that Escape closes before ${moment} runs is closed, and the focus stays where it was`, async ({ page }) => {
    // A phone has no submenus.
    await page.setViewportSize({ width: 1440, height: 900 });
    const release = await holdBack(page, address);
    await page.goto('/', { waitUntil: 'commit' });
    const entry = page.locator('header [data-submenu] > a').first();
    await entry.focus();
    await expect(page.locator('header [data-submenu] ul').first()).toBeVisible();
    await page.keyboard.press('Escape');
    release();
    await expect.poll(() => isLive(page)).toBe(true);
    await expect(page.locator('header [data-submenu] ul').first()).toBeHidden();
    await expect(entry).toBeFocused();
  });
}

test('what is typed stays, though the form shows first that the cart is being fetched', async ({ page, baseURL }) => {
  await page.goto(await sheetOf(page, 'foulard-carre-soie'));
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Panier, 1 article');
  // Another cart than the one that stands in the page.
  await putInCart(page, String(baseURL));
  const release = await holdBack(page);
  await page.goto('/cart/address', { waitUntil: 'commit' });
  const email = page.getByLabel('Adresse e-mail');
  await email.fill('lucie@example.com');
  release();
  await expect(page.getByText('Boucles d’oreilles').first()).toBeAttached();
  await expect(email).toHaveValue('lucie@example.com');
});

test('a button that is let go when its block has become alive meanwhile was pressed, once', async ({ page, guard }) => {
  // The empty form is refused by the API.
  guard.allowConsole(/status of 422/);
  const release = await holdBack(page);
  await page.goto('/me-contacter', { waitUntil: 'commit' });
  const form = page.getByRole('region', { name: 'Écrire à Marie' });
  const submit = form.getByRole('button', { name: 'Envoyer à Marie' });
  await submit.scrollIntoViewIfNeeded();
  await submit.hover();
  await page.mouse.down();
  release();
  await expect(page.locator('[data-waits]').filter({ has: form })).toHaveCount(0);
  await expect(form.getByText('5 champs sont à corriger')).toHaveCount(0);
  await page.mouse.up();
  await expect(form.getByLabel('Votre nom')).toBeFocused();
  await expect(form.getByText('5 champs sont à corriger')).toBeVisible();
});
