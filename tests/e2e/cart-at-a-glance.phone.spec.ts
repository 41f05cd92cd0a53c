import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Three different accessories in the cart of this browser, by the API. */
async function threeInCart(page: Page, origin: string): Promise<void> {
  const list = await page.request.get('/api/product?tags=accessoires&nbItem=10');
  const { data } = (await list.json()) as { data: { products: { idProduct: number }[] } };
  let id = 'new';
  for (const { idProduct } of data.products.slice(0, 3)) {
    const sheet = await page.request.get(`/api/product/${idProduct}`);
    const { data: product } = (await sheet.json()) as { data: { declination: { id: number }[] } };
    const added = await page.request.post(`/api/cart/${id}/product/${product.declination[0]?.id}`, {
      multipart: { type: 'MAIN_CART', quantity: '1' },
      headers: { origin },
    });
    expect(added.ok(), await added.text()).toBe(true);
    ({ id } = ((await added.json()) as { data: { id: string } }).data);
  }
  await page.goto('/essai-vide');
  await page.evaluate((cart) => localStorage.setItem('cart', cart), id);
}

/** Returns whether nothing covers the middle and the edges of an element's visible part. */
const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, bottom - 3],
    ] as const;
    return points.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (node.contains(hit) || hit.contains(node));
    });
  });

test('with three lines the total and the button are on the first screen of a phone’s cart, above the bar', async ({ page, baseURL }) => {
  await threeInCart(page, baseURL ?? '');
  await page.goto('/cart');
  const next = page.getByRole('button', { name: 'Passer commande' });
  const total = page.getByText(/^Total TTC/).locator('..');
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(total).toBeInViewport({ ratio: 1 });
  const lines = page.getByRole('list', { name: 'Articles du panier' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(lines.nth(1)).toBeInViewport({ ratio: 1 });
  for (const part of [next, total]) expect(await isUncovered(part)).toBe(true);
});

test('on a phone’s cart nothing that gets the focus or ends the page is covered by the total or the bar', async ({ page, baseURL }) => {
  await threeInCart(page, baseURL ?? '');
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Passer commande' })).toBeVisible();
  const main = page.getByRole('main');
  for (const part of [
    main.getByRole('heading', { name: 'Récapitulatif' }),
    main.getByText('14 jours pour changer d’avis', { exact: false }),
    main.getByText('J’ai un code de réduction'),
    page.getByRole('contentinfo').getByRole('link').last(),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await part.evaluate((node) => node.scrollIntoView({ block: 'nearest' }));
    expect(await isUncovered(part), String(part)).toBe(true);
  }
});

test.describe('held across', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('a phone’s cart keeps its height for the lines: the total stands in the page', async ({ page, baseURL }) => {
    await threeInCart(page, baseURL ?? '');
    await page.goto('/cart');
    const next = page.getByRole('button', { name: 'Passer commande' });
    await expect(next).toBeVisible();
    await expect(next).not.toBeInViewport();
  });
});
