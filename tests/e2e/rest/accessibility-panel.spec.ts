import type { Page } from '@playwright/test';
import { orderPaid } from '../cart-at-hand.ts';
import { lookAt } from '../look.ts';
import { expect, test } from '../preview.ts';
import { person } from '../shopper.ts';
import { phone } from './screens.ts';

// Further tests by axe beside ../accessibility.spec.ts: dialogs and lists of the panel.

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page of the panel, or of the site, that has a heading. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(title(page)).toBeAttached();
}

test('axe finds nothing in the dialogs of the panel’s pages', async ({ page, guard, adminCookies }) => {
  const look = lookAt(page, guard);
  await page.context().addCookies(adminCookies);
  await open(page, '/admin/pages');
  await page.getByRole('button', { name: 'Nouvelle page' }).click();
  const making = page.getByRole('dialog', { name: 'Nouvelle page' });
  await look('address that is none', async () => {
    await making.getByLabel('Titre').fill('Essai');
    await making.getByLabel('Adresse', { exact: true }).fill('/Pas Une Adresse');
    await expect(making.locator('[aria-invalid="true"]')).toBeVisible();
  });
  await look('from a template', async () => {
    await making.getByLabel('Adresse', { exact: true }).fill('');
    await making.getByText('d’un modèle').click();
  });
  await look('from a copy', async () => {
    await making.getByText('d’une copie').click();
    await making.getByLabel('Page à copier').selectOption({ index: 1 });
  });
  await page.keyboard.press('Escape');
  await look('a page', async () => {
    await page.getByRole('row', { name: 'Jupes d’occasion pour femme' }).click();
    const sheet = page.getByRole('dialog', { name: 'Jupes d’occasion pour femme' });
    await sheet.getByLabel('Adresse', { exact: true }).fill('/nos-vetements/jupes-deux');
    await expect(sheet.getByText(/mènera à la nouvelle/)).toBeVisible();
  });
  await look('common parts', async () => {
    await open(page, '/admin/pages');
    await page.getByRole('tab', { name: 'Parties communes' }).click();
    await expect(page.getByText('Sur toutes les pages').first()).toBeVisible();
  });
});

test('axe finds nothing where files are added to the panel’s library and deleted', async ({ page, guard, adminCookies }) => {
  guard.allowConsole(/422/);
  const look = lookAt(page, guard);
  await page.context().addCookies(adminCookies);
  const name = `essai-${Date.now()}`;
  await look('uploads', async () => {
    await open(page, '/admin/media');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Ajouter des fichiers' }).click();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h40v30H0z" fill="#1f4e5f"/></svg>';
    await (await chooser).setFiles([
      { name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
      { name: 'faux.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    ]);
    const uploads = page.getByRole('list', { name: 'Envois' });
    await expect(uploads.getByText(`${name}.svg — ajouté`)).toBeVisible();
    await expect(uploads.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
  await look('found', async () => {
    await page.getByLabel('Rechercher').fill(name);
    await expect(page.getByText('1 fichier', { exact: true })).toBeVisible();
  });
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const deleting = page.getByRole('dialog', { name: 'Supprimer' });
  await look('deletion', async () => {
    await page
      .getByRole('dialog', { name: new RegExp(name) })
      .getByRole('button', { name: 'Supprimer' })
      .click();
    await expect(deleting).toBeVisible();
  });
  await look('nothing found', async () => {
    await deleting.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Aucun fichier ne correspond.')).toBeVisible();
  });
});

test('axe finds nothing on the panel’s outbox, payments, refunds and books, and on the bar of a page', async ({
  page,
  guard,
  origin,
  adminCookies,
}) => {
  const look = lookAt(page, guard);
  const placed = await orderPaid(page, origin, person('Solène'));
  await page.context().addCookies(adminCookies);
  await look('outbox', async () => {
    await page.goto('/admin/mails');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
  await look('a provider', async () => {
    await page.goto('/admin/payments?method=CAWL');
    await expect(page.getByRole('heading', { name: 'Cawl' })).toBeVisible();
  });
  await page.goto(`/admin/orders/${placed.id}`);
  const dialog = page.getByRole('dialog', { name: 'Rendre une partie du paiement' });
  await look('refund', async () => {
    await page.getByRole('button', { name: 'Rendre une partie' }).click();
    await dialog
      .getByRole('checkbox', { name: /^\d+ × / })
      .first()
      .check();
    await dialog.getByLabel('Montant à rendre').fill('9999');
    await dialog.getByRole('button', { name: 'Rendre l’argent' }).click();
    await expect(dialog.getByLabel('Montant à rendre')).toHaveAccessibleDescription(/au plus/);
    await dialog.getByLabel('Montant à rendre').fill('1,00');
    await dialog.getByLabel('Raison').fill('Un bouton manquait');
  });
  await look('refunded', async () => {
    await dialog.getByRole('button', { name: 'Rendre l’argent' }).click();
    await expect(dialog).toBeHidden();
  });
  await look('books', async () => {
    await page.goto('/admin/payments/books');
    await expect(page.getByRole('heading', { name: /Tout concorde|différence/ })).toBeVisible();
  });
  await look('bar of a page', async () => {
    await page.goto('/nos-vetements/jupes-occasion-femme');
    await expect(page.frameLocator('iframe[title="Gestion"]').getByRole('link', { name: 'Modifier cette page' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('axe finds nothing in the panel’s menu and settings on a phone', async ({ page, guard, adminCookies }) => {
    const look = lookAt(page, guard);
    await page.context().addCookies(adminCookies);
    await look('menu', async () => {
      await page.goto('/admin/orders');
      await page.getByRole('banner', { name: 'Gestion' }).getByRole('button', { name: 'Commandes Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Gestion de la boutique' }).getByRole('link').first()).toBeVisible();
    });
    const views = page.getByRole('navigation', { name: 'Vues' });
    await look('groups', async () => {
      await page.goto('/admin/parameters');
      await views.getByRole('button', { name: 'Groupes' }).click();
    });
    await look('fields', () =>
      page.getByRole('navigation', { name: 'Groupes de réglages' }).getByRole('button', { name: 'Couleurs' }).click(),
    );
    await look('preview', async () => {
      await views.getByRole('button', { name: 'Aperçu' }).click();
      await expect(page.frameLocator('iframe[data-coming="false"]').locator('body:has(#contenu)')).toBeVisible();
    });
  });
});
