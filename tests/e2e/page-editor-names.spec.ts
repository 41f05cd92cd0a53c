import type { Page } from '@playwright/test';
import { expect, framed, rowOf, stateOf } from './page-editor.ts';
import { test } from './preview.ts';
import { isPhone } from './shopper.ts';

test.use({ actionTimeout: 20_000 });

type Props = { product?: string; tags?: string[] };

/** A page with a featured product that the site does not have any more. */
const layouts = [
  {
    id: 1,
    name: 'Haut',
    nodes: [
      { id: 'title', type: 'heading', v: 1, props: { text: 'Choisir dans une liste', level: 1 } },
      { id: 'featured', type: 'featured-product', v: 1, props: { product: 'robe-perdue', tags: ['partie', 'robes'] } },
      { id: 'way', type: 'button', v: 1, props: { label: 'Voir', href: '/' } },
    ],
  },
];

/** Shows a part of the editor, which a phone has in a sheet. */
async function show(page: Page, part: 'Plan' | 'Réglages'): Promise<void> {
  if (!isPhone(page)) return;
  const button = page.getByRole('navigation', { name: 'Parties de l’éditeur' }).getByRole('button', { name: part });
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
}

test('products, tags and articles are chosen from a list by name and picture; what is gone is said and stays as it is', async ({
  page,
  origin,
  adminCookies,
  guard,
}) => {
  guard.allowConsole(/Blocked script execution|was preloaded using link preload but not used/);
  await page.context().addCookies(adminCookies);
  page.on('dialog', (dialog) => void dialog.accept());
  const headers = { origin };
  const data = { title: 'Page à choix', url: `/choix-${Date.now().toString(36)}`, from: { layouts } };
  const made = await page.request.post('/api/admin/page', { headers, data });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()).data as { id: number };
  const propsOf = async (node: string): Promise<Props & { href?: string }> => {
    const { data: opened } = await (await page.request.get(`/api/admin/document/page/${id}`)).json();
    const { cms } = opened.draft ?? { cms: opened.published };
    return cms.layouts[0].nodes.find((one: { id: string }) => one.id === node).props;
  };
  const settings = page.getByRole('region', { name: 'Réglages' });
  const dialog = page.getByRole('dialog');
  try {
    await page.goto(`/admin/pages/${id}`);
    await expect(framed(page).getByRole('heading', { level: 1 })).toBeAttached();
    await show(page, 'Plan');
    await rowOf(page, /^Produit à la une/).click();
    await show(page, 'Réglages');

    // A missing entry is named, reported, and not changed by displaying it.
    const product = settings.getByRole('button', { name: /^Produit robe-perdue/ });
    await expect(product).toHaveAccessibleName('Produit robe-perdue N’existe plus sur le site');
    await expect(settings.getByText('N’existe plus sur le site')).toHaveCount(2);

    // By keys: search, arrow, Enter.
    await product.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(/résultats$/);
    await dialog.getByLabel('Chercher').focus();
    await page.keyboard.type('CARRE en soie');
    await expect(dialog.getByRole('status')).toHaveText('Un résultat');
    await expect(dialog.getByRole('listitem').locator('img')).toHaveAttribute('src', /-160\.webp$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(settings.getByRole('button', { name: /^Produit Foulard carré en soie/ })).toBeFocused();

    // Several: added in a dialog that stays, taken away one by one.
    await settings.getByRole('button', { name: 'Choisir Étiquettes' }).click();
    await dialog.getByLabel('Chercher').fill('hauts');
    await dialog.getByRole('button', { name: /^Hauts et vestes/ }).click();
    await expect(dialog.getByRole('button', { name: /^Hauts et vestes/ })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await settings.getByRole('button', { name: 'Retirer : robes' }).click();
    await expect(stateOf(page)).toHaveText('Enregistré');
    await expect.poll(() => propsOf('featured')).toEqual({ product: 'foulard-carre-soie', tags: ['partie', 'hauts'] });

    // A link to an article is its address.
    await show(page, 'Plan');
    await rowOf(page, /^Bouton/).click();
    await show(page, 'Réglages');
    await settings.getByRole('combobox', { name: /: genre de lien$/ }).selectOption({ label: 'Article' });
    await settings.getByRole('button', { name: /À choisir$/ }).click();
    await dialog.getByRole('listitem').first().getByRole('button').click();
    await expect(stateOf(page)).toHaveText('Enregistré');
    await expect.poll(async () => (await propsOf('way')).href).toMatch(/^\/blog\/[a-z0-9-]+\/\d+$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  } finally {
    await page.goto('about:blank');
    await page.request.delete(`/api/admin/page/${id}`, { headers });
  }
});
