import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, openGroup, previewed, previewedBody, saveButton, test, unsaved } from './settings.ts';

// One after another: they share what is saved.
test.describe.configure({ mode: 'default' });

const groundOf = (body: Locator) => body.evaluate((element) => getComputedStyle(element).backgroundColor);

test('a colour shows in the preview while one types, is undone, redone and reset, and nothing is saved', async ({
  settings,
  elsewhere,
}) => {
  const body = previewedBody(settings);
  await expect(body).toBeVisible();
  const before = await groundOf(body);
  const field = settings.getByLabel('Fond du site', { exact: true });
  await field.fill('#123456');
  await expect(body).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await expect(unsaved(settings)).toHaveText(/^1 modification/);

  await settings.keyboard.press('ControlOrMeta+z');
  await expect(body).toHaveCSS('background-color', before);
  await settings.keyboard.press('ControlOrMeta+Shift+z');
  await expect(body).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await settings.getByRole('button', { name: 'Fond du site : revenir à l’enregistré' }).click();
  await expect(body).toHaveCSS('background-color', before);
  await expect(unsaved(settings)).toHaveText('Tout est enregistré');

  await openGroup(settings, 'Menu et en-tête');
  await settings.getByRole('button', { name: 'Largeur des sous-menus : remettre le défaut' }).click();
  await expect(settings.getByLabel('Largeur des sous-menus', { exact: true })).toHaveValue('150');
  expect((await elsewhere.read()).values.SUBMENU_WIDTH, 'only a save saves').toBe('220');
});

test('a setting of the page’s HTML shows in the preview at the height where one was', async ({ settings }) => {
  const page = previewed(settings);
  await expect(page.locator('#contenu')).toBeVisible();
  // A page that has not come whole is not high enough yet.
  const scroll = () =>
    page.locator('html').evaluate(() => {
      window.scrollTo({ top: 600, behavior: 'instant' });
      return window.scrollY;
    });
  await expect.poll(scroll).toBe(600);
  await openGroup(settings, 'Mention du créateur');
  await settings.getByRole('textbox', { name: 'Mention du créateur', exact: true }).fill('Fait avec soin à Aizenay');
  await expect(page.getByText('Fait avec soin à Aizenay')).toBeAttached();
  expect(await page.locator('html').evaluate(() => window.scrollY)).toBe(600);
});

test('links inside the preview stay in the preview; any page can be chosen, at any width', async ({ settings }) => {
  const page = previewed(settings);
  await expect(page.locator('#contenu')).toBeVisible();
  await settings.getByLabel('Fond du site', { exact: true }).fill('#123456');
  const choice = settings.getByRole('combobox', { name: 'Page montrée' });
  await choice.selectOption('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Panier' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await choice.selectOption('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Panier' })).toHaveCount(0);
  await expect(page.locator('#contenu')).toBeVisible();
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(choice).not.toHaveValue('/');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 52, 86)');

  for (const [device, width] of [
    ['Téléphone', 390],
    ['Tablette', 820],
    ['Ordinateur', 1440],
  ] as const) {
    await settings.getByRole('radio', { name: device }).check({ force: true });
    await expect.poll(() => page.locator('html').evaluate(() => window.innerWidth)).toBe(width);
  }
});

test('an illegal value says what is allowed and cannot be saved', async ({ settings }) => {
  const field = settings.getByLabel('Couleur principale', { exact: true });
  await field.fill('brun');
  await expect(field).toHaveAccessibleDescription(/couleur en hexadécimal/);
  await openGroup(settings, 'Menu et en-tête');
  const width = settings.getByLabel('Largeur des sous-menus', { exact: true });
  await width.fill('9999');
  await expect(width).toHaveAccessibleDescription(/de 100 à 600 px/);
  await settings.getByRole('button', { name: '2 valeurs à corriger' }).click();
  await expect(field, 'the first one takes the focus').toBeFocused();
  await saveButton(settings).click();
  await expect(unsaved(settings)).toHaveText(/^2 modifications/);
});

test('a colour that cannot be read is told, and mended by one press', async ({ settings }) => {
  await settings.getByLabel('Texte du pied de page', { exact: true }).fill('#4a3a30');
  const warning = settings.getByText(/^Contraste \d,\d:1/);
  await expect(warning).toBeVisible();
  await settings.getByRole('button', { name: 'Prendre une couleur lisible' }).click();
  await expect(warning).toBeHidden();
});

