import { expect, test } from './preview.ts';

type Outbox = { data: { mails: { to: string; html: string }[] } };

test('a visitor asks for the newsletter, confirms it and leaves it', async ({ page, adminCookies }) => {
  const email = `lettre-${Date.now()}@example.com`;
  await page.goto('/');
  const letter = page.getByRole('region', { name: 'La lettre de la penderie' });
  await letter.scrollIntoViewIfNeeded();
  const submit = letter.getByRole('button', { name: 'M’inscrire' });
  await submit.click();
  await expect(letter.getByLabel('Votre adresse e-mail')).toBeFocused();
  await expect(letter.getByText('Indiquez votre adresse e-mail.')).toBeVisible();
  await letter.getByLabel('Votre adresse e-mail').fill(email);
  await submit.click();
  await expect(letter.getByText('Un e-mail vous attend')).toBeVisible();

  await page.context().addCookies(adminCookies);
  const { data } = (await (await page.request.get('/api/admin/mail?nbItem=100')).json()) as Outbox;
  await page.context().clearCookies();
  const mail = data.mails.find(({ to }) => to === email);
  const token = /\/newsletter\/([\w-]+)\?do=confirm/.exec(mail?.html ?? '')?.[1];
  expect(token, 'the e-mail has the way to confirm').toBeDefined();

  await page.goto(`/newsletter/${token}?do=confirm`);
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await expect(page.getByText('C’est confirmé')).toBeVisible();
  await page.goto(`/newsletter/${token}?do=unsubscribe`);
  await page.getByRole('button', { name: 'Me désinscrire' }).click();
  await expect(page.getByText('C’est fait')).toBeVisible();
});
