import type { Page } from '@playwright/test';
import { expect, sites } from './both-sites.ts';
import { holdBack } from './hold-back.ts';
import { register } from './registered.ts';

const [{ test }] = sites;

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favori : ${name}` });
const cardNames = (page: Page) => page.getByRole('article').getByRole('heading');
/** Presses a heart: done when the page's code has come. */
async function keep(page: Page, name: string): Promise<void> {
  await heart(page, name).click();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
}
const isLive = (page: Page) => page.evaluate(() => globalThis.earlyPage?.isLive === true);

/** Does something and waits until the account has heard of it. */
async function changed(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/user/wishlist') && response.ok());
  await act();
  await answered;
}

for (const { site, test: siteTest, listing } of sites) {
  siteTest(`a guest keeps a product by its heart, finds it on the wishlist and lets go of it, at ${site}`, async ({ page }) => {
    await page.goto(listing);
    const name = (await cardNames(page).first().textContent()) ?? '';
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
    await keep(page, name);
    await expect(page.getByText('Gardé dans vos favoris')).toBeVisible();
    await expect(page, 'the card is not followed').toHaveURL(listing);

    await page.goto('/wishlist');
    await expect(page.getByText('1 favori', { exact: true })).toBeVisible();
    await expect(cardNames(page)).toHaveText([name]);
    // A removed product can be added again until the page is left.
    await heart(page, name).click();
    await expect(page.getByText('0 favori', { exact: true })).toBeVisible();
    await heart(page, name).click();
    await expect(page.getByText('1 favori', { exact: true })).toBeVisible();
    await heart(page, name).click();
    await page.reload();
    await expect(page.getByText('Aucun favori pour l’instant')).toBeVisible();
  });
}

test('a heart that is pressed before any code runs is kept once, and a kept one is seen as such before any code runs', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/boutique-vetement-aizenay', { waitUntil: 'commit' });
  const name = (await cardNames(page).first().textContent()) ?? '';
  await heart(page, name).click();
  await expect(heart(page, name)).toHaveAttribute('aria-busy', 'true');
  expect(await isLive(page)).toBe(false);
  release();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, name)).not.toHaveAttribute('aria-busy');
  await page.unroute(/\/_next\/static\//);
  await page.reload();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
});

test('the sheet has the same heart, by keyboard too, and lists that come later show it', async ({ page }) => {
  await page.goto('/boutique-vetement-aizenay');
  await cardNames(page).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/products\/[a-z0-9-]+\/\d+$/);
  const name = (await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()) ?? '';
  const own = heart(page, name);
  await own.focus();
  await page.keyboard.press('Space');
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await expect(own).toBeFocused();
  // Now the page's code runs: links are soft, and what comes is shown as kept.
  await page.goBack();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
});

test('what a guest kept joins the account at sign-in, is on another device, and is forgotten here at sign-out', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { email, password } = await register(page, origin);
  await page.context().clearCookies();
  await page.goto('/boutique-vetement-aizenay');
  const name = (await cardNames(page).first().textContent()) ?? '';
  await keep(page, name);
  await page.goto('/auth?next=/wishlist');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/wishlist');
  await expect(page.getByText('vos favoris sont maintenant dans votre compte')).toBeVisible();
  await expect(cardNames(page)).toHaveText([name]);

  const other = await (await browser.newContext({ baseURL: origin, locale: 'fr-FR' })).newPage();
  await other.goto('/auth?next=/wishlist');
  await other.getByLabel('Adresse e-mail').fill(email);
  await other.getByLabel('Mot de passe', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Se connecter' }).click();
  await expect(cardNames(other)).toHaveText([name]);
  await changed(other, () => heart(other, name).click());
  await expect(other.getByText('0 favori', { exact: true })).toBeVisible();
  await other.context().close();

  await page.reload();
  await expect(page.getByText('Aucun favori pour l’instant')).toBeVisible();
  await page.goto('/boutique-vetement-aizenay');
  await changed(page, () => heart(page, name).click());
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByText('Connectez-vous pour continuer')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBeNull();
});

test('products that have left the shop are said so, and can be taken off the list', async ({ page }) => {
  await page.goto('/wishlist');
  await page.evaluate(() => localStorage.setItem('wishlist', JSON.stringify({ v: 1, data: [999999, 1] })));
  await page.reload();
  await expect(page.getByText('L’un de vos favoris a quitté la boutique.')).toBeVisible();
  await expect(cardNames(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'L’enlever de la liste' }).click();
  await expect(page.getByText('L’un de vos favoris a quitté la boutique.')).toBeHidden();
  await expect(page.getByText('1 favori', { exact: true })).toBeVisible();
});
