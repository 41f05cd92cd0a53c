import type { FrameLocator, Locator } from '@playwright/test';
import { iconPaths } from '#ui/icon-paths.ts';
import { expect, openGroup, previewed, test, unsaved } from './settings.ts';

// Each group of settings is changed once in the panel by the control that people use, and seen in the preview. What each parameter
// does is proven in tests/parameters/ without the panel.

// | group | shown by |
// | --- | --- |
// | layout, menu, logo, protection, code | the first test |
// | icons, shop, messages, company, opening-hours, social, descriptions | the second |
// | legal; registration; shipping | the third; the fourth; the fifth |
// | colours | admin-parameters.desktop.spec.ts: “a colour shows in the preview while one types …” |
// | typography | admin-parameters.desktop.spec.ts: “hours, icons, fonts and legal texts …” |
// | credits | admin-parameters.desktop.spec.ts: “a setting of the page’s HTML shows in the preview …” |

test('groups of styles show in the preview without another page: layout, menu, logo, protection, added code', async ({ settings }) => {
  const page = previewed(settings);
  await expect(page.locator('#contenu')).toBeVisible();
  await page.locator('html').evaluate((root) => root.setAttribute('data-same', ''));

  await openGroup(settings, 'Mise en page');
  const button = page.getByRole('main').getByRole('link').first();
  await expect(button).not.toHaveCSS('border-top-left-radius', '999px');
  await settings.getByLabel('Arrondi des boutons', { exact: true }).fill('40');
  await expect(button, 'it is a pill').toHaveCSS('border-top-left-radius', '999px');

  await openGroup(settings, 'Menu et en-tête');
  await settings.getByLabel('Largeur des sous-menus', { exact: true }).fill('420');
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).locator('li > ul').first()).toHaveCSS('width', '420px');

  await openGroup(settings, 'Logo');
  await settings.getByLabel('Hauteur du logo', { exact: true }).fill('44');
  await expect(homeLink(page).locator('img').filter({ visible: true })).toHaveCSS('height', '44px');

  await openGroup(settings, 'Protection du contenu');
  await settings.getByRole('checkbox', { name: 'Empêcher la sélection du texte' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('user-select', 'none');

  await openGroup(settings, 'Code ajouté');
  await settings.getByLabel('CSS ajouté à toutes les pages', { exact: true }).fill('main h1 { text-decoration: underline }');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-decoration-line', 'underline');
  await expect(page.locator('html'), 'it is the same document').toHaveAttribute('data-same', '');
  await expect(unsaved(settings)).toHaveText(/^5 modifications/);
});

test('groups of what every page has show in the preview: icons, shop, messages, company, hours, networks, contact page', async ({
  settings,
}) => {
  const page = previewed(settings);
  const banner = page.getByRole('banner').first();
  const foot = page.getByRole('contentinfo');
  await expect(page.locator('#contenu')).toBeVisible();

  await openGroup(settings, 'Icônes');
  await settings.getByLabel('Icône du panier', { exact: true }).fill('heart');
  await expect(
    banner
      .getByRole('link', { name: /^Panier, / })
      .locator('svg path')
      .first(),
  ).toHaveAttribute('d', iconPaths.heart);

  await openGroup(settings, 'Boutique et fiches');
  await expect(banner.getByRole('link', { name: 'Mes favoris' })).toBeAttached();
  await settings.getByRole('checkbox', { name: 'Favoris', exact: true }).uncheck();
  await expect(page.locator('#contenu')).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Mes favoris' })).toHaveCount(0);

  await openGroup(settings, 'Messages et e-mails');
  await settings.getByLabel('Annonce', { exact: true }).fill('Portes ouvertes samedi');
  await expect(page.getByRole('complementary', { name: 'Annonce' })).toContainText('Portes ouvertes samedi');

  await openGroup(settings, 'Société');
  await settings.getByLabel('Nom de la boutique', { exact: true }).fill('Chez Madeleine');
  await expect(foot).toContainText('Chez Madeleine');

  await openGroup(settings, 'Horaires');
  const monday = foot.locator('dt', { hasText: /lundi/i }).locator('xpath=following-sibling::dd[1]');
  await expect(monday).not.toContainText(/9\sh/);
  await settings.getByRole('button', { name: 'Ouvrir ce jour : Lundi' }).click();
  await expect(monday).toContainText(/9\sh/);

  await openGroup(settings, 'Réseaux sociaux');
  await settings.getByLabel('GitHub', { exact: true }).fill('marie/penderie');
  await expect(foot.getByRole('link', { name: 'GitHub', exact: true })).toHaveAttribute('href', 'https://github.com/marie/penderie');

  await openGroup(settings, 'Référencement');
  await expect(foot.locator('a[href="/contact"]')).toHaveCount(0);
  await settings.getByRole('checkbox', { name: 'Masquer la page de contact automatique' }).uncheck();
  await expect(foot.locator('a[href^="/contact"]')).toHaveCount(1);
});

test('a legal text shows in the preview of its page', async ({ settings }) => {
  const page = previewed(settings);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  await openGroup(settings, 'Textes légaux');
  await settings.getByRole('button', { name: 'Modifier le texte' }).first().click();
  await settings.getByRole('textbox', { name: 'Mentions légales', exact: true }).click();
  await settings.keyboard.press('ControlOrMeta+Home');
  await settings.keyboard.type('Bonjour à toutes. ');
  await expect(page.getByRole('main')).toContainText('Bonjour à toutes.');
});

test('a setting of registration shows in the form of the preview', async ({ settings }) => {
  // In the preview alone nobody is signed in: who is sees no form.
  await settings.route('**/api/logged', (route) =>
    route.request().frame() === settings.mainFrame()
      ? route.fallback()
      : route.fulfill({ json: { success: true, data: { logged: false }, message: '' } }),
  );
  const page = previewed(settings);
  const root = page.locator('html:has(#contenu)');
  await root.evaluate((element) => element.setAttribute('data-old', ''));
  await openGroup(settings, 'Inscription');
  await settings.getByRole('checkbox', { name: 'Demander la date de naissance' }).check();
  await expect(root, 'the page of the new values has come').not.toHaveAttribute('data-old');
  await page.getByRole('banner').first().getByRole('link', { name: 'Mon compte' }).click();
  await page.getByRole('tab', { name: 'Je crée mon compte' }).click();
  await expect(page.getByLabel('Date de naissance')).toBeVisible();
});

test('a setting of shipping is part of the draft that the preview shows', async ({ settings }) => {
  // The step of delivery needs a cart and an address: tests/parameters/delivery.ts goes there with such a draft.
  await openGroup(settings, 'Livraison, paiement');
  const drafted = settings.waitForResponse(
    (answer) => answer.url().endsWith('/draft') && (answer.request().postData() ?? '').includes('Les colis partent le jeudi.'),
  );
  await settings.getByLabel('Message de livraison', { exact: true }).fill('Les colis partent le jeudi.');
  expect((await drafted).ok()).toBe(true);
  await expect(settings.locator('iframe').last()).toHaveAttribute('src', /preview=/);
});

const homeLink = (page: FrameLocator): Locator =>
  page
    .getByRole('banner')
    .first()
    .getByRole('link', { name: /accueil/i })
    .filter({ has: page.locator('img') })
    .first();
