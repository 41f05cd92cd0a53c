import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../../tools/payment-simulator/core/settings.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
});

const create = () =>
  fetch(`${shop.simulator.origin}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_simulatorshop', 'idempotency-key': String(Math.random()) },
    body: new URLSearchParams({ amount: '1000', currency: 'eur' }),
  });
const open = async () => ((await (await create()).json()) as { id: string }).id;
const decide = (id: string, decision: string) => shop.control('POST', `/payments/${id}/decide`, { decision });

/** The status of a request whose Host header is chosen freely, as browsers do not let pages choose it. */
const statusFor = (host: string, headers: Record<string, string> = {}): Promise<number | undefined> =>
  new Promise((done, fail) => {
    request(`${shop.simulator.origin}/control/books`, { headers: { host, ...headers } }, (response) => {
      response.resume();
      done(response.statusCode);
    })
      .once('error', fail)
      .end();
  });

describe('the control calls of the payment simulator', () => {
  it('answer 500 to the shop without doing anything, as often as was said', async () => {
    await shop.control('POST', '/faults', { provider: 'stripe', kind: 'error', times: 2 });
    const before = shop.simulator.books.payments.size;
    expect([(await create()).status, (await create()).status, (await create()).status]).toEqual([500, 500, 200]);
    expect(shop.simulator.books.payments.size).toBe(before + 1);
  });

  it('lose the answer to a call that was carried out', async () => {
    await shop.control('POST', '/faults', { provider: 'stripe', kind: 'lost-answer' });
    const before = shop.simulator.books.payments.size;
    expect((await create()).status).toBe(500);
    expect(shop.simulator.books.payments.size).toBe(before + 1);
  });

  it('let a call wait longer than its caller does', async () => {
    await shop.control('POST', '/faults', { provider: 'stripe', kind: 'timeout', delayMs: 300 });
    const started = performance.now();
    await create();
    expect(performance.now() - started).toBeGreaterThan(290);
  });

  it('drop notifications while the books go on', async () => {
    const id = await open();
    await shop.control('PUT', '/notifications/mode', { mode: 'drop' });
    await decide(id, 'accept');
    await shop.control('PUT', '/notifications/mode', { mode: 'send' });
    expect((await shop.control('GET', `/payments/${id}`)).json).toMatchObject({ state: 'paid' });
    expect(shop.received.some(({ body }) => body.includes('payment_intent.succeeded'))).toBe(false);
  });

  it('list what was refused and why, without keys', async () => {
    await fetch(`${shop.simulator.origin}/v1/balance`, { headers: { authorization: 'Bearer sk_test_notakey1234' } });
    const { json } = await shop.control<{ entries: object[] }>('GET', '/journal?refused');
    expect(json.entries.at(-1)).toMatchObject({ provider: 'stripe', status: 401, refused: expect.stringContaining('Invalid API Key') });
    expect(JSON.stringify(json)).not.toContain('notakey');
  });

  it('pay out what was captured less what was given back, once', async () => {
    await shop.control('POST', '/payouts');
    await decide(await open(), 'accept');
    const first = await shop.control('POST', '/payouts');
    expect(first.json).toMatchObject({ payouts: [{ provider: 'stripe', accountId: 'shop', amountCents: 1000, currency: 'EUR' }] });
    expect((await shop.control('POST', '/payouts')).json).toEqual({ payouts: [] });
  });

  it.each([
    ['POST', '/payments/nobody/decide', { decision: 'accept' }, 404],
    ['PUT', '/notifications/mode', { mode: 'lose' }, 400],
    ['POST', '/faults', { provider: 'paypal', kind: 'error' }, 400],
    ['POST', '/notifications/nobody/resend', {}, 404],
    ['PATCH', '/accounts/stripe/nobody', { notifyUrl: 'http://localhost:1' }, 404],
    ['PATCH', '/accounts/stripe/shop', { notifyUrl: 'file:///etc/passwd' }, 400],
  ])('refuse %s %s with %j', async (method, path, body, status) => {
    expect((await shop.control(method, path, body)).status).toBe(status);
  });

  it('refuse a decision on a payment that is over', async () => {
    const id = await open();
    await decide(id, 'accept');
    expect((await decide(id, 'refuse')).status).toBe(400);
  });

  it('are closed to other host names and to pages of other origins', async () => {
    const { host } = new URL(shop.simulator.origin);
    expect(await statusFor(host)).toBe(200);
    expect(await statusFor('evil.example')).toBe(403);
    expect(await statusFor(host, { origin: 'http://localhost:3000' })).toBe(403);
    expect(await statusFor(host, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  it('notify no address but this machine’s', async () => {
    await shop.control('PATCH', '/accounts/stripe/other', { notifyUrl: 'http://192.0.2.1/hook' });
    const answer = await fetch(`${shop.simulator.origin}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_simulatorother' },
      body: new URLSearchParams({ amount: '1000', currency: 'eur' }),
    });
    const { id } = (await answer.json()) as { id: string };
    await expect
      .poll(async () => (await shop.control('GET', `/notifications?payment=${id}`)).json)
      .toMatchObject({
        notifications: [{ deliveries: [{ acknowledged: false, error: expect.stringContaining('not an address of this machine') }] }],
      });
  });
});

describe('the settings of the payment simulator', () => {
  it('notify each shop at its own address', () => {
    const { accounts } = readSettings({ PAYMENT_SIMULATOR_NOTIFY: 'http://localhost:3000/api/payment' });
    expect(accounts.stripe.map(({ notifyUrl }) => notifyUrl)).toEqual([
      'http://localhost:3000/api/payment/stripe/89/notify',
      'http://localhost:3000/api/payment/custom-stripe/89/notify',
      'http://localhost:3000/api/payment/custom-stripe/90/notify',
    ]);
  });

  it.each([
    ['PAYMENT_SIMULATOR_PORT', '99999'],
    ['PAYMENT_SIMULATOR_ACCOUNTS', '{'],
    ['PAYMENT_SIMULATOR_ACCOUNTS', '{"stripe":[{"id":"a"}]}'],
    ['PAYMENT_SIMULATOR_NOTIFY', 'shop'],
  ])('refuse %s=%s by its name', (name, value) => expect(() => readSettings({ [name]: value })).toThrow(name));
});
