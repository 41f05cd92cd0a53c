import type { PaymentSimulator } from '#config/payments.ts';
import type { PaymentMode } from '#schemas/payments.ts';

/** The keys of one shop for one method, opened, and where its provider is. They stay in memory: no answer, log or page shows them. */
export type ShopKeys<Field extends string = string> = {
  idSite: number;
  mode: PaymentMode;
  /** Grows with each change of the keys. */
  version: number;
  values: Readonly<Record<Field, string>>;
  /** On this machine; null: the provider's own hosts, which stand in each adapter and nowhere else. */
  simulator: PaymentSimulator | null;
};

/** Milliseconds that a provider has to answer. */
export const providerTimeoutMs = 12_000;
