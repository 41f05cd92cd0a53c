import { arriveAtShipping } from './cart-at-hand.ts';
import { expect, test } from './fixtures.ts';
import {
  addToCart,
  cartButton,
  categories,
  checkOut,
  chooseCollect,
  finger,
  giveAddress,
  giveContact,
  openCart,
  openSheet,
  order,
  person,
} from './shopper.ts';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the whole purchase works by touch at 360 px, and nothing runs over the side', async ({ page }) => {
    const fits = async (what: string) => {
      // Before its style sheet is there a page has a width, which nobody sees.
      await page.waitForLoadState('load');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(360);
    };
    await page.goto(`${categories.shop}?tags=bijoux&offer=NEW`);
    const name = await openSheet(page, finger, 2);
    await fits('the sheet');
    await addToCart(page, finger, name);
    await openCart(page, finger);
    await fits('the cart');
    await checkOut(page, finger);
    await giveContact(page, finger, person('Maud'));
    await giveAddress(page, finger);
    await fits('the address');
    await finger.press(page.getByRole('button', { name: 'Choisir la livraison' }));
    await chooseCollect(page, finger);
    await fits('the delivery');
    await finger.press(page.getByRole('button', { name: 'Passer au paiement' }));
    await expect(page).toHaveURL('/cart/payment');
    await fits('the payment');
    await order(page, finger);
    await finger.press(page.getByRole('button', { name: 'Accepter le paiement' }));
    await expect(page.getByRole('heading', { name: /^Merci/ })).toBeVisible();
  });
});

test('what is tapped before the code is there is not lost: what was chosen is in the cart, as often as it was', async ({ page }) => {
  const list = await page.request.get('/api/product?tags=accessoires');
  const { data } = (await list.json()) as { data: { products: { slug: string; url: string }[] } };
  const beret = data.products.find(({ slug }) => slug === 'beret-laine');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await new Promise((done) => setTimeout(done, 2500));
    return route.fallback();
  });
  await page.goto(beret?.url ?? '', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Moutarde' }).check();
  await main.getByLabel('Quantité').selectOption('2');
  await main.getByRole('button', { name: 'Ajouter au panier' }).tap();
  // The code comes late and runs slowly, on purpose.
  await expect(page.getByRole('dialog', { name: /Votre panier/ })).toContainText('Moutarde', { timeout: 30_000 });
  await expect(cartButton(page)).toHaveAccessibleName('Panier, 2 articles');
});

test('with the tiles of the map blocked, a relay point is chosen from the list', async ({ page, guard, baseURL }) => {
  // The browser says of each tile that it was asked for and blocked.
  guard.allowConsole(/tile\.openstreetmap\.org/);
  await page.route(/tile\.openstreetmap\.org/, (route) => route.abort('blockedbyclient'));
  await arriveAtShipping(page, baseURL ?? '');
  await page.getByRole('radio', { name: /Point Relais/ }).check();
  await page.getByRole('button', { name: 'Voir la carte' }).tap();
  await page.getByRole('button', { name: 'Afficher une fois' }).tap();
  await expect(page.getByText('Le fond de carte ne répond pas')).toBeVisible();
  const points = page.getByRole('group', { name: 'Où retirer votre colis ?' });
  await points.getByRole('radio').first().check();
  await expect(page.getByText(/^Retrait à « .+ »\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Passer au paiement' }).tap();
  await expect(page).toHaveURL('/cart/payment');
});
