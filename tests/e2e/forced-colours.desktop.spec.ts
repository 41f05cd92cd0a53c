import type { Locator } from '@playwright/test';
import { expect, sites } from './both-sites.ts';
import { sheetOf } from './page-types.ts';

const [{ test }, { test: wineTest }] = sites;

/** Returns the parts of a mark that remain with forced colours: background, outline and text line. Shadows and tints are removed. */
const marks = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, outlineStyle, textDecorationLine } = getComputedStyle(element);
    return { backgroundColor, outlineStyle, textDecorationLine };
  });

test('forced colours still tell the chosen size, the current menu entry and that the order can be changed', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(await sheetOf(page, 'chapeau-feutre'));
  const sizes = page.getByRole('group', { name: /^Tour de tête/ });
  const chosen = sizes.locator('label:has(:checked)');
  expect(await marks(chosen)).not.toEqual(await marks(sizes.locator('label:not(:has(:checked))').first()));
  const colour = page.getByRole('group', { name: /^Couleur/ }).locator('label > span[style]');
  const grounds = await colour.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  expect(new Set(grounds).size, 'each colour shows as it is').toBe(grounds.length);

  await page.goto('/nos-vetements');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const entries = menu.locator('> ul > li > a');
  expect(await marks(entries.and(page.locator('[aria-current]')))).not.toEqual(
    await marks(entries.and(page.locator(':not([aria-current])')).first()),
  );

  await page.goto('/nos-vetements/robes-occasion-location');
  const order = page.getByRole('combobox', { name: 'Trier par' });
  expect(await order.evaluate((select) => getComputedStyle(select).appearance), 'the browser draws the arrow').toBe('auto');
});

wineTest('forced colours still tell the chosen vintage and the current menu entry', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(await sheetOf(page, 'la-grande-tuffe'));
  const labels = page.getByRole('main').locator('fieldset label');
  expect(await marks(labels.and(page.locator(':has(:checked)')).first())).not.toEqual(
    await marks(labels.and(page.locator(':not(:has(:checked))')).first()),
  );
  await page.goto('/vins');
  const entries = page.getByRole('navigation', { name: 'Menu principal' }).locator('> ul > li > a');
  expect(await marks(entries.and(page.locator('[aria-current]')))).not.toEqual(
    await marks(entries.and(page.locator(':not([aria-current])')).first()),
  );
});

test('Escape closes the submenu that the focus is in, wherever the pointer rests, and the focus goes back to its entry', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const entry = page.locator('nav [data-submenu] > a').first();
  const first = page.locator('nav [data-submenu] > ul a').first();
  await entry.focus();
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  // The pointer lies on another part that opens: the cart.
  await page
    .getByRole('link', { name: /^Panier, / })
    .filter({ visible: true })
    .first()
    .hover();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(entry).toBeFocused();
  await page.waitForTimeout(600);
  await expect(first, 'it stays closed').toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(first, 'whoever comes back opens it').toBeVisible();
});
