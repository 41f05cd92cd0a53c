import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { launchOptions } from '../tests/browser/launch.ts';
import { buildWhenNeeded } from './launch/build.ts';
import { startStack } from './launch/stack.ts';
import { orExit } from './launch/start-failure.ts';

// The pictures of "Edit a page" in docs/guide-owner.md: the walk of a first afternoon through the page editor, step by step, on the
// sample boutique: docs/images/editor-<step>.webp.

const folder = 'docs/images';
const width = 960;

/** Pictures what the window shows, with all pictures that are in view. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(600);
  const picture = await page.screenshot();
  await sharp(picture)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 74 })
    .toFile(join(folder, `editor-${name}.webp`));
}

await orExit(async () => {
  await buildWhenNeeded(AbortSignal.timeout(600_000));
  const stack = await startStack();
  const browser = await chromium.launch(await launchOptions());
  try {
    const [baseURL = ''] = stack.origins;
    const pages = await stack.call<{ id: number; url: string }[]>('GET', '/admin/page');
    const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: 'fr-FR', reducedMotion: 'reduce' });
    const cookies = stack.cookie.split('; ').map((pair) => pair.split('='));
    await context.addCookies(cookies.map(([name = '', ...value]) => ({ name, value: value.join('='), url: baseURL })));
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const row = (name: RegExp) => page.getByRole('treegrid', { name: 'Plan' }).getByRole('row', { name });
    const frame = page.frameLocator('iframe[title^="Page"]');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await page.goto('/admin/pages');
    await page.getByRole('treegrid').waitFor();
    await shoot(page, '1-pages');

    await page.goto(`/admin/pages/${pages.find(({ url }) => url === '/')?.id}`);
    await frame.getByRole('heading', { level: 1 }).waitFor();
    await row(/^Ouverture Des/).click();
    await page.getByLabel('Titre', { exact: true }).fill('La nouvelle saison est là');
    await frame.getByRole('heading', { name: 'La nouvelle saison est là' }).waitFor();
    await shoot(page, '2-title');

    await press('Image : choisir une image');
    const library = page.getByRole('dialog', { name: 'Médiathèque' });
    await library.getByLabel('Chercher dans la médiathèque').fill('atelier');
    await library
      .getByRole('button', { name: /atelier/ })
      .first()
      .waitFor();
    await shoot(page, '3-picture');
    await library
      .getByRole('button', { name: /atelier/ })
      .first()
      .click();

    await page.getByRole('tab', { name: 'Ajouter' }).click();
    await page.getByLabel('Chercher un bloc').fill('citation');
    await shoot(page, '4-add');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Citation' }).click();
    await page.getByRole('tab', { name: 'Plan' }).click();
    await page.getByRole('checkbox', { name: 'Téléphone' }).uncheck();
    await page.getByRole('checkbox', { name: 'Téléphone' }).scrollIntoViewIfNeeded();
    await shoot(page, '5-screens');

    await press('Publier');
    await shoot(page, '6-publish');
    await press('Publier maintenant');
    await page.getByText('C’est publié.').waitFor();
    await press('Publier');
    await page.getByRole('button', { name: 'Annuler la dernière publication' }).waitFor();
    await shoot(page, '7-undo');
    await context.close();
  } finally {
    await browser.close();
    await stack.stop();
  }
});
