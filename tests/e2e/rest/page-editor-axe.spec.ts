import type { Page } from '@playwright/test';
import { type Look, lookAt } from '../look.ts';
import { expect, framed, rowOf, stateOf, test as withEditor } from '../page-editor.ts';
import { isPhone } from '../shopper.ts';
import { phone } from './screens.ts';

type Part = 'Plan' | 'Ajouter' | 'Réglages';

/** An editor whose parts axe looks at, each of which fits the screen. */
const test = withEditor.extend<{ look: Look }>({
  look: async ({ page, guard }, use) => {
    const look = lookAt(page, guard, { except: 'iframe' });
    await use(async (what, arrive) => {
      await look(what, arrive);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${what} fits`).toBeLessThanOrEqual(0);
    });
  },
});

test.use({ actionTimeout: 20_000 });

/** Shows a part, which a phone has in a sheet. */
async function show(page: Page, part: Part): Promise<void> {
  if (!isPhone(page)) return part === 'Réglages' ? undefined : page.getByRole('tab', { name: part }).click();
  const button = page.getByRole('navigation', { name: 'Parties de l’éditeur' }).getByRole('button', { name: part });
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
}

const settingsOf = (page: Page) => page.getByRole('region', { name: 'Réglages' });
const dialogOf = (page: Page) => page.locator('dialog[open]');

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
}

for (const { name, screen } of [
  { name: 'on a desktop', screen: {} },
  { name: 'on a phone', screen: phone },
])
  test.describe(name, () => {
    test.use(screen);

    test('every part of the page editor is accessible', async ({ editor: page, look }) => {
      await look('page');
      await look('outline', async () => {
        await show(page, 'Plan');
        await expect(rowOf(page, /^Ouverture Des/)).toBeVisible();
      });
      await look('palette', async () => {
        await show(page, 'Ajouter');
        await expect(page.getByRole('button', { name: 'Citation' })).toBeVisible();
      });
      await look('section', async () => {
        await show(page, 'Plan');
        await rowOf(page, /^Ouverture/)
          .first()
          .click();
        await show(page, 'Réglages');
      });
      await look('form of a text', async () => {
        await show(page, 'Plan');
        // Rows out of view are not drawn, and the outline may still be on its way to the row that was chosen before.
        const text = rowOf(page, /^Texte/).first();
        await expect(async () => {
          await page.getByRole('treegrid', { name: 'Plan' }).evaluate((tree) => tree.scrollTo(0, 500));
          await text.click({ timeout: 2000 });
          await expect(text).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
        }).toPass();
        await show(page, 'Réglages');
        await expect(settingsOf(page).locator('[contenteditable]').first()).toBeVisible();
      });
    });

    test('the form of a block in the page editor, and what it opens, is accessible', async ({ editor: page, look }) => {
      const settings = settingsOf(page);
      await look('form of a block', async () => {
        await show(page, 'Plan');
        await rowOf(page, /^Ouverture Des/).click();
        await show(page, 'Réglages');
        await settings.locator('fieldset [aria-expanded]').first().click();
        await settings.getByLabel('Montré à').selectOption({ label: 'les personnes connectées' });
      });
      await look('fields of the page', async () => {
        await settings.getByRole('button', { name: 'Titre : remplir par la page', exact: true }).click();
        await expect(dialogOf(page)).toBeVisible();
      });
      await close(page);
      await look('media picker', async () => {
        await settings.getByRole('button', { name: 'Image : choisir une image' }).click();
        await expect(dialogOf(page).getByRole('listitem').first()).toBeVisible();
      });
      await close(page);
      await look('a block that was just added', async () => {
        await show(page, 'Ajouter');
        await page.getByLabel('Chercher un bloc').fill('citation');
        await page.getByRole('tabpanel').getByRole('button', { name: 'Citation' }).click();
        await expect(stateOf(page)).toHaveText('Enregistré');
      });
    });

    test('publishing and every dialog of the page editor is accessible', async ({ editor: page, look }) => {
      const dialog = dialogOf(page);
      await show(page, 'Plan');
      await rowOf(page, /^Ouverture Des/).click();
      await show(page, 'Réglages');
      await settingsOf(page).getByLabel('Montré à').selectOption({ label: 'les personnes connectées' });
      await expect(stateOf(page)).toHaveText('Enregistré');
      await look('publishing', async () => {
        await page.getByRole('button', { name: 'Publier', exact: true }).click();
        await page.getByText('Plus tard').click();
      });
      await page.getByText('Maintenant', { exact: true }).click();
      await page.getByRole('button', { name: 'Publier maintenant' }).click();
      await expect(page.getByText('C’est publié.').first()).toBeVisible();
      for (const [name, ready] of [
        [/^À vérifier : /, ''],
        [/^Versions$/, 'Publication'],
        [/^Liens d’aperçu$/, 'Créer un lien'],
        [/^Raccourcis$/, ''],
      ] as const) {
        await look(String(name), async () => {
          await page.getByRole('button', { name }).click();
          await expect(dialog).toBeVisible();
          if (ready) await dialog.getByRole('button', { name: ready }).first().click();
          if (ready === 'Publication') await expect(dialog.getByRole('heading', { name: 'Ce qui a changé depuis' })).toBeVisible();
          if (ready === 'Créer un lien') await expect(dialog.getByRole('button', { name: 'Retirer' })).toBeVisible();
        });
        await close(page);
      }
      await expect(framed(page).getByRole('heading', { level: 1 })).toBeAttached();
    });

    test('the question who of two people is right is accessible', async ({ editor: page, look, copy, origin, guard }) => {
      guard.allowConsole(/409 \(Conflict\)/);
      await page.route('**/presence', (route) => route.abort());
      guard.allowConsole(/ERR_FAILED/);
      const address = `/api/admin/document/page/${copy.id}`;
      const { data } = (await (await page.request.get(address)).json()) as { data: { revision: number; draft: { cms: object } } };
      const cms = { ...data.draft.cms, layouts: [] };
      const other = await page.request.put(`${address}/draft`, { headers: { origin }, data: { revision: data.revision, cms } });
      expect(other.ok(), await other.text()).toBe(true);
      await show(page, 'Plan');
      await rowOf(page, /^Ouverture Des/).click();
      await show(page, 'Réglages');
      const question = page.getByRole('dialog', { name: 'Quelqu’un d’autre a enregistré' });
      await look('question', async () => {
        await page.getByLabel('Titre', { exact: true }).fill('Le mien');
        await expect(question.getByRole('button', { name: 'Garder les deux' })).toBeVisible();
      });
      await question.getByRole('button', { name: 'Garder mon travail seul' }).click();
      await expect(stateOf(page)).toHaveText('Enregistré');
    });

    test('the choice of a product from a list is accessible, and so is one that is gone', async ({
      page,
      look,
      origin,
      adminCookies,
      guard,
    }) => {
      guard.allowConsole(/Blocked script execution|was preloaded using link preload but not used/);
      await page.context().addCookies(adminCookies);
      const props = { product: 'robe-perdue', tags: ['partie', 'robes'] };
      const layouts = [{ id: 1, name: 'Haut', nodes: [{ id: 'featured', type: 'featured-product', v: 1, props }] }];
      const data = { title: 'Page à choix', url: `/choix-${Date.now().toString(36)}`, from: { layouts } };
      const made = await page.request.post('/api/admin/page', { headers: { origin }, data });
      const { id } = ((await made.json()) as { data: { id: number } }).data;
      await page.goto(`/admin/pages/${id}`);
      await show(page, 'Plan');
      await rowOf(page, /^Produit à la une/).click();
      await show(page, 'Réglages');
      const product = settingsOf(page).getByRole('button', { name: /^Produit robe-perdue/ });
      await look('what is gone', () => expect(product).toBeVisible());
      await look('list of products', async () => {
        await product.click();
        await page.getByRole('dialog').getByLabel('Chercher').fill('CARRE en soie');
        await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Un résultat');
      });
      await page.goto('about:blank');
      await page.request.delete(`/api/admin/page/${id}`, { headers: { origin } });
    });
  });
