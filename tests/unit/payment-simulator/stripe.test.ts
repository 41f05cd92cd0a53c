import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Received, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
  Object.assign(shop.answer, { status: 200, text: 'version=2\ncdr=0\n' });
});

type Answer = { status: number; json: Record<string, unknown> & { error?: Record<string, unknown> }; headers: Headers };

async function call(
  method: string,
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${shop.simulator.origin}/v1${path}`, {
    method,
    headers: {
      authorization: 'Bearer sk_test_simulatorshop',
      'stripe-version': '2026-10-28.endive',
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(method === 'POST' && { body: new URLSearchParams(fields).toString() }),
  });
  return { status: response.status, json: (await response.json()) as Answer['json'], headers: response.headers };
}

const order = { amount: '4242', currency: 'eur', 'automatic_payment_methods[enabled]': 'true', 'metadata[orderId]': '7' };
const create = async () => String((await call('POST', '/payment_intents', order)).json.id);
const confirm = (id: string, number: string) =>
  call('POST', `/payment_intents/${id}/confirm`, {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    return_url: 'http://localhost:1/back?order=7',
  });

/** Verified as the library does: over the bytes, with the secret of the webhook. */
function isSigned({ headers, body }: Received, secret = 'whsec_simulatorshop'): boolean {
  const [, time = '', mac = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['stripe-signature'] ?? '') ?? [];
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex') === mac;
}
const about = (id: string) => shop.received.filter(({ body }) => body.includes(`"${id}"`));
const typesAbout = (id: string) => about(id).map(({ body }) => (JSON.parse(body) as { type: string }).type);

describe('the Stripe of the payment simulator', () => {
  it.each([
    ['no key', {}, { authorization: '' }, 401, 'API key'],
    ['an unknown key', order, { authorization: 'Bearer sk_test_stranger' }, 401, 'Invalid API Key'],
    ['a publishable key', order, { authorization: 'Bearer pk_test_simulatorshop' }, 403, 'publishable'],
    ['another API version', order, { 'stripe-version': '2019-01-01' }, 400, 'version'],
    ['an unknown parameter', { ...order, total: '1' }, {}, 400, 'unknown parameter: total'],
    ['no amount', { currency: 'eur' }, {}, 400, 'amount'],
    ['an amount in euros', { ...order, amount: '42.42' }, {}, 400, 'Invalid integer'],
    ['less than 50 cents', { ...order, amount: '49' }, {}, 400, 'at least'],
    ['an unknown currency', { ...order, currency: 'euro' }, {}, 400, 'currency'],
    ['an idempotency key of 256 characters', order, { 'idempotency-key': 'k'.repeat(256) }, 400, '255'],
  ])('refuses an intent with %s', async (_, fields, headers, status, message) => {
    const answer = await call('POST', '/payment_intents', fields as Record<string, string>, headers as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(answer.json.error?.message).toContain(message);
  });

  it('answers the same intent to the same idempotency key', async () => {
    const first = await call('POST', '/payment_intents', order, { 'idempotency-key': 'a' });
    const again = await call('POST', '/payment_intents', order, { 'idempotency-key': 'a' });
    expect(again.json).toEqual(first.json);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('refuses an idempotency key with other parameters', async () => {
    await call('POST', '/payment_intents', order, { 'idempotency-key': 'b' });
    const other = await call('POST', '/payment_intents', { ...order, amount: `1${order.amount}` }, { 'idempotency-key': 'b' });
    expect([other.status, other.json.error?.type]).toEqual([400, 'idempotency_error']);
  });

  it('does not keep a failed validation under its idempotency key', async () => {
    expect((await call('POST', '/payment_intents', { currency: 'eur' }, { 'idempotency-key': 'c' })).status).toBe(400);
    expect((await call('POST', '/payment_intents', order, { 'idempotency-key': 'c' })).status).toBe(200);
  });

  it('takes 4242 4242 4242 4242, writes it into the books and notifies with a valid signature', async () => {
    const id = await create();
    expect((await confirm(id, '4242424242424242')).json).toMatchObject({ status: 'succeeded', amount_received: 4242 });
    await expect.poll(() => typesAbout(id)).toEqual(['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']);
    expect(shop.received.every((each) => isSigned(each))).toBe(true);
    const { json } = await shop.control('GET', `/payments/${id}`);
    expect(json).toMatchObject({ state: 'paid', capturedCents: 4242, refundedCents: 0 });
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', undefined],
    ['4111111111111111', 'card_declined', 'test_mode_live_card'],
  ])('declines the card %s', async (number, code, declineCode) => {
    const answer = await confirm(await create(), number);
    expect(answer.status).toBe(402);
    expect(answer.json.error).toMatchObject({ type: 'card_error', code, ...(declineCode && { decline_code: declineCode }) });
  });

  it('takes a second card after a declined one', async () => {
    const id = await create();
    await confirm(id, '4000000000000002');
    expect((await call('GET', `/payment_intents/${id}`)).json).toMatchObject({ status: 'requires_payment_method' });
    expect((await confirm(id, '4242424242424242')).json.status).toBe('succeeded');
  });

  it('asks for 3-D Secure on a page, and comes back to the shop', async () => {
    const id = await create();
    const { json } = await confirm(id, '4000002500003155');
    expect(json.status).toBe('requires_action');
    const { url } = (json.next_action as { redirect_to_url: { url: string } }).redirect_to_url;
    expect(await (await fetch(url)).text()).toContain('3-D Secure');
    const done = await fetch(url, { method: 'POST', body: new URLSearchParams({ decision: 'accept' }), redirect: 'manual' });
    expect(done.headers.get('location')).toMatch(/^http:\/\/localhost:1\/back\?order=7&payment_intent=pi_.*&redirect_status=succeeded$/);
    expect((await call('GET', `/payment_intents/${id}`)).json.status).toBe('succeeded');
  });

  it('declines a payment whose 3-D Secure step failed', async () => {
    const id = await create();
    const { json } = await confirm(id, '4000002760003184');
    const { url } = (json.next_action as { redirect_to_url: { url: string } }).redirect_to_url;
    const done = await fetch(url, { method: 'POST', body: new URLSearchParams({ decision: 'fail-challenge' }), redirect: 'manual' });
    expect(done.headers.get('location')).toContain('redirect_status=failed');
    expect((await call('GET', `/payment_intents/${id}`)).json.last_payment_error).toMatchObject({
      code: 'payment_intent_authentication_failure',
    });
  });

  it('answers an unknown address in its own form', async () => {
    const answer = await call('DELETE', '/payment_intents/x');
    expect([answer.status, answer.json.error?.type]).toEqual([404, 'invalid_request_error']);
  });

  it('declines the card 4000 0084 0000 1629 after its 3-D Secure step', async () => {
    const id = await create();
    await confirm(id, '4000008400001629');
    await shop.control('POST', `/payments/${id}/decide`, { decision: 'accept' });
    expect((await call('GET', `/payment_intents/${id}`)).json.status).toBe('requires_payment_method');
  });

  it('lets a delayed payment be processing and then succeed by itself', async () => {
    const id = await create();
    await shop.control('POST', `/payments/${id}/decide`, { decision: 'delay' });
    await expect.poll(async () => (await call('GET', `/payment_intents/${id}`)).json.status).toBe('succeeded');
    await expect.poll(() => typesAbout(id).at(-1)).toBe('payment_intent.succeeded');
    expect(typesAbout(id)).toContain('payment_intent.processing');
  });

  it('cancels an open intent and no paid one', async () => {
    const [open, paid] = [await create(), await create()];
    await confirm(paid, '4242424242424242');
    expect((await call('POST', `/payment_intents/${open}/cancel`, { cancellation_reason: 'abandoned' })).json.status).toBe('canceled');
    const refused = await call('POST', `/payment_intents/${paid}/cancel`);
    expect(refused.json.error?.code).toBe('payment_intent_unexpected_state');
  });

  it('refunds in parts, and never more than was paid', async () => {
    const id = await create();
    await confirm(id, '4242424242424242');
    expect((await call('POST', '/refunds', { payment_intent: id, amount: '4000' })).json).toMatchObject({
      status: 'succeeded',
      amount: 4000,
    });
    expect((await call('POST', '/refunds', { payment_intent: id, amount: '243' })).status).toBe(400);
    expect((await call('POST', '/refunds', { payment_intent: id })).json.amount).toBe(242);
    expect((await call('POST', '/refunds', { payment_intent: id })).json.error?.code).toBe('charge_already_refunded');
    expect((await shop.control('GET', `/payments/${id}`)).json).toMatchObject({ capturedCents: 4242, refundedCents: 4242 });
  });

  it('lists what a payout is made of, by span of time too', async () => {
    await shop.control('POST', '/payouts');
    const id = await create();
    await confirm(id, '4242424242424242');
    await call('POST', '/refunds', { payment_intent: id, amount: '242' });
    await shop.control('POST', '/payouts');
    type List = { data: { id: string; amount: number; type: string; source: unknown }[] };
    const list = async (path: string) => (await call('GET', path)).json as unknown as List;
    const [payout] = (await list('/payouts?limit=1')).data;
    expect(payout?.amount).toBe(4000);
    const { data } = await list(`/balance_transactions?payout=${payout?.id}&expand[0]=data.source`);
    expect(data.map(({ amount, type }) => [amount, type])).toEqual(
      expect.arrayContaining([
        [4242, 'charge'],
        [-242, 'refund'],
      ]),
    );
    expect(data.map(({ source }) => source)).toContainEqual(expect.objectContaining({ object: 'charge', payment_intent: id }));
    expect((await list(`/payouts?created[gt]=${Math.floor(Date.now() / 1000) + 60}`)).data).toEqual([]);
  });

  it('shows an account nothing of another', async () => {
    const id = await create();
    const answer = await call('GET', `/payment_intents/${id}`, {}, { authorization: 'Bearer sk_test_simulatorother' });
    expect([answer.status, answer.json.error?.code]).toEqual([404, 'resource_missing']);
  });

  it('shows a browser an intent only with its client secret', async () => {
    const id = await create();
    const answer = await call(
      'GET',
      `/payment_intents/${id}?client_secret=${id}_secret_x`,
      {},
      { authorization: 'Bearer pk_test_simulatorshop' },
    );
    expect(answer.status).toBe(404);
  });

  it('sends what a test asks for: other amounts, currencies and shops, broken, missing and old signatures', async () => {
    const id = await create();
    await expect.poll(() => typesAbout(id)).toEqual(['payment_intent.created']);
    shop.received.length = 0;
    const send = (notice: object) => shop.control('POST', `/payments/${id}/notifications`, { outcome: 'success', ...notice });
    await send({ amountCents: 1, currency: 'USD' });
    await send({ signature: 'broken' });
    await send({ signature: 'missing' });
    await send({ signedBy: 'other' });
    await send({ ageSeconds: 86_400 });
    await send({ mode: 'production' });
    const [wrong, broken, missing, foreign, old, live] = about(id);
    expect(JSON.parse(wrong?.body ?? '')).toMatchObject({
      livemode: false,
      data: { object: { amount: 1, amount_received: 1, currency: 'usd' } },
    });
    expect(broken && isSigned(broken)).toBe(false);
    expect(missing?.headers['stripe-signature']).toBeUndefined();
    expect(foreign && isSigned(foreign)).toBe(false);
    expect(foreign && isSigned(foreign, 'whsec_simulatorother')).toBe(true);
    expect(old && isSigned(old)).toBe(true);
    expect(Number(/t=(\d+)/.exec(old?.headers['stripe-signature'] ?? '')?.[1])).toBeLessThan(Date.now() / 1000 - 86_000);
    expect(JSON.parse(live?.body ?? '')).toMatchObject({ livemode: true });
    expect((await shop.control('GET', `/payments/${id}`)).json).toMatchObject({ state: 'open', capturedCents: 0 });
  });
});
