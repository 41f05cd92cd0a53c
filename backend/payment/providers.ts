import type { PaymentMethod } from '#schemas/order.ts';
import type { Database } from '../platform/database/database.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox/provider.ts';

/** Who collects payments. */
export type PaymentProviders = {
  /** The provider of a method (PAYMENT_METHOD); null: nobody, an order that costs something cannot be paid that way. */
  of: (method: PaymentMethod) => PaymentProvider | null;
  /** Every provider once, for the routes where they tell what became of a payment. */
  all: readonly PaymentProvider[];
};

type Configured = Partial<Record<PaymentMethod, PaymentProvider>>;

/** The providers that this installation has. With the sandbox the test bank stands in for every method. */
export function paymentProviders(db: Database, config: { paymentSandbox: boolean }, configured: Configured = {}): PaymentProviders {
  if (config.paymentSandbox) {
    const bank = sandboxProvider(db);
    return { of: () => bank, all: [bank] };
  }
  return { of: (method) => configured[method] ?? null, all: [...new Set(Object.values(configured))] };
}
