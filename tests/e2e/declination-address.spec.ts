import type { Page } from '@playwright/test';
import { expect, sites } from './both-sites.ts';
import { sheetOf } from './page-types.ts';

const [{ test }, { test: wineTest }] = sites;

/** The file of the picture that the gallery shows first. */
const firstPicture = (page: Page) => page.locator('[data-gallery-picture]').first().getAttribute('data-gallery-picture');
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test('a chosen colour has an address of its own that shows it, without loading the page; Back chooses the one before', async ({ page }) => {
  const sheet = await sheetOf(page, 'sac-cabas-cuir');
  await page.goto(sheet);
  await mark(page);
  expect(await firstPicture(page)).toContain('cognac-1');
  await page.getByRole('radio', { name: 'Noir' }).check();
  await expect(page).toHaveURL(/\?declination=\d+$/);
  const black = page.url();
  await expect.poll(() => firstPicture(page)).toContain('noir-1');
  await expect(page.getByRole('radio', { name: 'Noir' })).toBeFocused();
  await page.getByRole('radio', { name: 'Vert sapin' }).check();
  await expect.poll(() => firstPicture(page)).toContain('vert-sapin-1');
  expect(page.url()).not.toBe(black);
  expect(await canonical(page), 'search engines are told of the product').toMatch(new RegExp(`${sheet}$`));
  await page.goBack();
  await expect(page).toHaveURL(black);
  await expect(page.getByRole('radio', { name: 'Noir' })).toBeChecked();
  await expect.poll(() => firstPicture(page)).toContain('noir-1');
  await page.goBack();
  await expect(page).toHaveURL(sheet);
  await expect(page.getByRole('radio', { name: 'Cognac' })).toBeChecked();
  await expect.poll(() => firstPicture(page)).toContain('cognac-1');
  expect(await isMarked(page), 'the page was never loaded anew').toBe(true);
});

test('the customization of a colour shows that colour', async ({ page }) => {
  await page.goto(await sheetOf(page, 'sac-cabas-cuir'));
  await page.getByRole('radio', { name: 'Noir' }).check();
  await expect(page).toHaveURL(/\?declination=\d+$/);
  await page.getByRole('link', { name: 'Personnaliser' }).click();
  await expect(page).toHaveURL(/\/customize$/);
  const picture = page.getByRole('region', { name: 'Prix' }).locator('img');
  await expect(picture).toHaveAttribute('src', /sac-cabas-cuir-noir-1/);
});

test('Back in a customization leads to the step before with its answer, and a loaded page to its step', async ({ page }) => {
  await page.goto(await sheetOf(page, 'sac-cabas-cuir'));
  await page.getByRole('link', { name: 'Personnaliser' }).click();
  const stamp = page.getByRole('textbox', { name: 'Marquage à chaud' });
  await stamp.fill('ZOE');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(/\/customize#etape-2$/);
  await page.getByRole('radio', { name: /À l’épaule/ }).check();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page).toHaveURL(/#etape-3$/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: /À l’épaule/ })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/customize$/);
  await expect(stamp).toHaveValue('ZOE');
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Longueur des anses' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /À l’épaule/ })).toBeChecked();
  await page.goBack();
  await expect(stamp).toHaveValue('ZOE');
  await page.goBack();
  await expect(page, 'before the first step stands the product').toHaveURL(/\/products\/sac-cabas-cuir\/\d+$/);
  await page.goForward();
  await expect(stamp, 'the answers outlive leaving').toHaveValue('ZOE');
});

wineTest('the page of a vintage shows its bottle first, and so does a vintage that is chosen on it', async ({ page }) => {
  const sheet = await sheetOf(page, 'la-grande-tuffe');
  await page.goto(`${sheet}/2019`);
  expect(await firstPicture(page)).toContain('la-grande-tuffe-2019');
  await expect(page.getByRole('radio', { name: '2019' })).toBeChecked();
  await mark(page);
  await page.getByRole('radio', { name: '2018' }).check();
  await expect(page).toHaveURL(/\/wines\/la-grande-tuffe\/\d+\/detail\/\d+$/);
  await expect(page).toHaveTitle(/La Grande Tuffe 2018/);
  await expect.poll(() => firstPicture(page)).toContain('la-grande-tuffe-2018');
  await expect(page.getByRole('radio', { name: '2018' })).toBeFocused();
  expect(await canonical(page)).toMatch(/\/2018$/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: '2019' })).toBeChecked();
  await expect.poll(() => firstPicture(page)).toContain('la-grande-tuffe-2019');
  expect(await isMarked(page)).toBe(true);
});
