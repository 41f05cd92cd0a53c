import type { Page } from '@playwright/test';
import type { BookingCalendar } from '#schemas/booking.ts';
import { expect, test } from './preview.ts';
import { register } from './registered.ts';
import { bookingOf as box, chooseTime, openService } from './service-calendar.ts';

const inWords = (date: string) => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));

type Outbox = { data: { mails: { to: string; text: string; html: string }[] } };

async function fillIn(page: Page, email: string): Promise<void> {
  await box(page).getByLabel('Votre nom').fill('Aline Roy');
  await box(page).getByLabel('Votre adresse e-mail').fill(email);
  await box(page).getByLabel('Votre téléphone').fill('06 12 34 56 78');
  await box(page).getByLabel('Un mot pour nous').fill('Pour un mariage en juin');
}

test('a shopper books a time of a service, and cancels it by the link of the e-mail; the shop sees both', async ({
  page,
  adminCookies,
}) => {
  const email = `rendez-vous-${Date.now()}@example.com`;
  await openService(page);
  const when = await chooseTime(page);
  await box(page).getByRole('button', { name: 'Réserver' }).click();
  await expect(box(page).getByLabel('Votre nom')).toBeFocused();
  await fillIn(page, email);
  await box(page).getByRole('button', { name: 'Réserver' }).click();
  await expect(box(page).getByText(`Nous vous attendons ${when.replace(/\.$/, '')}.`)).toBeVisible();

  await page.context().addCookies(adminCookies);
  const { data } = (await (await page.request.get('/api/admin/mail?nbItem=100')).json()) as Outbox;
  const mail = data.mails.find(({ to }) => to === email)?.html ?? '';
  const link = /services\/[\w-]+\/\d+\?booking=[\w-]+#booking/.exec(mail)?.[0];
  expect(link, 'the e-mail has the way to cancel').toBeDefined();
  await page.context().clearCookies();

  await page.goto(`/${link}`);
  const own = page.getByRole('region', { name: 'Votre rendez-vous' });
  await expect(own.getByText(/^Les couleurs, /)).toBeVisible();
  await own.getByRole('button', { name: 'Annuler ce rendez-vous' }).click();
  await expect(own.getByText('Ce rendez-vous est annulé')).toBeVisible();

  await page.context().addCookies(adminCookies);
  await page.goto(`/admin/bookings?view=all&q=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: 'Aline Roy' }).click();
  await expect(page.getByText('Pour un mariage en juin')).toBeVisible();
  await expect(page.getByText('Annulé par la personne.')).toBeVisible();
});

test('a time that was taken meanwhile is said, the free ones are shown again, and nothing typed is lost', async ({
  page,
  guard,
  request,
}) => {
  // Chromium counts by the clock: on a busy machine a picture that is on the page passes for one that is not used.
  guard.allowConsole(/status of 409|was preloaded using link preload but not used/);
  const stamp = Date.now();
  await openService(page, 'Le tri');
  await chooseTime(page);
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
  await chooseTime(page);
  await box(page).getByRole('button', { name: 'Réserver' }).click();
  await expect(box(page).getByText('C’est réservé')).toBeVisible();
});

test('a signed-in person finds her name, address and phone in the form', async ({ page, baseURL }) => {
  const { email, phone } = await register(page, new URL(baseURL ?? '').origin);
  await openService(page, 'La penderie complète');
  await chooseTime(page);
  await expect(box(page).getByLabel('Votre adresse e-mail')).toHaveValue(email);
  await expect(box(page).getByLabel('Votre téléphone')).toHaveValue(phone);
});
