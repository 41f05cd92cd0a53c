import type { Page } from '@playwright/test';
import { expect, sites } from './both-sites.ts';
import { pageTypes, sheetOf } from './page-types.ts';
import { previewAddress, test as previewTest } from './preview.ts';

const [{ test }, { test: wineTest }] = sites;

/** By how many px a page is wider than its window, and what stands out. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isClipped = (element: Element): boolean =>
      element.parentElement !== null &&
      (getComputedStyle(element.parentElement).overflowX !== 'visible' || isClipped(element.parentElement));
    const out = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && !isClipped(element),
    );
    const by = Math.max(document.documentElement.scrollWidth, window.innerWidth) - width;
    return by > 0 ? `${by} px: ${out.slice(-2).map(({ outerHTML }) => outerHTML.slice(0, 120))}` : '';
  });

for (const [run, site] of [
  [test, 'boutique'],
  [wineTest, 'wine'],
] as const) {
  run(`no page type of the ${site} site runs over the side of a screen of 320 px`, async ({ page, guard }) => {
    guard.allowConsole(/status of (401|404)/);
    await page.setViewportSize({ width: 320, height: 640 });
    const found: string[] = [];
    for (const path of await pageTypes(page, site)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const over = await overflow(page);
      if (over) found.push(`${path}: ${over}`);
    }
    expect(found).toEqual([]);
  });

  run(`the logo of the ${site} site leaves the buttons of the header their place at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    const places = await page
      .getByRole('banner')
      .locator('button, a[data-opens], a[data-shrinks] img, [data-cart-count]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0));
    const [first, ...others] = places.toSorted((one, other) => one.left - other.left);
    expect(others.length).toBeGreaterThanOrEqual(3);
    let end = first?.right ?? 0;
    for (const { left, right } of others) {
      expect(left).toBeGreaterThanOrEqual(end - 1);
      end = right;
    }
    expect(end).toBeLessThanOrEqual(320);
  });

  run(`the search of the ${site} site keeps its close button and its words on the screen, at 390 px and at 320 px`, async ({ page }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/');
      await page.locator('header').getByRole('link', { name: 'Chercher' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Rechercher' });
      await dialog.getByRole('combobox').fill('une recherche assez longue');
      await expect(dialog.getByText(/^Rien pour/)).toBeVisible();
      for (const part of await dialog.locator('button, p:not([role=status]), a').all()) {
        const box = await part.boundingBox();
        if (box) expect(box.x + box.width, `${width} px: ${await part.textContent()}`).toBeLessThanOrEqual(width);
      }
      await dialog.getByRole('button', { name: 'Fermer' }).click();
      await expect(dialog).toHaveCount(0);
    }
  });

  run(`the way back to the top lies on no text of the ${site} site at 390 px`, async ({ page }) => {
    const sheet = await sheetOf(page, site === 'wine' ? 'la-grande-tuffe' : 'sac-cabas-cuir');
    for (const path of ['/', site === 'wine' ? '/vins/rouges' : '/nos-vetements/robes-occasion-location', sheet]) {
      await page.goto(path);
      const covered = await page.evaluate(async () => {
        const link = document.querySelector('[data-way-up] a');
        const texts = [...document.querySelectorAll('main :is(p, a, h2, h3, dd, td, button), footer :is(p, a)')];
        const found = new Set<string>();
        for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
          window.scrollTo({ top: y, behavior: 'instant' });
          await new Promise((done) => requestAnimationFrame(done));
          const up = link?.getBoundingClientRect();
          if (!up) return ['there is no way up'];
          for (const text of texts) {
            if (text === link || !text.textContent) continue;
            const { top, bottom, left, right } = text.getBoundingClientRect();
            if (top < up.bottom && bottom > up.top && left < up.right && right > up.left) found.add(text.textContent.slice(0, 40));
          }
        }
        return [...found];
      });
      expect(covered, path).toEqual([]);
    }
  });
}

previewTest('a long e-mail address in the footer breaks rather than runs over the side', async ({ page, origin, adminCookies }) => {
  await page.context().addCookies(adminCookies);
  const email = 'bonjour.et.bienvenue.chez.nous@la-penderie-de-marie-et-de-ses-amies-d-aizenay.example';
  const address = await previewAddress(page, origin, '/sale-terms', { COMPANY_EMAIL: email });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(address);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: email })).toBeVisible();
    expect(await overflow(page)).toBe('');
  }
});
