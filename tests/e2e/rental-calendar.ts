import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The days of a calendar at which a rental can begin. */
export const freeDays = (calendar: Locator) => calendar.getByRole('grid').getByRole('button', { disabled: false });

/** A day as sentences name it, without its year and what the calendar says besides. */
export const nameOf = async (day: Locator) => ((await day.getAttribute('aria-label')) ?? '').replace(/ \d{4}.*$/, '');

/** The calendar, once the shopper has come to its place: it is loaded there. */
export async function calendarOf(page: Page): Promise<Locator> {
  const calendar = page.getByRole('group', { name: 'Du premier au dernier jour de la location' });
  const place = page.getByRole('status', { name: 'Chargement du calendrier' }).or(calendar).first();
  // The calendar replaces its placeholder, perhaps during the scroll to it.
  await expect(() => place.scrollIntoViewIfNeeded()).toPass();
  return calendar;
}

/** Chooses three free days of the next month, by keyboard, and gives their first and last. */
export async function chooseDays(page: Page, calendar: Locator): Promise<[first: string, last: string]> {
  await calendar.getByRole('button', { name: 'Mois suivant' }).click();
  const days = freeDays(calendar);
  const [first, last] = [await nameOf(days.nth(4)), await nameOf(days.nth(6))];
  await days.nth(4).press('Enter');
  await expect(calendar.getByText(`À partir du ${first}. Choisissez le dernier jour.`)).toBeVisible();
  // The day after the first one has focus.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  return [first, last];
}

/** Rents a dress from its first free day on, to the cart, and gives that day. */
export async function rentFromFirstDay(page: Page): Promise<string> {
  const calendar = await calendarOf(page);
  const days = freeDays(calendar);
  await days.first().waitFor();
  if ((await days.count()) < 3) await calendar.getByRole('button', { name: 'Mois suivant' }).click();
  const first = await nameOf(days.nth(0));
  await days.nth(0).press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Louer à ces dates' }).click();
  return first;
}
