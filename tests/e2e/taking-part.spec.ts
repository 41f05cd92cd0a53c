import { expect, test } from './preview.ts';

type Outbox = { data: { mails: { to: string; subject: string; html: string }[] } };
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('a visitor finds an event, registers and is told by e-mail', async ({ page, adminCookies }) => {
  const email = `atelier-${Date.now()}@example.com`;
  await page.goto('/evenements-ateliers-mode');
  await expect(page.getByRole('heading', { name: 'mars 2027' })).toBeAttached();
  await page.getByRole('link', { name: 'Soirée mode : la robe du réveillon' }).click();
  await expect(page).toHaveURL(/\/evenements\/soiree-robe-du-reveillon\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Soirée mode : la robe du réveillon' })).toBeVisible();
  const form = page.getByRole('region', { name: 'Réserver une place' });
  // The block becomes alive when it comes near, and is another element then.
  await expect(() => form.scrollIntoViewIfNeeded()).toPass();
  const submit = form.getByRole('button', { name: 'Réserver' });
  await submit.click();
  await expect(form.getByLabel('Votre nom')).toBeFocused();
  await form.getByLabel('Votre nom').fill('Nora Petit');
  await form.getByLabel('Votre adresse e-mail').fill(email);
  await form.getByLabel('Nombre de places').selectOption('2');
  await submit.click();
  await expect(form.getByText('2 places vous attendent')).toBeVisible();

  const calendar = await page.request.get((await page.getByRole('link', { name: 'Ajouter à mon agenda' }).getAttribute('href')) ?? '');
  expect(await calendar.text()).toContain('DTSTART:20261218T183000Z');
  await page.context().addCookies(adminCookies);
  const { data } = (await (await page.request.get('/api/admin/mail?nbItem=100')).json()) as Outbox;
  expect(data.mails.find(({ to }) => to === email)?.subject).toBe('Votre inscription : Soirée mode : la robe du réveillon');
});

test('a visitor writes to the shop with a photo, which only an administrator can open', async ({ page, guard, adminCookies }) => {
  guard.allowConsole(/422/);
  const mark = `repere-${Date.now()}`;
  await page.goto('/me-contacter');
  const form = page.getByRole('region', { name: 'Écrire à Marie' });
  // The block becomes alive when it comes near, and is another element then.
  await expect(() => form.scrollIntoViewIfNeeded()).toPass();
  const submit = form.getByRole('button', { name: 'Envoyer à Marie' });
  await submit.click();
  await expect(form.getByLabel('Votre nom')).toBeFocused();
  await expect(form.getByText('5 champs sont à corriger')).toBeVisible();
  await form.getByLabel('Votre nom').fill('Nora Petit');
  await form.getByLabel('Votre adresse e-mail').fill('nora@example.com');
  await form.getByLabel('À propos de').selectOption('commande');
  await form.getByLabel(/Numéro de la commande/).fill('A-12');
  await form.getByLabel('Votre message').fill(`Bonjour, voici une photo. ${mark}`);
  await form.getByLabel(/Une photo/).setInputFiles({ name: 'robe.png', mimeType: 'image/png', buffer: png });
  await form.getByLabel(/J’accepte/).check();
  await submit.click();
  await expect(form.getByText('Merci, c’est bien arrivé')).toBeVisible();

  await page.context().addCookies(adminCookies);
  const { data } = (await (await page.request.get('/api/admin/mail?nbItem=100')).json()) as Outbox;
  const mail = data.mails.find(({ html }) => html.includes(mark));
  const path = /\/api\/forms\/file\/download\/[\w-]+/.exec(mail?.html ?? '')?.[0] ?? '';
  expect((await page.request.get(path)).headers()['content-type']).toBe('image/png');
  await page.context().clearCookies();
  expect((await page.request.get(path)).status()).toBe(401);
});

test('a popup opens after the page, is closed by Escape, and shows once a session', async ({ page }) => {
  await page.goto('/essai-fenetre');
  const popup = page.getByRole('dialog', { name: 'La lettre de la penderie' });
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await page.reload();
  await page.waitForTimeout(2500);
  await expect(popup).toBeHidden();
});
