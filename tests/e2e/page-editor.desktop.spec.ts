import { expect, framed, rowOf, stateOf, test } from './page-editor.ts';

test('a newcomer changes title and picture, adds a section, moves it, hides it on phones, publishes and undoes that', async ({
  editor: page,
  copy,
  guard,
  browser,
  baseURL,
}) => {
  guard.allowConsole(/404 \(Not Found\)/);
  const frame = framed(page);
  // Title: written in the page itself.
  await frame.getByRole('heading', { level: 1 }).waitFor();
  await rowOf(page, /^Ouverture Des/).click();
  const title = page.getByLabel('Titre', { exact: true });
  await title.fill('La nouvelle saison');
  await expect(frame.getByRole('heading', { level: 1, name: 'La nouvelle saison' })).toBeVisible();
  // Picture: chosen in the library.
  await page.getByRole('button', { name: 'Image : choisir une image' }).click();
  const library = page.getByRole('dialog', { name: 'Médiathèque' });
  await library.getByLabel('Chercher dans la médiathèque').fill('atelier');
  await library.getByRole('listitem').first().getByRole('button').click();
  await expect(library).toBeHidden();
  // Section: added after the first, moved up, hidden on phones.
  await page.getByRole('navigation', { name: 'Où se trouve le bloc' }).getByRole('button', { name: 'Ouverture' }).first().click();
  await page.getByRole('tab', { name: 'Ajouter' }).click();
  await page.getByLabel('Chercher un bloc').fill('citation');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Citation' }).click();
  // No other block has the text of its first state.
  const quote = frame.locator('blockquote').filter({ hasText: 'Votre texte' }).first();
  await expect(quote).toBeVisible();
  await page.getByRole('tab', { name: 'Plan' }).click();
  // The block itself is chosen: it can be written at once. Its section is moved.
  const settings = page.getByRole('region', { name: 'Réglages' });
  await expect(settings.getByLabel('Texte', { exact: true })).toHaveValue(/^Votre texte/);
  await page.getByRole('navigation', { name: 'Où se trouve le bloc' }).getByRole('button', { name: 'Citation' }).first().click();
  await settings.getByRole('button', { name: 'Monter', exact: true }).click();
  await expect
    .poll(() => frame.locator('main [data-layout]').first().locator('blockquote').filter({ hasText: 'Votre texte' }).count())
    .toBe(1);
  await rowOf(page, /^Citation/)
    .first()
    .click();
  await rowOf(page, /^Citation .+/).click();
  await page.getByRole('checkbox', { name: 'Téléphone' }).uncheck();
  await page.getByRole('radio', { name: 'Téléphone', exact: true }).check();
  await expect(quote).toBeHidden();
  await page.getByRole('radio', { name: 'Ordinateur', exact: true }).check();
  await expect(quote).toBeVisible();
  await expect(stateOf(page)).toHaveText('Enregistré');

  // Nobody sees it before it is published.
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })).newPage();
  expect((await visitor.goto(copy.url))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await page.getByRole('button', { name: 'Publier maintenant' }).click();
  await expect(page.getByText('Enregistré · Publié')).toBeVisible();
  await expect
    .poll(async () => {
      await visitor.goto(copy.url);
      return visitor.getByRole('heading', { level: 1 }).textContent();
    })
    .toBe('La nouvelle saison');
  await expect(visitor.locator('blockquote').filter({ hasText: 'Votre texte' }).first()).toBeHidden();
  await visitor.setViewportSize({ width: 1280, height: 800 });
  await expect(visitor.locator('blockquote').filter({ hasText: 'Votre texte' }).first()).toBeVisible();
  expect(await visitor.locator('script[src*="page-editor"], [data-node]').count(), 'nothing of the editor').toBe(0);

  // A second publication, undone.
  await rowOf(page, /^Ouverture La/).click();
  await title.fill('Encore autrement');
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await page.getByRole('button', { name: 'Publier maintenant' }).click();
  const shown = async () => {
    await visitor.goto(copy.url);
    return visitor.getByRole('heading', { level: 1 }).textContent();
  };
  await expect.poll(shown).toBe('Encore autrement');
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await page.getByRole('button', { name: 'Annuler la dernière publication' }).click();
  await expect.poll(shown).toBe('La nouvelle saison');
  await expect(title).toHaveValue('Encore autrement');
  await visitor.context().close();
});

test('nothing typed is lost without a connection, after the session has ended, or when the window is loaded anew', async ({
  editor: page,
  guard,
  adminCookies,
}) => {
  guard.allowConsole(/ERR_FAILED|401 \(Unauthorized\)|403 \(Forbidden\)/);
  const state = stateOf(page);
  await rowOf(page, /^Ouverture Des/).click();
  const title = page.getByLabel('Titre', { exact: true });

  await page.route('**/api/admin/document/**/draft', (route) => route.abort());
  await title.fill('Écrit sans connexion');
  await expect(state).toHaveText(/^Hors connexion/);
  await title.fill('Écrit sans connexion, encore');
  await page.reload();
  await rowOf(page, /^Ouverture Écrit/).click();
  await expect(title).toHaveValue('Écrit sans connexion, encore');
  await expect(framed(page).getByRole('heading', { level: 1, name: 'Écrit sans connexion, encore' })).toBeVisible();
  await page.unroute('**/api/admin/document/**/draft');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(state).toHaveText('Enregistré');

  // Asked for the password, whoever reads first: she gives it later and writes on.
  const again = page.getByRole('dialog', { name: 'Votre session est terminée' });
  await page.addLocatorHandler(again, () => again.getByRole('button', { name: 'Annuler' }).click());
  await page.context().clearCookies();
  await title.fill('Écrit après la session');
  await expect(state).toHaveText(/^Session terminée/);
  await title.fill('Écrit après la session, encore');
  await page.context().addCookies(adminCookies);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(state).toHaveText('Enregistré');
  await page.reload();
  await rowOf(page, /^Ouverture Écrit après/).click();
  await expect(title).toHaveValue('Écrit après la session, encore');
});

test('the whole of it goes by keys: choose, write, move, duplicate, delete, undo', async ({ editor: page }) => {
  const frame = framed(page);
  const stage = page.getByRole('group', { name: 'Page', exact: true });
  await stage.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  const way = page.getByRole('navigation', { name: 'Où se trouve le bloc' });
  await expect(way).toHaveText('Nouveautés');
  const sections = frame.locator('main [data-layout]');
  const count = await sections.count();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(sections).toHaveCount(count + 1);
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Delete');
  await expect(sections).toHaveCount(count);
  for (let step = 0; step < 3; step++) await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: 'Annuler', exact: true })).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(sections).toHaveCount(count + 1);
  await stage.focus();
  await page.keyboard.press('ArrowDown');
  // The button goes with the block, and the keys still mean the page.
  await page.getByRole('toolbar').getByRole('button', { name: 'Supprimer', exact: true }).press('Enter');
  await expect(stage).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Raccourcis' })).toBeVisible();
});
