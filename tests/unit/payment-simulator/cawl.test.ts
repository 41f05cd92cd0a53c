import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
});

type Wrong = Partial<{
  secret: string;
  keyId: string;
  date: string;
  signedTarget: string;
  merchant: string;
  headers: Record<string, string>;
}>;
type Answer = { status: number; json: Record<string, never>; headers: Headers };

/** A call signed by hand as the description says. */
async function call(method: string, path: string, body?: unknown, wrong: Wrong = {}): Promise<Answer> {
  const target = `/v2/${wrong.merchant ?? 'simulator-shop'}${path}`;
  const contentType = 'application/json';
  const date = wrong.date ?? new Date().toUTCString();
  const own = Object.entries(wrong.headers ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = [
    method,
    method === 'GET' ? '' : contentType,
    date,
    ...own.map(([name, value]) => `${name.toLowerCase()}:${value}`),
    wrong.signedTarget ?? target,
    '',
  ].join('\n');
  const mac = createHmac('sha256', wrong.secret ?? 'simulator shop api secret')
    .update(text)
    .digest('base64');
  const response = await fetch(`${shop.simulator.origin}${target}`, {
    method,
    headers: {
      ...Object.fromEntries(own),
      authorization: `GCS v1HMAC:${wrong.keyId ?? 'simulator-shop-api'}:${mac}`,
      date,
      'content-type': contentType,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as Answer['json'], headers: response.headers };
}

const order = {
  amountOfMoney: { amount: 1234, currencyCode: 'EUR' },
  references: { merchantReference: 'A-1' },
  customer: { billingAddress: { countryCode: 'FR' }, locale: 'fr_FR' },
};
const checkout = {
  order,
  hostedCheckoutSpecificInput: { returnUrl: 'http://localhost:1/result?order=1', locale: 'fr_FR' },
  cardPaymentMethodSpecificInput: { authorizationMode: 'SALE' },
};

async function open(body: unknown = checkout): Promise<{ id: string; mac: string }> {
  const { json, status } = await call('POST', '/hostedcheckouts', body);
  expect(status).toBe(201);
  return { id: String(json.hostedCheckoutId), mac: String(json.RETURNMAC) };
}
const decide = async (id: string, decision: string) =>
  (await shop.control<{ returnTo: string | null }>('POST', `/payments/${id}/decide`, { decision })).json.returnTo;
const read = async (id: string) =>
  (await call('GET', `/hostedcheckouts/${id}`)).json as unknown as {
    status: string;
    createdPaymentOutput?: { payment: { id: string; statusOutput: { statusCode: number } } };
  };

const about = (id: string) => shop.received.filter(({ body }) => body.includes(`"${id}"`));
const typesAbout = (id: string) => about(id).map(({ body }) => (JSON.parse(body) as { type: string }).type);

describe('the Cawl of the payment simulator', () => {
  it.each<[string, Wrong, string]>([
    ['a wrong secret', { secret: 'no' }, 'signature'],
    ['an unknown key', { keyId: 'stranger' }, 'unknown API key'],
    ['a date six minutes old', { date: new Date(Date.now() - 360_000).toUTCString() }, 'too far'],
    ['a date in ISO 8601', { date: new Date().toISOString() }, 'Date'],
    ['another target than was signed', { signedTarget: '/v2/simulator-shop/hostedcheckouts/1' }, 'signature'],
    ['another merchant than the key’s', { merchant: 'simulator-other' }, 'not of the merchant'],
  ])('answers 403 to a call with %s', async (_, wrong, reason) => {
    const answer = await call('POST', '/hostedcheckouts', checkout, wrong);
    expect(answer.status).toBe(403);
    expect(JSON.stringify(answer.json)).toContain(reason);
  });

  it('refuses a call whose X-GCS header was not signed', async () => {
    const response = await fetch(`${shop.simulator.origin}/v2/simulator-shop/services/testconnection`, {
      headers: { authorization: 'GCS v1HMAC:simulator-shop-api:AAAA', date: new Date().toUTCString(), 'x-gcs-servermetainfo': 'e30=' },
    });
    expect(response.status).toBe(403);
  });

  it.each([
    [
      'an amount with a point',
      { ...checkout, order: { ...order, amountOfMoney: { amount: 12.34, currencyCode: 'EUR' } } },
      'order.amountOfMoney.amount',
    ],
    ['an unknown currency', { ...checkout, order: { ...order, amountOfMoney: { amount: 1, currencyCode: 'EURO' } } }, 'currencyCode'],
    ['no reference', { ...checkout, order: { ...order, references: {} } }, 'merchantReference'],
    ['no return address', { ...checkout, hostedCheckoutSpecificInput: {} }, 'returnUrl'],
    ['an unknown property', { ...checkout, total: 1 }, 'total'],
  ])('refuses a hosted checkout with %s', async (_, body, property) => {
    const answer = await call('POST', '/hostedcheckouts', body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.json)).toContain(property);
  });

  it('tests the connection', async () => expect((await call('GET', '/services/testconnection')).json).toEqual({ result: 'OK' }));

  it('answers the same checkout to the same idempotence key, and says so', async () => {
    const headers = { 'x-gcs-idempotence-key': 'one' };
    const first = await call('POST', '/hostedcheckouts', checkout, { headers });
    const again = await call('POST', '/hostedcheckouts', checkout, { headers });
    expect(again.json).toEqual(first.json);
    expect(again.headers.get('x-gcs-idempotence-request-timestamp')).toMatch(/^\d+$/);
  });

  it('captures a sale, signs its webhook over the body and returns the browser with the token', async () => {
    const { id, mac } = await open();
    expect((await read(id)).status).toBe('IN_PROGRESS');
    expect(await decide(id, 'accept')).toBe(`http://localhost:1/result?order=1&RETURNMAC=${mac}&hostedCheckoutId=${id}`);
    expect((await read(id)).createdPaymentOutput?.payment.statusOutput.statusCode).toBe(9);
    const [webhook] = about(id);
    expect(webhook?.headers['x-gcs-keyid']).toBe('simulator-shop-webhook');
    const expected = createHmac('sha256', 'simulator shop webhook secret')
      .update(webhook?.body ?? '')
      .digest('base64');
    expect(webhook?.headers['x-hmac-signatures']).toBe(expected);
    expect(JSON.parse(webhook?.body ?? '')).toMatchObject({ apiVersion: 'v1', merchantId: 'simulator-shop', type: 'payment.captured' });
  });

  it.each([
    ['accept', 9, 'paid'],
    ['authorize', 5, 'authorized'],
    ['refuse', 2, 'refused'],
  ])('gives the decision %s the status code %i', async (decision, code, state) => {
    const { id } = await open();
    await decide(id, decision);
    expect((await read(id)).createdPaymentOutput?.payment.statusOutput.statusCode).toBe(code);
    expect((await shop.control('GET', `/payments/${id}`)).json).toMatchObject({ state });
  });

  it('tells of a cancelled page by the read alone', async () => {
    const { id } = await open();
    await decide(id, 'cancel');
    expect((await read(id)).status).toBe('CANCELLED_BY_CONSUMER');
    expect(about(id)).toHaveLength(0);
  });

  it('makes a new payment of the second attempt', async () => {
    const { id } = await open();
    expect(await decide(id, 'refuse-and-stay')).toBeNull();
    const first = (await read(id)).createdPaymentOutput?.payment.id;
    await decide(id, 'accept');
    expect((await read(id)).createdPaymentOutput?.payment.id).not.toBe(first);
    expect(typesAbout(id)).toEqual(['payment.rejected', 'payment.captured']);
  });

  it('refunds in parts with an operation each, and never more than was captured', async () => {
    const { id } = await open();
    await decide(id, 'accept');
    const payment = (await read(id)).createdPaymentOutput?.payment.id ?? '';
    const refund = (amount: number) => call('POST', `/payments/${payment}/refund`, { amountOfMoney: { amount, currencyCode: 'EUR' } });
    expect((await refund(1000)).json).toMatchObject({ id: payment.replace(/_0$/, '_1'), statusOutput: { statusCode: 81 } });
    expect((await refund(235)).status).toBe(400);
    expect((await refund(234)).status).toBe(201);
    await expect
      .poll(async () => (await call('GET', `/payments/${payment}/refunds`)).json)
      .toMatchObject({ refunds: [{ statusOutput: { statusCode: 8 } }, { statusOutput: { statusCode: 8 } }] });
    expect((await shop.control('GET', `/payments/${id}`)).json).toMatchObject({ capturedCents: 1234, refundedCents: 1234 });
  });

  it('sends held webhooks from last to first', async () => {
    await shop.control('PUT', '/notifications/mode', { mode: 'hold' });
    const { id } = await open();
    await decide(id, 'delay');
    await decide(id, 'settle');
    await shop.control('PUT', '/notifications/mode', { mode: 'send' });
    expect(about(id)).toHaveLength(0);
    await shop.control('POST', '/notifications/release', { order: 'reversed' });
    expect(typesAbout(id)).toEqual(['payment.captured', 'payment.authorization_requested']);
  });

  it('sends a webhook a hundred times', async () => {
    const { id } = await open();
    await decide(id, 'accept');
    const { json } = await shop.control<{ notifications: { id: string }[] }>('GET', `/notifications?payment=${id}`);
    await shop.control('POST', `/notifications/${json.notifications[0]?.id}/resend`, { times: 99, parallel: true });
    expect(about(id)).toHaveLength(100);
    expect(new Set(about(id).map(({ body }) => body)).size).toBe(1);
  });
});
