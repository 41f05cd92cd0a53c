import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { type RunningSimulator, startSimulator } from '../../../tools/payment-simulator/start.ts';
import { expect, test } from '../fixtures.ts';
import { routeStripe } from '../stripe-hosts.ts';

let simulator: RunningSimulator;
const shop = createServer((request, response) => {
  const isScript = request.url === '/pay.js';
  response
    .writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8', 'content-security-policy': policy })
    .end(isScript ? script : request.url?.startsWith('/back') ? '<!doctype html><title>Retour</title>' : document);
});
let shopOrigin = '';
test.beforeAll(async () => {
  simulator = await startSimulator({ port: 0, pendingMs: 100 });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  shopOrigin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  await simulator.stop();
  shop.closeAllConnections();
  shop.close();
});

/** The shop of these tests, Stripe and the simulator are other hosts than the site's. */
test.beforeEach(({ guard }) => guard.allowConsole(/^foreign request: (http:\/\/127\.0\.0\.1:|https:\/\/(js|api|hooks)\.stripe\.com\/)/));

/** A page of a shop with a policy as strict as the shop's: no inline script or style, no other hosts than Stripe's. */
const policy = "default-src 'none'; script-src 'self' https://js.stripe.com; connect-src https://api.stripe.com; form-action 'self'";
const document = `<!doctype html><html lang="fr"><title>Paiement</title><script src="https://js.stripe.com/endive/stripe.js"></script>
<main><div id="wallet"></div><div id="payment"></div><button id="pay">Payer</button><p role="alert" id="error"></p></main><script src="/pay.js"></script></html>`;
const script = `
const query = new URLSearchParams(location.search);
const clientSecret = query.get('secret');
const deferredAmount = Number(query.get('deferred'));
const stripe = Stripe('pk_test_simulatorshop');
const elements = stripe.elements(deferredAmount ? { mode: 'payment', amount: deferredAmount, currency: 'eur', locale: 'fr' } : { clientSecret, locale: 'fr' });
elements.create('payment').mount('#payment');
const wallet = elements.create('expressCheckout');
wallet.mount('#wallet');
const pay = async () => {
  const { error: incomplete } = await elements.submit();
  const confirmParams = { return_url: location.origin + '/back?order=7' };
  const redirect = deferredAmount ? 'if_required' : 'always';
  const { error, paymentIntent } = incomplete ? { error: incomplete } : await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect });
  document.querySelector('#error').textContent = error?.message ?? paymentIntent.status;
};
document.querySelector('#pay').addEventListener('click', pay);
wallet.on('confirm', pay);`;

/** Opens a payment page for a new intent of 42.42 €; answers the intent's id. `deferred`: its fields are made before, for an amount in cents. */
async function openPayment(page: Page, deferred = 0): Promise<string> {
  await routeStripe(page.context(), simulator.origin);
  const answer = await fetch(`${simulator.origin}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_simulatorshop' },
    body: new URLSearchParams({ amount: '4242', currency: 'eur' }),
  });
  const { id, client_secret: secret } = (await answer.json()) as { id: string; client_secret: string };
  await page.goto(`${shopOrigin}/?secret=${secret}&deferred=${deferred}`);
  return id;
}

const type = (page: Page, number: string) => page.getByLabel('Numéro de carte').fill(number);
const pay = (page: Page) => page.getByRole('button', { name: 'Payer', exact: true }).click();
const stateOf = (id: string) => simulator.books.payments.get(id)?.state;

test('the stand-in of Stripe.js takes a card under a strict policy and goes back to the shop', async ({ page }) => {
  const id = await openPayment(page);
  await type(page, '4242 4242 4242 4242');
  await pay(page);
  await page.waitForURL(/\/back\?order=7&payment_intent=pi_.*redirect_status=succeeded/);
  expect(stateOf(id)).toBe('paid');
});

test('the stand-in of Stripe.js names what is missing, what the bank declined, and takes the next card', async ({ page, guard }) => {
  const id = await openPayment(page);
  await pay(page);
  await expect(page.getByRole('alert')).toHaveText('Votre numéro de carte est incomplet.');
  await type(page, '4000 0000 0000 9995');
  guard.allowConsole(/status of 402/);
  await pay(page);
  await expect(page.getByRole('alert')).toHaveText('Les fonds de votre carte sont insuffisants.');
  expect(stateOf(id)).toBe('refused');
  await type(page, '4242424242424242');
  await pay(page);
  await page.waitForURL(/redirect_status=succeeded/);
});

test('the stand-in of Stripe.js leads through 3-D Secure', async ({ page }) => {
  const id = await openPayment(page);
  await type(page, '4000002500003155');
  await pay(page);
  await page.getByRole('button', { name: 'C’est moi, confirmer' }).click();
  await page.waitForURL(/\/back\?order=7.*redirect_status=succeeded/);
  expect(stateOf(id)).toBe('paid');
});

test('the stand-in of Stripe.js pays by the wallet button', async ({ page }) => {
  const id = await openPayment(page);
  await page.getByRole('button', { name: 'Payer avec le portefeuille (simulateur)' }).click();
  await page.waitForURL(/redirect_status=succeeded/);
  expect(stateOf(id)).toBe('paid');
});

test('the stand-in of Stripe.js takes fields that were made before the intent, and no other amount than theirs', async ({ page }) => {
  const wrong = await openPayment(page, 100);
  await type(page, '4242424242424242');
  await pay(page);
  await expect(page.getByRole('alert')).toContainText('is not that of the PaymentIntent (4242 eur)');
  expect(stateOf(wrong)).toBe('open');
  const right = await openPayment(page, 4242);
  await type(page, '4242424242424242');
  await pay(page);
  await expect(page.getByRole('alert')).toHaveText('succeeded');
  expect(stateOf(right)).toBe('paid');
});

test('the payment page of the simulator is accessible, in light and dark', async ({ page, guard }) => {
  const id = await openPayment(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${simulator.origin}/pay/${id}`);
    await guard.expectAccessible(page);
    await page.getByRole('button', { name: /3-D Secure/ }).click();
    await guard.expectAccessible(page);
  }
});
