import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const bookingOf = (page: Page) => page.getByRole('region', { name: 'Choisir une date' });

/** The page of a service of the boutique, from the page that announces it. */
export async function openService(page: Page, name = 'Les couleurs'): Promise<void> {
  await page.goto('/relooking-vestimentaire');
  await page
    .getByRole('main')
    .getByRole('link', { name: `En savoir plus : ${name}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Chooses the first day that has a place, by keyboard, and its first free time. Gives its hours in words. */
export async function chooseTime(page: Page): Promise<string> {
  const box = bookingOf(page);
  await box.scrollIntoViewIfNeeded();
  const free = box.locator('td [role="button"]:not([aria-disabled="true"])');
  await expect(box.getByRole('grid')).toBeVisible();
  if ((await free.count()) === 0) await box.getByRole('button', { name: 'Mois suivant' }).click();
  await free.first().focus();
  await page.keyboard.press('Enter');
  await box.getByRole('radio', { disabled: false }).first().check();
  const said = box.getByText(/^Vous venez /);
  await expect(said).toBeVisible();
  return ((await said.textContent()) ?? '').replace('Vous venez ', '');
}
