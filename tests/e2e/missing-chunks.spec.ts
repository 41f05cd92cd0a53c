import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { wake } from './wake.ts';

/** Scripts that the page had when this was called; any other that is asked for later is `late`. */
async function onLateScripts(page: Page, answer: 'gone' | 'slow'): Promise<void> {
  const known = new Set(
    await page.evaluate(() => [...document.querySelectorAll('script[src]')].map((script) => (script as HTMLScriptElement).src)),
  );
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    if (known.has(route.request().url())) return route.fallback();
    if (answer === 'gone') return route.fulfill({ status: 404, body: 'not found' });
    await new Promise((done) => setTimeout(done, 1500));
    return route.fallback();
  });
}

test('after a new version went online, a chunk that is gone reloads the page once and costs its block alone', async ({ page, guard }) => {
  guard.allowConsole(/status of 404|ChunkLoadError|React error #418/);
  await page.goto('/essai-vide');
  await wake(page);
  await onLateScripts(page, 'gone');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/essai-panne');
  expect(loads, 'nothing is run, and nothing missed, before somebody uses the page').toBe(1);
  await page.keyboard.press('F8');
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { name: 'Ce qui précède' })).toBeVisible();
  await expect(page.getByText('Ce qui suit.')).toBeVisible();
  // Whatever else fails within the minute reloads nothing.
  await page.getByRole('link', { name: 'Vers les deux blocs' }).click();
  await expect(page.getByRole('heading', { name: 'Deux blocs' })).toBeVisible();
  await page.waitForTimeout(1500);
  expect(loads).toBeLessThanOrEqual(3);
});

test('a style sheet that is gone loads the page anew once; the page is readable without it', async ({ page, guard }) => {
  guard.allowConsole(/status of 404/);
  await page.route('**/_page/*.css', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto('/a-propos');
  await expect.poll(() => documents).toBe(2);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--colour-ground'));
  await expect.poll(ground).toMatch(/^#/);
  guard.allowConsole(/status of 404|ERR_FAILED/);
  await page.route('**/_page/*.css', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('following a link never shows a blank page while the chunks of the next one are on their way', async ({ page }) => {
  await page.goto('/essai-vide');
  await page.waitForLoadState('networkidle');
  await wake(page);
  await onLateScripts(page, 'slow');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const main = document.querySelector('main');
      const words = main?.textContent.replace(/\s+/g, ' ').trim() ?? '';
      if (seen.at(-1) !== words) seen.push(words);
      requestAnimationFrame(look);
    };
    look();
    const link = Object.assign(document.createElement('a'), { href: '/essai-deux', textContent: 'Suite' });
    document.querySelector('main')?.append(link);
  });
  const started = Date.now();
  await page.getByRole('link', { name: 'Suite' }).click();
  await expect(page.getByRole('heading', { name: 'Deux blocs' })).toBeVisible();
  expect(Date.now() - started, 'the chunks were waited for').toBeGreaterThan(1400);
  await page.getByRole('tab', { name: 'Soir' }).first().click();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(
    seen.filter((words) => words === ''),
    'no frame was blank',
  ).toEqual([]);
  expect(
    seen.findIndex((words) => words.includes('Deux blocs')),
    'the old page stood until the new one was whole',
  ).toBeGreaterThan(0);
  expect(seen.filter((words) => words.includes('Deux blocs') && !words.includes('Matin'))).toEqual([]);
});

test('what is typed before a form’s code is there is neither lost nor sent into an address, and sent once it is there', async ({
  page,
  guard,
}) => {
  guard.allowConsole(/status of 422/);
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    await new Promise((done) => setTimeout(done, 2500));
    return route.fallback();
  });
  await page.goto('/me-contacter', { waitUntil: 'commit' });
  const form = page.getByRole('region', { name: 'Écrire à Marie' });
  await form.getByLabel('Votre nom').fill('Nora Petit');
  await form.getByLabel('Votre message').fill('Bonjour !');
  await form.getByLabel('À propos de').selectOption('commande');
  await form.getByRole('button', { name: 'Envoyer à Marie' }).click();
  expect(new URL(page.url()).search).toBe('');
  // The field that hangs on the choice is the sign that the block is alive, and has learnt of the choice.
  await expect(form.getByLabel(/Numéro de la commande/)).toBeVisible();
  await expect(form.getByLabel('Votre nom')).toHaveValue('Nora Petit');
  await expect(form.getByLabel('Votre message')).toHaveValue('Bonjour !');
  await expect(form.getByText(/champs sont à corriger/)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});
