import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Puts a piece of either shop into the cart. */
export async function addPiece(page: Page): Promise<void> {
  const answer = await page.request.get('/api/product?nbItem=100');
  const { data } = (await answer.json()) as { data: { products: { url: string }[] } };
  const sheet = data.products.find(({ url }) => /foulard-carre-soie|clos-du-moulin/.test(url));
  await page.goto(sheet?.url ?? '');
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(page.getByText('Produit ajouté au panier').first()).toBeVisible();
}
