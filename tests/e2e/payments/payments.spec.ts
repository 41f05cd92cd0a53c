import { arriveAtPayment, decide, enterCard, expectThanks, placeOrder, pressOrder } from './at-the-provider.ts';
import { expect, simulator, test } from './shop-test.ts';

// One shop, whose means of payment each test changes: one after another, when the others have bought.
test.describe.configure({ mode: 'serial' });

for (const [method, name] of [
  ['CAWL', 'CAWL'],
  ['MONETICO', 'Monetico'],
  ['E_TRANSACTION', 'e-Transactions'],
] as const) {
  test(`a payment by ${name} is refused, given up, left and come back to, and accepted`, async ({ page, takeBy, origin }) => {
    await takeBy(method);
    await arriveAtPayment(page, origin);
    await expect(page.getByRole('region', { name: new RegExp(name) })).toContainText('Paiement d’essai');
    await placeOrder(page);

    await decide(page, /^Refuser le paiement/);
    await expect(page.getByText('Le paiement n’a pas abouti')).toBeVisible();

    await page.getByRole('button', { name: 'Réessayer le paiement' }).click();
    await decide(page, /^Annuler/);
    // Some providers tell that the shopper gave up, others say nothing: then nothing is claimed.
    await expect(page.getByText(/Vous avez interrompu le paiement|Nous n’avons pas encore reçu de paiement/)).toBeVisible();

    await page.getByRole('button', { name: /Réessayer le paiement|Payer maintenant/ }).click();
    await decide(page, /^Quitter sans payer/);
    await page.goto('/cart/payment');
    await placeOrder(page);
    await decide(page, /^Accepter le paiement/);
    await expectThanks(page);
  });
}

for (const [method, name] of [
  ['STRIPE', 'Stripe'],
  ['CUSTOM', 'Carte bancaire'],
] as const) {
  test(`a card (${name}) is missing, refused, confirmed by 3-D Secure, and charged on the page`, async ({
    page,
    guard,
    takeBy,
    origin,
  }) => {
    await takeBy(method);
    const loaded: string[] = [];
    page.on('request', (request) => request.url().startsWith('https://js.stripe.com') && loaded.push(page.url()));
    await arriveAtPayment(page, origin);
    await expect(page.getByLabel('Numéro de carte')).toBeVisible();
    expect(
      loaded.every((url) => new URL(url).pathname === '/cart/payment'),
      'Stripe.js is loaded on the payment step alone',
    ).toBe(true);

    await placeOrder(page);
    await expect(page, 'nothing is ordered without a card').toHaveURL('/cart/payment');
    await enterCard(page, '4000000000000002');
    guard.allowConsole(/status of 402/);
    await pressOrder(page);
    const refusal = page.getByRole('alert').filter({ hasText: 'Votre carte n’a pas été acceptée' });
    await expect(refusal).toBeFocused();
    await expect(refusal, 'Stripe tells why in the language of the page').toContainText('Votre carte a été refusée.');

    await page.reload();
    await enterCard(page, '4000002500003155');
    await placeOrder(page);
    await decide(page, /^C’est moi, confirmer/);
    await expectThanks(page);
  });
}

test('a tab that is closed at the bank still ends in a paid order and an e-mail', async ({ page, admin, takeBy, origin }) => {
  await takeBy('MONETICO');
  const email = await arriveAtPayment(page, origin);
  await placeOrder(page);
  await expect(page.getByRole('button', { name: /^Accepter le paiement/ })).toBeVisible();
  const payment = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto('about:blank');
  const decided = await page.request.post(`${simulator}/control/payments/${payment}/decide`, { data: { decision: 'accept' } });
  expect(decided.ok(), await decided.text()).toBe(true);

  await expect
    .poll(async () => {
      const { data } = await (await admin.get(`/api/admin/order?search=${email}`)).json();
      return data.orders[0]?.status;
    })
    .toBe('PAID');
  await expect
    .poll(async () => {
      const { data } = await (await admin.get('/api/admin/mail?nbItem=50')).json();
      return data.mails.filter(({ to }: { to: string }) => to === email).length;
    })
    .toBeGreaterThan(0);
});

test('a shop whose provider is set up takes payments at once, and refunds by hand are confirmed on the order', async ({
  page,
  adminCookies,
  takeBy,
}) => {
  await takeBy('CAWL');
  await page.context().addCookies(adminCookies);
  await page.goto('/admin/payments?method=CAWL');
  await expect(page.getByRole('heading', { name: 'Cawl' })).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier les clés' }).click();
  await expect(page.getByText('Le prestataire a accepté un appel d’essai.')).toBeVisible();
  expect(await page.content(), 'no secret comes back').not.toContain('simulator shop api secret');

  await page.goto('/admin/orders');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Rendre une partie' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rendre une partie du paiement' });
  await dialog
    .getByRole('checkbox', { name: /^\d+ × / })
    .first()
    .check();
  await expect(dialog.getByRole('checkbox', { name: /remettre en vente/ })).toBeChecked();
  await expect(dialog.getByLabel('Montant à rendre'), 'what was paid for it is proposed').not.toHaveValue('');
  await dialog.getByLabel('Montant à rendre').fill('9999');
  await dialog.getByRole('button', { name: 'Rendre l’argent' }).click();
  await expect(dialog.getByLabel('Montant à rendre')).toHaveAccessibleDescription(/au plus/);
  await dialog.getByLabel('Montant à rendre').fill('1,00');
  await dialog.getByLabel('Raison').fill('Un bouton manquait');
  await dialog.getByRole('button', { name: 'Rendre l’argent' }).click();
  await expect(page.getByText('à faire par vous').first()).toBeVisible();
  await page.getByRole('button', { name: 'J’ai rendu l’argent' }).click();
  const confirm = page.getByRole('dialog', { name: /Avez-vous rendu/ });
  await confirm.getByLabel(/Comment, et sous quelle référence/).fill('Monetico, remise 1');
  await confirm.getByRole('button', { name: 'J’ai rendu l’argent' }).click();
  await expect(page.getByText('Le remboursement est confirmé.')).toBeVisible();

  await page.goto('/admin/payments/books');
  await expect(page.getByRole('heading', { name: 'Rapprochement' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Tout concorde|différence/ })).toBeVisible();
});
