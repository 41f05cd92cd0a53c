import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { cartButton } from './shopper.ts';

const additions = /\/api\/cart\/[^/]+\/product\/\d+$/;

/** Opens a page with a bottle that is sold, and waits until its button is alive. */
async function openBottle(page: Page): Promise<void> {
  await page.goto('/vins-de-garde');
  await bottle(page).getByRole('radio', { name: '2019' }).check();
  await expect(bottle(page).getByLabel('Quantité')).toBeVisible();
  await page.waitForLoadState('networkidle');
}
const bottle = (page: Page) => page.getByRole('region', { name: 'Le Grand Coteau', exact: true });
const add = (page: Page) => bottle(page).getByRole('button', { name: 'Ajouter au panier' }).click();
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('cartAddition')).length);

type Fate = 'lost call' | 'lost answer' | 'refused' | 'made';
const refusal = { success: false, message: 'Plus assez de stock', data: null };

/** Decides the outcome of additions: lost on the way, made with a lost answer, refused, or made. Returns how many were requested. */
async function decide(page: Page, first: Fate) {
  let fate = first;
  let asked = 0;
  await page.route(additions, async (route) => {
    const isLost = fate.startsWith('lost');
    if (fate === 'lost answer') await route.fetch();
    if (fate === 'refused') await route.fulfill({ status: 409, json: refusal });
    if (fate === 'made') await route.continue();
    // A lost call is never answered: it ends with its page.
    if (isLost || fate === 'refused') asked += 1;
  });
  return {
    asked: () => asked,
    from: (now: Fate) => {
      fate = now;
    },
  };
}

for (const lost of ['lost call', 'lost answer'] as const) {
  test(`an addition whose ${lost.slice(5)} was on its way when the page was left is in the cart once`, async ({ page }) => {
    await openBottle(page);
    const network = await decide(page, lost);
    await add(page);
    await expect.poll(network.asked).toBe(1);
    expect(await stored(page)).toBe(1);
    network.from('made');
    await page.reload();
    await expect(cartButton(page)).toHaveAccessibleName('Panier, 1 article');
    expect(await stored(page)).toBe(0);
    await page.goto('/cart');
    await expect(page.getByLabel('Quantité de Le Grand Coteau')).toHaveValue('1');
  });
}

test('an addition from a page that was left before the code of the cart had come is in the cart once', async ({ page }) => {
  await openBottle(page);
  let isHeld = true;
  await page.route(/\/_next\/static\/chunks\//, (route) => (isHeld ? undefined : route.continue()));
  await add(page);
  await expect.poll(() => stored(page)).toBe(1);
  isHeld = false;
  await page.reload();
  await expect(cartButton(page)).toHaveAccessibleName('Panier, 1 article');
  expect(await stored(page)).toBe(0);
});

test('an addition that the shop refuses to the next page is told there, and tried no more', async ({ page, guard }) => {
  guard.allowConsole(/status of 409/);
  await openBottle(page);
  const network = await decide(page, 'lost call');
  await add(page);
  await expect.poll(network.asked).toBe(1);
  network.from('refused');
  // The message may come and go before the whole page is loaded.
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(refusal.message).first()).toBeVisible();
  expect(await stored(page)).toBe(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(cartButton(page)).toHaveAccessibleName('Panier, vide');
  expect(network.asked()).toBe(2);
});

test('an addition is in the cart once, and in both tabs, where the second is opened before the first has its answer', async ({
  page,
  context,
  guard,
}) => {
  await openBottle(page);
  const release = await holdBack(page, additions);
  await add(page);
  await expect.poll(() => stored(page)).toBe(1);
  const second = await context.newPage();
  guard.watch(second);
  await second.goto('/vins-de-garde');
  release();
  for (const tab of [page, second]) await expect(cartButton(tab)).toHaveAccessibleName('Panier, 1 article');
  await second.goto('/cart');
  await expect(second.getByLabel('Quantité de Le Grand Coteau')).toHaveValue('1');
  expect(await stored(second)).toBe(0);
});

test('a browser whose storage is full adds on the page of the click', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openBottle(page);
  await add(page);
  await expect(cartButton(page)).toHaveAccessibleName('Panier, 1 article');
  const mini = page.getByRole('dialog', { name: /Votre panier/ });
  await expect(mini).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mini).toBeHidden();
  await add(page);
  await expect(cartButton(page)).toHaveAccessibleName('Panier, 2 articles');
});
