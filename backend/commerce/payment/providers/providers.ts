import type { Database } from '#backend/platform/database/database.ts';
import { sandboxName } from '#backend/tables/payment.ts';
import type { PaymentSimulator } from '#config/payments.ts';
import type { PaymentMethod } from '#schemas/order.ts';
import { type ProviderName, providerOfMethod } from '#schemas/payments.ts';
import { readKeys } from '../settings.ts';
import type { ShopKeys } from '../shop-keys.ts';
import { cawlProvider } from './cawl/provider.ts';
import { eTransactionsProvider } from './e-transactions/provider.ts';
import { moneticoProvider } from './monetico/provider.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox/provider.ts';
import { stripeProvider } from './stripe/provider.ts';

/** Payment providers. */
export type PaymentProviders = {
  /** The provider of a method (PAYMENT_METHOD) for a shop; null: nobody, an order that costs something cannot be paid that way. */
  of: (db: Database, idSite: number, method: PaymentMethod) => Promise<PaymentProvider | null>;
  /** The provider that a stored attempt or an address names, with the shop's keys of today; null: it is not set up any more. */
  named: (db: Database, idSite: number, name: ProviderName) => Promise<PaymentProvider | null>;
  hasTestBank: boolean;
  simulator: PaymentSimulator | null;
};

export type PaymentPlaces = { paymentSandbox: boolean; paymentSimulator?: PaymentSimulator | undefined };

/** The providers of an installation. The test bank stands in for every method that a shop has not set up, where it is on. */
export function paymentProviders({
  paymentSandbox: hasTestBank,
  paymentSimulator: simulator = undefined,
}: PaymentPlaces): PaymentProviders {
  const ofMethod = async (db: Database, idSite: number, method: PaymentMethod) => {
    const keys = await readKeys(db, { idSite, method, simulator: simulator ?? null });
    return keys && make[method](keys);
  };
  return {
    of: async (db, idSite, method) => (await ofMethod(db, idSite, method)) ?? (hasTestBank ? sandboxProvider(db, idSite) : null),
    named: async (db, idSite, name) => {
      if (name === sandboxName) return hasTestBank ? sandboxProvider(db, idSite) : null;
      const method = methodOf(name);
      return method ? ofMethod(db, idSite, method) : null;
    },
    hasTestBank,
    simulator: simulator ?? null,
  };
}

/** Makes the adapter of each method; the keys are complete. */
const make: Record<PaymentMethod, (keys: ShopKeys) => PaymentProvider> = {
  STRIPE: (keys) => stripeProvider('stripe', keys),
  CUSTOM: (keys) => stripeProvider('custom-stripe', keys),
  CAWL: cawlProvider,
  MONETICO: moneticoProvider,
  E_TRANSACTION: eTransactionsProvider,
};

/** The method that goes through a provider. */
export const methodOf = (name: ProviderName): PaymentMethod | undefined =>
  (Object.keys(providerOfMethod) as PaymentMethod[]).find((method) => providerOfMethod[method] === name);