test('unsaved changes survive a reload, a save clears them, and the site wears what was saved', async ({ settings, elsewhere }) => {
  await openGroup(settings, 'Menu et en-tête');
  const kept = settings.waitForResponse((answer) => answer.url().endsWith('/draft') && (answer.request().postData() ?? '').includes('260'));
  await settings.getByLabel('Largeur des sous-menus', { exact: true }).fill('260');
  await kept;
  await settings.reload();
  await expect(unsaved(settings)).toHaveText(/^1 modification/);
  await settings.keyboard.press('ControlOrMeta+s');
  await expect(settings.getByText('Réglages enregistrés')).toBeVisible();
  await expect(unsaved(settings)).toHaveText('Tout est enregistré');
  expect((await elsewhere.read()).values.SUBMENU_WIDTH).toBe('260');
});

test('an exported file comes back through a dry run that says what it would change and refuse', async ({ settings, elsewhere, guard }) => {
  const downloading = settings.waitForEvent('download');
  await settings.getByRole('button', { name: 'Exporter' }).click();
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(file.format).toBe(1);
  const { LOGO, LOGO_FOOTER, LOGO_LIGHT_THEME, LOGO_FAVICON, ...values } = (await elsewhere.read()).values;
  expect([LOGO, LOGO_FAVICON], 'pictures stay').not.toContain(undefined);
  expect(file.values).toEqual(values);

  await settings.getByRole('button', { name: 'Importer' }).click();
  const dialog = settings.getByRole('dialog', { name: 'Importer des réglages' });
  const choose = (content: string) =>
    dialog.getByLabel('Fichier JSON').setInputFiles({ name: 'set.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await choose('{"format": 1');
  await expect(dialog.getByRole('alert')).toContainText('n’est pas du JSON');
  await choose(JSON.stringify({ format: 7, values: {} }));
  await expect(dialog.getByRole('alert')).toContainText('format d’export');
  await choose(JSON.stringify({ ...file, values: { ...file.values, SUBMENU_WIDTH: '310', PRIMARY_COLOR: 'brun' } }));
  await expect(dialog.getByText('1 réglage changerait')).toBeVisible();
  await expect(dialog.getByText('Couleur principale', { exact: true })).toBeVisible();
  await guard.expectAccessible(settings);
  await dialog.getByRole('button', { name: 'Appliquer au brouillon' }).click();
  await expect(unsaved(settings)).toHaveText(/^1 modification/);
  expect((await elsewhere.read()).values.SUBMENU_WIDTH, 'only a save saves').toBe(file.values.SUBMENU_WIDTH);
});

test('a preset shows at once in the preview and is one step of undo', async ({ settings, guard }) => {
  const body = previewedBody(settings);
  await expect(body).toBeVisible();
  const before = await groundOf(body);
  await settings.getByRole('button', { name: 'Préréglages' }).click();
  const dialog = settings.getByRole('dialog', { name: 'Préréglages' });
  await expect(dialog.getByRole('listitem')).toHaveCount(8);
  await guard.expectAccessible(settings);
  await dialog.getByRole('button', { name: /^Nuit/ }).click();
  await expect(body).not.toHaveCSS('background-color', before);
  await settings.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(unsaved(settings)).toHaveText('Tout est enregistré');
  await expect(body).toHaveCSS('background-color', before);
});

test('search finds by name, key and explanation, in both languages and without accents', async ({ settings }) => {
  const search = settings.getByRole('searchbox', { name: 'Chercher un réglage' });
  await search.fill('submenu_width');
  await expect(settings.getByText('SUBMENU_WIDTH', { exact: true }), 'technical names are shown on demand').toHaveCount(0);
  await settings.getByRole('button', { name: 'Noms techniques' }).click();
  for (const [typed, key] of [
    ['cepages', 'DISPLAY_GRAPE_VARIETY'],
    ['grape', 'DISPLAY_GRAPE_VARIETY'],
    ['submenu_width', 'SUBMENU_WIDTH'],
    ['ethylotest', 'DISPLAY_ETHYLOTEST_MESSAGE'],
  ] as const) {
    await search.fill(typed);
    await expect(settings.getByText(key, { exact: true })).toBeVisible();
  }
  await search.fill('xyzzy');
  await expect(settings.getByRole('heading', { name: 'Résultats' })).toBeVisible();
  await expect(settings.getByText('Aucun réglage ne correspond.').first()).toBeVisible();
});

test('hours, icons, fonts and legal texts have controls of their own', async ({ settings }) => {
  await openGroup(settings, 'Horaires');
  await settings.getByRole('button', { name: 'Ouvrir ce jour : Lundi' }).click();
  await expect(settings.getByLabel('Lundi, plage 1, début')).toHaveValue('09:00');
  await settings.getByLabel('Lundi, plage 1, fin').fill('13:00');
  await settings.getByRole('button', { name: 'Retirer la plage 1 de Lundi' }).click();

  await openGroup(settings, 'Icônes');
  await settings.getByRole('button', { name: 'Icône du panier : choisir' }).click();
  const icons = settings.getByRole('dialog', { name: 'Icône du panier' });
  await icons.getByRole('searchbox').fill('cart-shopping');
  await icons.getByRole('button', { name: 'cart-shopping' }).click();
  await expect(settings.getByLabel('Icône du panier', { exact: true })).toHaveValue('fa-solid cart-shopping');

  await openGroup(settings, 'Typographie');
  await settings.getByRole('button', { name: /^Police des titres/ }).click();
  const playfair = settings.getByRole('radio', { name: /Playfair/ });
  await settings.locator('label').filter({ has: playfair }).click();
  await expect(playfair).toBeChecked();
  await expect(previewed(settings).getByRole('heading').first()).toHaveCSS('font-family', /Playfair/);

  await openGroup(settings, 'Textes légaux');
  await settings.getByRole('button', { name: 'Modifier le texte' }).first().click();
  const text = settings.getByRole('textbox', { name: 'Mentions légales', exact: true });
  await text.click();
  await settings.keyboard.press('ControlOrMeta+Home');
  await settings.keyboard.type('Bonjour. ');
  await settings.getByRole('radio', { name: 'Source HTML' }).check({ force: true });
  await expect(settings.getByRole('textbox', { name: 'Mentions légales', exact: true })).toHaveValue(/Bonjour\. /);
});

test('by keyboard alone: find, change, undo and save', async ({ settings, elsewhere }) => {
  const tabTo = async (control: Locator) => {
    for (let step = 0; step < 120; step++) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await settings.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${control}`);
  };
  await tabTo(settings.getByRole('searchbox', { name: 'Chercher un réglage' }));
  await settings.keyboard.type('submenu_width');
  await tabTo(settings.getByLabel('Largeur des sous-menus', { exact: true }));
  await settings.keyboard.press('ArrowUp');
  await settings.keyboard.press('Shift+ArrowUp');
  await expect(settings.getByLabel('Largeur des sous-menus', { exact: true })).toHaveValue('231');
  await settings.keyboard.press('ControlOrMeta+z');
  await expect(unsaved(settings)).toHaveText('Tout est enregistré');
  await settings.keyboard.press('ControlOrMeta+y');
  await settings.keyboard.press('ControlOrMeta+s');
  await expect(settings.getByText('Réglages enregistrés')).toBeVisible();
  expect((await elsewhere.read()).values.SUBMENU_WIDTH).toBe('231');
});

test('axe finds no fault in the editor, whichever group of settings is open', async ({ settings, guard }) => {
  await expect(previewed(settings).locator('#contenu')).toBeVisible();
  for (const group of ['Couleurs', 'Menu et en-tête', 'Icônes', 'Horaires', 'Code ajouté']) {
    await openGroup(settings, group);
    await expect(settings.getByRole('heading', { level: 2, name: group })).toBeVisible();
    // The page in the preview is the same for all of them.
    await guard.expectAccessible(settings, group === 'Couleurs' ? {} : { except: 'iframe' });
  }
});

test('a text that was changed shows what another language still says, until somebody keeps it', async ({ settings, elsewhere, guard }) => {
  await elsewhere.save({ CREATED_BY_MESSAGE: 'Fait à Aizenay', 'CREATED_BY_MESSAGE@en_US': 'Made in Aizenay' });
  await settings.reload();
  await openGroup(settings, 'Mention du créateur');
  const note = settings.getByText('En anglais, on lit encore l’ancien texte :');
  await expect(settings.getByRole('textbox', { name: 'Mention du créateur', exact: true })).toBeVisible();
  await expect(note).toHaveCount(0);
  await settings.getByRole('textbox', { name: 'Mention du créateur', exact: true }).fill('Fait à Nantes');
  await saveButton(settings).click();
  await expect(settings.getByText('Dans une autre langue, l’ancien texte reste affiché.')).toBeVisible();
  await expect(note).toBeVisible();
  await expect(settings.getByRole('blockquote')).toHaveText('Made in Aizenay');
  // The preview loads again after a save; axe would wait for the answer of a frame that is gone.
  await guard.expectAccessible(settings, { except: 'iframe' });

  await settings.reload();
  await settings.getByText('1 traduction à revoir').click();
  await settings.getByRole('button', { name: 'Mention du créateur', exact: true }).last().click();
  await expect(note, 'it stays until something is done about it').toBeVisible();
  await settings.getByRole('button', { name: 'Ce texte convient' }).click();
  await expect(note).toHaveCount(0);
  await expect(settings.getByText('1 traduction à revoir')).toHaveCount(0);
  const kept = await settings.request.get('/api/admin/parameter');
  expect(await kept.json()).toMatchObject({ data: { outdated: [], values: { CREATED_BY_MESSAGE: 'Fait à Nantes' } } });
});
