import type { APIRequestContext } from '@playwright/test';
import type { PaymentMethod } from '#schemas/order.ts';
import { testAccounts } from '../../../tools/payment-simulator/core/settings.ts';
import { expect } from '../preview.ts';

const accounts = testAccounts();
const byId = <Account extends { id: string }>(list: readonly Account[], id: string): Account => {
  const found = list.find((account) => account.id === id);
  if (!found) throw new Error(`the simulator has no account ${id}`);
  return found;
};
const stripe = (id: string) => {
  const { publishableKey, secretKey, webhookSecret } = byId(accounts.stripe, id);
  return { publishableKey, secretKey, webhookSecret };
};
const cawl = byId(accounts.cawl, 'shop');
const monetico = byId(accounts.monetico, 'shop');
const eTransactions = byId(accounts['e-transactions'], 'shop');

/** The keys of the shop at each provider, as the simulator knows them. */
export const keysOf: Readonly<Record<PaymentMethod, Readonly<Record<string, string>>>> = {
  STRIPE: stripe('shop'),
  CUSTOM: stripe('custom'),
  CAWL: {
    merchantId: cawl.pspid,
    apiKeyId: cawl.apiKeyId,
    apiSecret: cawl.apiSecret,
    webhookKeyId: cawl.webhookKeyId,
    webhookSecret: cawl.webhookSecret,
  },
  MONETICO: { terminal: monetico.tpe, company: monetico.societe, key: monetico.key },
  E_TRANSACTION: { site: eTransactions.site, rank: eTransactions.rang, identifier: eTransactions.identifiant, key: eTransactions.hmacKey },
};

/** Enters the keys of a method; without them the test bank stands in again. */
export async function setUp(admin: APIRequestContext, method: PaymentMethod, isSetUp = true): Promise<void> {
  const keys = Object.entries(keysOf[method]).map(([key, value]) => [key, isSetUp ? value : '']);
  const saved = await admin.put(`/api/admin/payment/provider/${method}`, {
    data: { mode: 'TEST', values: Object.fromEntries(keys) },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** Takes the shop's payments by a method (PAYMENT_METHOD). */
export async function choose(admin: APIRequestContext, method: PaymentMethod | null): Promise<void> {
  const { data } = (await (await admin.get('/api/admin/parameter')).json()) as { data: { version: number } };
  const saved = await admin.put('/api/admin/parameter', {
    data: { version: data.version, values: { PAYMENT_METHOD: method } },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
}
