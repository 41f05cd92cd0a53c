import type { Locator, Page } from '@playwright/test';
import type { BookingCalendar } from '#schemas/booking.ts';
import { expect, test } from './preview.ts';
import { register } from './registered.ts';

const inWords = (date: string) => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));

type Outbox = { data: { mails: { to: string; text: string; html: string }[] } };

const box = (page: Page) => page.getByRole('region', { name: 'Choisir une date' });

/** The page of a service of the boutique, from the page that announces it. */
async function openService(page: Page, name = 'Les couleurs'): Promise<void> {
  await page.goto('/relooking-vestimentaire');
  await page
    .getByRole('main')
    .getByRole('link', { name: `En savoir plus : ${name}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/**
 * Chooses a day that has a place, by keyboard, and a free time of it: the first of them, or the last, so that two runs at once do not
 * want the same. Gives its hours in words.
 */
async function chooseTime(page: Page, project: string): Promise<string> {
  const one = (found: Locator) => (project === 'phone' ? found.last() : found.first());
  await box(page).scrollIntoViewIfNeeded();
  const free = box(page).locator('td [role="button"]:not([aria-disabled="true"])');
  await expect(box(page).getByRole('grid')).toBeVisible();
  if ((await free.count()) === 0) await box(page).getByRole('button', { name: 'Mois suivant' }).click();
  await one(free).focus();
  await page.keyboard.press('Enter');
  await one(box(page).getByRole('radio', { disabled: false })).check();
  const said = box(page).getByText(/^Vous venez /);
  await expect(said).toBeVisible();
  return ((await said.textContent()) ?? '').replace('Vous venez ', '');
}

async function fillIn(page: Page, email: string): Promise<void> {
  await box(page).getByLabel('Votre nom').fill('Aline Roy');
  await box(page).getByLabel('Votre adresse e-mail').fill(email);
  await box(page).getByLabel('Votre téléphone').fill('06 12 34 56 78');
  await box(page).getByLabel('Un mot pour nous').fill('Pour un mariage en juin');
}

test('a shopper books a time of a service, and cancels it by the link of the e-mail; the shop sees both', async ({
  page,
  guard,
  adminCookies,
}, { project }) => {
  const email = `rendez-vous-${project.name}-${Date.now()}@example.com`;
  await openService(page);
  const when = await chooseTime(page, project.name);
  await guard.expectAccessible(page);
  await box(page).getByRole('button', { name: 'Réserver' }).click();
  await expect(box(page).getByLabel('Votre nom')).toBeFocused();
  await fillIn(page, email);
  await box(page).getByRole('button', { name: 'Réserver' }).click();
  await expect(box(page).getByText(`Nous vous attendons ${when.replace(/\.$/, '')}.`)).toBeVisible();
  await guard.expectAccessible(page);

  await page.context().addCookies(adminCookies);
  const { data } = (await (await page.request.get('/api/admin/mail?nbItem=100')).json()) as Outbox;
  const mail = data.mails.find(({ to }) => to === email)?.html ?? '';
  const link = /services\/[\w-]+\/\d+\?booking=[\w-]+#booking/.exec(mail)?.[0];
  expect(link, 'the e-mail has the way to cancel').toBeDefined();
  await page.context().clearCookies();

  await page.goto(`/${link}`);
  const own = page.getByRole('region', { name: 'Votre rendez-vous' });
  await expect(own.getByText(/^Les couleurs, /)).toBeVisible();
  await guard.expectAccessible(page);
  await own.getByRole('button', { name: 'Annuler ce rendez-vous' }).click();
  await expect(own.getByText('Ce rendez-vous est annulé')).toBeVisible();
  await guard.expectAccessible(page);

  await page.context().addCookies(adminCookies);
  await page.goto(`/admin/bookings?view=all&search=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: 'Aline Roy' }).click();
  await expect(page.getByText('Pour un mariage en juin')).toBeVisible();
  await expect(page.getByText('Annulé par la personne.')).toBeVisible();
  await guard.expectAccessible(page);
});

test('a time that was taken meanwhile is said, the free ones are shown again, and nothing typed is lost', async ({ page, guard, request }, {
  project,
}) => {
  // Chromium counts by the clock: on a busy machine a picture that is on the page passes for one that is not used.
  guard.allowConsole(/status of 409|was preloaded using link preload but not used/);
  const stamp = `${project.name}-${Date.now()}`;
  // The two runs at once do not want the same times.
  await openService(page, project.name === 'phone' ? 'La penderie complète' : 'Le tri');
  await chooseTime(page, project.name);
  await fillIn(page, `premiere-${stamp}@example.com`);
  // Somebody else is quicker by a moment.
  const chosen = (await box(page).locator('td[aria-selected="true"] [role="button"]').getAttribute('aria-label')) ?? '';
  const from = await box(page).locator('input[name="bookingTime"]:checked').inputValue();
  const calls = `/api/service/${/\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]}/booking`;
  const { data } = (await (await request.get(calls)).json()) as { data: BookingCalendar };
  const date = data.days.find((day) => chosen.replace('1er', '1').includes(inWords(day.date)))?.date;
  const other = { date, from, name: 'Une autre', email: `autre-${stamp}@example.com`, phone: '0600000000' };
  const answer = await request.post(calls, { data: other, headers: { origin: new URL(page.url()).origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await box(page).getByRole('button', { name: 'Réserver' }).click();
  await expect(box(page).getByText('Cet horaire n’est plus libre')).toBeVisible();
  await expect(box(page).getByLabel('Un mot pour nous')).toHaveValue('Pour un mariage en juin');
  await guard.expectAccessible(page);
  await chooseTime(page, project.name);
  await box(page).getByRole('button', { name: 'Réserver' }).click();
  await expect(box(page).getByText('C’est réservé')).toBeVisible();
});

test('a signed-in person finds her name, address and phone in the form', async ({ page, baseURL }, { project }) => {
  const { email, phone } = await register(page, new URL(baseURL ?? '').origin);
  await openService(page, 'La penderie complète');
  await chooseTime(page, project.name);
  await expect(box(page).getByLabel('Votre adresse e-mail')).toHaveValue(email);
  await expect(box(page).getByLabel('Votre téléphone')).toHaveValue(phone);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page of a service says how to reach the shop', async ({ page, request }) => {
    const { data } = await (await request.get('/api/service?tag=essayage')).json();
    await page.goto(data.services[0].url);
    await expect(box(page).getByRole('link', { name: /^bonjour@/ })).toHaveAttribute('href', /^mailto:/);
  });
});
