import type { Page } from '@playwright/test';
import { expect, test } from './preview.ts';
import { register } from './registered.ts';

type Outbox = { data: { mails: { to: string; html: string }[] } };

/** The sheet of what is sold out: it comes last in the list that only the tests' site has. */
async function openSoldOut(page: Page): Promise<void> {
  await page.goto('/cave-d-essai');
  const links = page.getByRole('list', { name: 'Produits' }).getByRole('heading').getByRole('link');
  await page.goto((await links.last().getAttribute('href')) ?? '');
}

test('who wants what is sold out leaves an address, is told so in place, and takes the alert off by the link of an e-mail', async ({
  page,
  adminCookies,
}) => {
  const email = `retour-${Date.now()}@example.com`;
  await openSoldOut(page);
  const purchase = page.locator('[data-purchase]');
  const submit = purchase.getByRole('button', { name: 'Me prévenir' });
  await submit.click();
  await expect(purchase.getByLabel('Votre adresse e-mail')).toBeFocused();
  await expect(purchase.getByText('Indiquez votre adresse e-mail.')).toBeVisible();
  await purchase.getByLabel('Votre adresse e-mail').fill(email);
  await submit.click();
  await expect(purchase.getByText(`Nous écrirons à ${email} dès son retour.`)).toBeVisible();

  await page.context().addCookies(adminCookies);
  const { data } = (await (await page.request.get('/api/admin/mail?nbItem=100')).json()) as Outbox;
  await page.context().clearCookies();
  const key = /\/alerts\/([\w-]+)/.exec(data.mails.find(({ to }) => to === email)?.html ?? '')?.[1];
  expect(key, 'the e-mail has the way to take the alert off').toBeDefined();
  await page.goto(`/alerts/${key}`);
  await page.getByRole('button', { name: 'Retirer l’alerte' }).click();
  await expect(page.getByText('L’alerte est retirée, et votre adresse effacée avec elle.')).toBeVisible();
});

test('a signed-in person finds her address in the field and her alert in the account, and takes it off there', async ({
  page,
  baseURL,
}) => {
  const { email } = await register(page, new URL(baseURL ?? '').origin);
  await openSoldOut(page);
  const purchase = page.locator('[data-purchase]');
  await purchase.getByLabel('Votre adresse e-mail').click();
  await expect(purchase.getByLabel('Votre adresse e-mail')).toHaveValue(email);
  await purchase.getByRole('button', { name: 'Me prévenir' }).click();
  await purchase.getByRole('link', { name: 'Voir mes alertes' }).click();
  await expect(page).toHaveURL('/account/alerts');
  const alerts = page.getByRole('list', { name: 'Vos alertes' });
  await expect(alerts.getByRole('listitem')).toHaveCount(1);
  await alerts.getByRole('button', { name: /^Retirer l’alerte/ }).click();
  await expect(page.getByText('Vous n’attendez rien pour l’instant')).toBeVisible();
});
