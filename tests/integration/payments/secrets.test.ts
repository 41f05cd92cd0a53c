import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { sendRefunds } from '#backend/commerce/payment/flows/send-refunds.ts';
import { exportSite } from '#backend/operations/archive/export/export-folder.ts';
import { mails } from '#backend/tables/mail.ts';
import { fieldsOf } from '#schemas/payment-settings.ts';
import { type RunningSimulator, startSimulator } from '../../../tools/payment-simulator/start.ts';
import { onOneEngine } from '../databases.ts';
import { methods, newKeys } from './keys.ts';
import { openPaymentShop, type PaymentShop } from './payment-shop.ts';
import { bankPair, signedMessage } from './signed-by-hand.ts';

let simulator: RunningSimulator;
beforeAll(async () => {
  simulator = await startSimulator({ port: 0, retryDelaysMs: [] });
});
afterAll(() => simulator.stop());

const noMedia = { read: async () => null, write: async () => {}, has: async () => false };

onOneEngine('the secrets of payments', (db) => {
  describe.each(methods)('by %s', (method) => {
    let shop: PaymentShop;
    /** Everything that was logged, with all details. */
    let logged = '';
    beforeEach(async () => {
      logged = '';
      const stream = new Writable({
        write(chunk: Buffer, _, done) {
          logged += chunk.toString();
          done();
        },
      });
      const logger = pino({ level: 'trace' }, stream);
      shop = await openPaymentShop(db(), { method, simulator, publicKey: bankPair.publicKey, logger });
    });
    afterEach(() => shop.close());

    it('stand in no answer, log, e-mail, CSV or export, while payments succeed, fail and are given back', async () => {
      // Before there are products: an export wants pictures of them.
      const folder = mkdtempSync(join(inject('folder'), 'export-'));
      await exportSite({ db: db(), mediaStore: noMedia, idSite: shop.idSite, folder });
      const { order } = await shop.placeOne();
      const written = { attempt: await shop.attemptOf(order), keys: shop.keys, mode: shop.mode, now: shop.now() };
      const paid = signedMessage(method, 'paid', written);
      await shop.notify({ ...paid, body: `${paid.body}x` });
      await shop.notify(signedMessage(method, 'paid', written, { keys: newKeys(method, shop.mode) }));
      await shop.notify(paid);
      await shop.control('POST', '/faults', { provider: shop.provider, kind: 'error', times: 4 });
      const failed = await shop.placeOne().catch((error: unknown) => String(error));
      await shop.control('DELETE', '/faults');
      // Keys of which the provider knows none.
      const wrong = newKeys(method, shop.mode);
      await shop.accept('PUT', `/admin/payment/provider/${method}`, { mode: shop.mode, values: wrong }, shop.asAdmin);
      const refused = await shop.call(
        'PUT',
        `/admin/payment/provider/${method}`,
        { mode: 'LIVE', values: { key: shop.keys } },
        shop.asAdmin,
      );
      const checked = await shop.call('POST', `/admin/payment/provider/${method}/check`, {}, shop.asAdmin);
      const refund = await shop.refund(order, { idempotencyKey: randomUUID(), amount: 100 });
      await sendRefunds(shop.parts, shop.at());
      const asked = [
        ...['/payment/method', '/parameter', '/site/info', '/api/openapi.json', `/order/${order.id}?key=${order.key}`],
        ...[`/order/${order.id}/payment?key=${order.key}`, '/admin/payment/provider', `/admin/order/${order.id}`],
        ...[`/admin/order/${order.id}/payment`, '/admin/payment/refund', '/admin/payment/reconciliation', '/admin/order/export.csv'],
        ...['/admin/payment/reconciliation.csv', '/admin/payment/export.csv', '/admin/parameter', '/admin/audit', '/admin/mail'],
      ];
      let seen = logged + JSON.stringify([failed, refused, checked, refund, order]);
      for (const path of asked) {
        const response = await shop.app.request(path, { headers: { idSite: String(shop.idSite), ...shop.asAdmin } });
        expect(response.status, path).toBe(200);
        seen += await response.text();
      }
      seen += JSON.stringify(await db().select().from(mails).where(eq(mails.idSite, shop.idSite)));
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
      expect(files.length).toBeGreaterThan(3);
      for (const file of files) seen += readFileSync(join(file.parentPath, file.name), 'utf8');

      expect(logged).toContain('payment notification refused');
      const secrets = fieldsOf(method).flatMap(({ key, isSecret }) => (isSecret ? [shop.keys[key], wrong[key]] : []));
      expect(secrets.length).toBeGreaterThan(0);
      for (const secret of secrets) {
        expect(secret).toBeTruthy();
        expect(seen.includes(String(secret)), `${String(secret).slice(0, 4)}…`).toBe(false);
        expect(seen.includes(String(secret).slice(8)), 'without its beginning').toBe(false);
      }
      // The secret that a browser needs to pay goes to the shopper's own browser only.
      const shown = order.payment.kind === 'element' ? seen.replaceAll(order.payment.clientSecret, '') : seen;
      expect(shown).not.toMatch(/_secret_[0-9a-f]/);
    });
  });
});
