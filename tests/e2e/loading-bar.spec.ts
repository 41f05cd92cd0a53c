import { expect, test } from './fixtures.ts';
import { wake } from './wake.ts';

/** Longer than the 200 ms after which the bar comes, long enough for a busy machine to look at it. */
const slowMs = 1_500;
const later = () => new Promise((done) => setTimeout(done, slowMs));

test('a page that takes its time shows a bar at the top until it is there', async ({ page }) => {
  await page.route('**/_next/data/**', async (route) => {
    await later();
    await route.continue();
  });
  await page.goto('/me-contacter');
  await wake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click();
  const bar = page.locator('[data-loading-bar]');
  await expect(bar).toHaveAttribute('data-loading-bar', 'loading');
  expect((await bar.boundingBox())?.y).toBe(0);
  expect(await bar.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration)).toBe(5_000);
  await expect(page).toHaveURL(/a-propos/);
  await expect(bar).toHaveCount(0);
});

test('a call that gets no answer fails it', async ({ page, guard }) => {
  guard.allowConsole(/ERR_FAILED/);
  await page.route('**/api/order/lookup', async (route) => {
    await later();
    await route.abort();
  });
  await page.goto('/order/follow');
  await page.getByLabel('Numéro de commande').fill('2026-000001');
  await page.getByLabel('Adresse e-mail').fill('zoe@example.com');
  const states = page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const seen: string[] = [];
        const look = new MutationObserver(() => {
          const state = document.querySelector<HTMLElement>('[data-loading-bar]')?.dataset.loadingBar;
          if (state && seen.at(-1) !== state) seen.push(state);
          if (state === 'failed') done(seen);
        });
        look.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-loading-bar'] });
      }),
  );
  await page.getByRole('button', { name: 'Suivre ma commande' }).click();
  expect(await states).toEqual(['loading', 'failed']);
  await expect(page.locator('[data-loading-bar]')).toHaveCount(0);
});
