import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentProviders } from '#backend/commerce/payment/providers/providers.ts';
import { resealSecrets } from '#backend/foundation/settings/reseal.ts';
import { takeKeyring } from '#backend/platform/secrets/sealing.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { paymentSettings } from '#backend/tables/payment.ts';
import { users } from '#backend/tables/people.ts';
import { fieldsOf, type PaymentSetup, type ProviderSettings } from '#schemas/payment-settings.ts';
import type { ShownMethod } from '#schemas/payments.ts';
import { type RunningSimulator, startSimulator } from '../../../tools/payment-simulator/start.ts';
import { openShop, orderBody } from '../commerce/shop.ts';
import { onOneEngine } from '../databases.ts';
import { methods, newKeys } from './keys.ts';
import { openPaymentShop, type PaymentShop } from './payment-shop.ts';

let simulator: RunningSimulator;
beforeAll(async () => {
  simulator = await startSimulator({ port: 0, retryDelaysMs: [] });
});
afterAll(() => simulator.stop());

onOneEngine('the settings of payments', (db) => {
  let shop: PaymentShop;
  beforeEach(async () => {
    shop = await openPaymentShop(db(), { method: 'CUSTOM', simulator });
  });
  afterEach(() => shop.close());
  const save = (method: string, body: object) =>
    shop.call<ProviderSettings>('PUT', `/admin/payment/provider/${method}`, body, shop.asAdmin);

  it('refuse an order of less than the provider takes, before it holds a piece', async () => {
    const { order } = await shop.placeOne();
    expect(order.payment.kind).toBe('element');
    const product = await shop.product({ name: 'Bouton', price: 30, stock: 1 });
    const cart = await shop.cartWith(product.idDeclination);
    const place = (total: number) => shop.place(orderBody(cart, { id: 1, price: 0 }, { total }));
    const refused = await place(49);
    expect(refused).toMatchObject({ status: 422, success: false, message: expect.stringContaining('€0.50') });
    expect((await db().select().from(declinations).where(eq(declinations.id, product.idDeclination)))[0]).toMatchObject({ stock: 1 });
    expect(await place(50)).not.toMatchObject({ message: expect.stringContaining('€0.50') });
  });

  it('list every method with its fields, what is set and where it notifies, and no secret', async () => {
    const setup = await shop.accept<PaymentSetup>('GET', '/admin/payment/provider', undefined, shop.asAdmin);
    expect(setup).toMatchObject({ method: 'CUSTOM', hasTestBank: false, isSimulated: true });
    expect(setup.providers.map(({ method }) => method)).toEqual(expect.arrayContaining([...methods]));
    const custom = setup.providers.find(({ method }) => method === 'CUSTOM');
    expect(custom).toMatchObject({ isCurrent: true, isReady: true, mode: 'TEST', refundsByItself: true, kind: 'element' });
    expect(custom?.notificationUrl).toBe(`${shop.webOrigin}/api/payment/custom-stripe/${shop.idSite}/notify`);
    expect(custom?.fields).toContainEqual({ key: 'secretKey', isSecret: true, isSet: true, value: null });
    expect(custom?.fields).toContainEqual({ key: 'publishableKey', isSecret: false, isSet: true, value: shop.keys.publishableKey });
    expect(JSON.stringify(setup)).not.toContain(shop.keys.secretKey);
  });

  it('refuse what is not of the form, of another environment, or unknown, and keep nothing of it', async () => {
    const keys = newKeys('STRIPE', 'LIVE');
    expect(await save('STRIPE', { mode: 'TEST', values: keys })).toMatchObject({
      status: 422,
      data: [{ key: 'values.publishableKey' }, { key: 'values.secretKey' }],
    });
    const mixed = { ...keys, secretKey: newKeys('STRIPE', 'TEST').secretKey };
    expect(await save('STRIPE', { mode: 'LIVE', values: mixed })).toMatchObject({ status: 422, data: [{ key: 'values.secretKey' }] });
    expect(await save('STRIPE', { mode: 'LIVE', values: { secretKey: 'sk_live_<script>' } })).toMatchObject({ status: 422 });
    expect(await save('STRIPE', { mode: 'LIVE', values: { host: 'http://evil.example' } })).toMatchObject({
      status: 422,
      data: [{ key: 'values.host' }],
    });
    expect(await save('PAYPAL', { mode: 'LIVE', values: {} })).toMatchObject({ status: 422 });
    expect(await save('MONETICO', { mode: 'LIVE', values: { key: 'z'.repeat(40) } })).toMatchObject({ status: 422 });
    expect(
      await db()
        .select()
        .from(paymentSettings)
        .where(and(eq(paymentSettings.idSite, shop.idSite), eq(paymentSettings.method, 'STRIPE'))),
    ).toEqual([]);
    // The mode alone, with keys of the other kept.
    expect(await save('CUSTOM', { mode: 'LIVE', values: {} })).toMatchObject({ status: 422, data: [{ key: 'mode' }] });
  });

  it('keep what is not named and take away what is empty', async () => {
    await save('CUSTOM', { mode: 'TEST', values: { webhookSecret: '' } });
    const setup = await shop.accept<PaymentSetup>('GET', '/admin/payment/provider', undefined, shop.asAdmin);
    const custom = setup.providers.find(({ method }) => method === 'CUSTOM');
    expect(custom?.isReady).toBe(false);
    expect(custom?.fields).toContainEqual({ key: 'webhookSecret', isSecret: true, isSet: false, value: null });
    expect(custom?.fields).toContainEqual({ key: 'secretKey', isSecret: true, isSet: true, value: null });
    expect(await shop.call('GET', '/custom-stripe/public-key')).toMatchObject({ status: 404 });
    expect(await shop.call('POST', '/admin/payment/provider/CUSTOM/check', {}, shop.asAdmin)).toMatchObject({
      data: { check: { call: 'not-made', fields: expect.arrayContaining([{ key: 'webhookSecret', state: 'missing' }]) } },
    });
  });

  it('tell a shopper the publishable key and what a payment page may load, nothing more', async () => {
    const shown = await shop.accept<ShownMethod>('GET', '/payment/method');
    expect(shown).toMatchObject({ method: 'CUSTOM', kind: 'element', isTest: true, publicKey: shop.keys.publishableKey });
    expect(shown.origins.script).toContain('https://js.stripe.com');
    expect(await shop.accept('GET', '/custom-stripe/public-key')).toEqual({ publicKey: shop.keys.publishableKey, mode: 'TEST' });
    expect(await shop.call('GET', '/admin/payment/provider')).toMatchObject({ status: 401 });
    const real = paymentProviders({ paymentSandbox: false });
    const monetico = await openPaymentShop(db(), { method: 'MONETICO', simulator });
    try {
      expect((await monetico.accept<ShownMethod>('GET', '/payment/method')).origins).toEqual({
        ...{ script: [], frame: [], connect: [], image: [] },
        formAction: [simulator.origin],
      });
      const provider = await real.of(db(), monetico.idSite, 'MONETICO');
      expect(provider).toMatchObject({ name: 'monetico', isTest: true });
    } finally {
      await monetico.close();
    }
  });

  it('are sealed in the database, sealed anew with a new key, and refused where nothing seals and others come', async () => {
    const rowOf = async () =>
      (
        await db()
          .select()
          .from(paymentSettings)
          .where(and(eq(paymentSettings.idSite, shop.idSite), eq(paymentSettings.method, 'CUSTOM')))
      )[0];
    const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const before = takeKeyring({ current: first, others: [] });
    try {
      await save('CUSTOM', { mode: 'TEST', values: shop.keys });
      expect(JSON.stringify(await rowOf())).not.toContain(shop.keys.secretKey);
      expect((await rowOf())?.secrets.secretKey).toMatch(/^sealed:1:/);
      takeKeyring({ current: second, others: [first] });
      await resealSecrets(db());
      takeKeyring({ current: second, others: [] });
      expect(await shop.accept('GET', '/custom-stripe/public-key')).toMatchObject({ publicKey: shop.keys.publishableKey });
      const { order } = await shop.placeOne();
      expect(order.payment.kind).toBe('element');
      takeKeyring({ current: undefined, others: [second] });
      await resealSecrets(db());
    } finally {
      takeKeyring(before);
    }
    const open = await openShop(db(), { webOrigin: 'https://boutique.example' });
    const { token } = await open.accept<{ token: string }>('POST', '/register', {
      ...{ password: 'correct horse battery', firstname: 'Nora', lastname: 'Petit', acceptTerms: true, email: 'nora@example.test' },
    });
    const put = () => open.call('PUT', '/admin/payment/provider/CUSTOM', { mode: 'TEST', values: shop.keys }, { Authorization: token });
    expect(await put()).toMatchObject({ status: 403 });
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.idSite, open.idSite));
    expect(await put()).toMatchObject({ status: 409, message: expect.stringContaining('SECRETS_KEY') });
  });

  describe.each(methods)('of %s', (method) => {
    it('need each of their keys', async () => {
      const other = await openPaymentShop(db(), { method, simulator });
      try {
        for (const { key } of fieldsOf(method)) {
          const body = { mode: 'TEST', values: { [key]: '' } };
          expect(await other.accept('PUT', `/admin/payment/provider/${method}`, body, other.asAdmin)).toMatchObject({ isReady: false });
          expect((await other.accept<ShownMethod>('GET', '/payment/method')).kind).toBeNull();
          await other.accept('PUT', `/admin/payment/provider/${method}`, { mode: 'TEST', values: other.keys }, other.asAdmin);
        }
      } finally {
        await other.close();
      }
    });
  });
});
