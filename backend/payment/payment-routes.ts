import type { Api } from '../platform/http/route.ts';
import { notifyRoutes } from './notify-routes.ts';
import type { PaymentProviders } from './providers.ts';
import { sandboxBankRoutes } from './sandbox/bank-routes.ts';

/** What banks and returning browsers reach. None of it belongs to the site of a header: the payment itself names its site. */
export function paymentRoutes(app: Api, providers: PaymentProviders): void {
  notifyRoutes(app, providers);
  if (providers.hasTestBank) sandboxBankRoutes(app);
}
