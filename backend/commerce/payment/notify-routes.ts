import { z } from 'zod';
import { statusContextOf } from '#backend/commerce/order/index.ts';
import type { ApiContext } from '#backend/platform/http/context.ts';
import { type PlainDefinition, plainRoute } from '#backend/platform/http/plain-route.ts';
import type { Api } from '#backend/platform/http/route.ts';
import { ProviderName } from '#schemas/payments.ts';
import { recordUpdate } from './flows/record-update.ts';
import {
  type Acknowledgement,
  NotificationRefused,
  type PaymentProvider,
  type ProviderUpdate,
  type Received,
} from './providers/provider.ts';
import type { PaymentProviders } from './providers/providers.ts';
import { sandboxBankRoutes } from './providers/sandbox/bank-routes.ts';
import { namedShop, sandboxProvider } from './providers/sandbox/provider.ts';

const types = ['application/json', 'text/plain'];
const body = { type: 'application/octet-stream', schema: z.unknown() };

/**
 * `/payment/{provider}/{site}/notify`: where providers tell what became of payments of a shop. The shop in the address chooses the key; what is
 * believed is what verifies under it, over the raw bytes. Each provider is answered in its own words.
 */
export function notifyRoutes(app: Api, providers: PaymentProviders): void {
  const params = z.object({ provider: ProviderName, site: z.string().regex(/^[1-9]\d{0,9}$/) });
  const posted: PlainDefinition = {
    ...{ summary: 'Where a provider tells what became of a payment of a shop: signed as it signs', access: 'public', params, body, types },
  };
  plainRoute(app, 'POST /payment/{provider}/{site}/notify', posted, (c) => notified(c, providers, 'POST'));
  const asked: PlainDefinition = { summary: 'The same as a link, as some banks send it', access: 'public', params, types };
  plainRoute(app, 'GET /payment/{provider}/{site}/notify', asked, (c) => notified(c, providers, 'GET'));
  if (!providers.hasTestBank) return;
  const test: PlainDefinition = { summary: 'Where the test bank tells what became of a payment', access: 'public', body, types };
  plainRoute(app, 'POST /payment/sandbox/notify', test, async (c) => {
    const shop = namedShop(c.req.raw.headers);
    const bank = sandboxProvider(c.var.services.db, shop ?? 0);
    return shop === null ? answer(c, bank.acknowledge('refused')) : take(c, bank, shop, 'POST');
  });
}

async function notified(c: ApiContext, providers: PaymentProviders, method: Received['method']): Promise<Response> {
  const name = ProviderName.safeParse(c.req.param('provider'));
  const site = Number(c.req.param('site'));
  const isShop = Number.isInteger(site) && site > 0 && site < 2 ** 31;
  const provider = name.success && isShop ? await providers.named(c.var.services.db, site, name.data) : null;
  if (!provider || !takes(provider, method)) return answer(c, { status: 404, type: 'text/plain', body: '' });
  return take(c, provider, site, method);
}

/** Returns whether a provider sends notifications by a method: some use GET. */
const takes = ({ name }: PaymentProvider, method: Received['method']): boolean =>
  method === 'POST' || name === 'monetico' || name === 'e-transactions';

async function take(c: ApiContext, provider: PaymentProvider, idSite: number, method: Received['method']): Promise<Response> {
  const { services, log } = c.var;
  const raw = new Uint8Array(await c.req.raw.arrayBuffer());
  const at = c.req.url.indexOf('?');
  const query = at < 0 ? '' : c.req.url.slice(at + 1);
  let updates: readonly ProviderUpdate[];
  try {
    updates = await provider.readNotification({ method, raw, query, headers: c.req.raw.headers }, services.now());
  } catch (error) {
    if (!(error instanceof NotificationRefused)) throw error;
    log.warn({ provider: provider.name, idSite, reason: error.message }, 'payment notification refused');
    return answer(c, provider.acknowledge('refused'));
  }
  const seen = method === 'GET' ? Buffer.from(query) : raw;
  let isUnknown = false;
  for (const each of updates) {
    const received = { provider: provider.name, idSite, isTest: provider.isTest, update: each, raw: seen, source: 'notification' as const };
    const outcome = await recordUpdate(services.db, log, received, statusContextOf(services));
    isUnknown ||= outcome === 'unknown-attempt';
  }
  return answer(c, provider.acknowledge(isUnknown ? 'unknown' : 'taken'));
}

const answer = (c: ApiContext, { status, type, body: text }: Acknowledgement): Response =>
  c.body(text, status, { 'Content-Type': type, 'Cache-Control': 'no-store' });

/** Adds the routes for banks and returning browsers. They ignore the header with the site: the payment itself names its site. */
export function paymentRoutes(app: Api, providers: PaymentProviders): void {
  notifyRoutes(app, providers);
  if (providers.hasTestBank) sandboxBankRoutes(app);
}
