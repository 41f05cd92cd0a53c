import type { Database } from '#backend/platform/database/database.ts';
import { sandboxName } from '#backend/tables/payment.ts';
import type { ShownMethod } from '#schemas/payments.ts';
import { paymentMethodOf } from './flows/open-payment.ts';
import type { PaymentProviders } from './providers/providers.ts';
import { kindOfMethod, readKeys } from './settings.ts';

type Origins = ShownMethod['origins'];
const none: Origins = { script: [], frame: [], connect: [], image: [], formAction: [] };

/** Origins that Stripe.js loads and calls, by Stripe's own list of directives for a content policy. */
const stripeOrigins: Origins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: ['https://*.stripe.com'],
  formAction: [],
};

const formOrigins = {
  monetico: ['https://p.monetico-services.com'],
  'e-transactions': {
    TEST: ['https://recette-tpeweb.e-transactions.fr'],
    LIVE: ['https://tpeweb.e-transactions.fr', 'https://tpeweb1.e-transactions.fr'],
  },
} as const;

/** Returns the current payment method of a shop, with the origins that the content policy of its payment pages needs for it. */
export async function shownMethod(db: Database, providers: PaymentProviders, idSite: number): Promise<ShownMethod> {
  const method = await paymentMethodOf(db, idSite);
  const nothing = { method, kind: null, isTest: false, publicKey: null, origins: none };
  const provider = await providers.of(db, idSite, method);
  if (!provider) return nothing;
  const { name, isTest } = provider;
  if (name === sandboxName) return { ...nothing, kind: 'redirect', isTest };
  const shown = { ...nothing, kind: kindOfMethod[method], isTest };
  if (name === 'stripe' || name === 'custom-stripe') {
    const keys = await readKeys(db, { idSite, method, simulator: providers.simulator });
    return { ...shown, publicKey: keys?.values.publishableKey ?? null, origins: stripeOrigins };
  }
  if (name === 'cawl') return shown;
  if (providers.simulator) return { ...shown, origins: { ...none, formAction: [providers.simulator.origin] } };
  const formAction = name === 'monetico' ? formOrigins.monetico : formOrigins[name][isTest ? 'TEST' : 'LIVE'];
  return { ...shown, origins: { ...none, formAction: [...formAction] } };
}
