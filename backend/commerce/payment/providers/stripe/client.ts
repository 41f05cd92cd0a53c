import { LRUCache } from 'lru-cache';
import Stripe from 'stripe';
import { providerTimeoutMs, type ShopKeys } from '../../shop-keys.ts';
import { NotificationRefused, ProviderAway } from '../provider.ts';

export type StripeKeys = ShopKeys<'publishableKey' | 'secretKey' | 'webhookSecret'>;

/** Accounts differ in the version they speak by themselves. */
const apiVersion = '2026-10-28.endive';

const clients = new LRUCache<string, Stripe>({ max: 200 });

/** The client of a shop: one for each version of its keys, so that a changed key is used at once. */
export function stripeClient(name: string, { idSite, version, values, simulator }: StripeKeys): Stripe {
  const id = `${name} ${idSite} ${version} ${values.secretKey} ${simulator?.origin ?? ''}`;
  const known = clients.get(id);
  if (known) return known;
  const place = simulator ? { host: simulator.host, port: simulator.port, protocol: 'http' as const } : {};
  const client = new Stripe(values.secretKey, { apiVersion, telemetry: false, maxNetworkRetries: 1, timeout: providerTimeoutMs, ...place });
  clients.set(id, client);
  return client;
}

/**
 * Calls Stripe. Throws ProviderAway if the answer is not known, StripeRefused if it refused. Stripe's messages are not passed on, since
 * they may contain keys.
 */
export async function askStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof NotificationRefused) throw error;
    if (error instanceof Stripe.errors.StripeAuthenticationError) throw new StripeRefused('authentication');
    if (error instanceof Stripe.errors.StripePermissionError) throw new StripeRefused('permission');
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new StripeRefused(error.code ?? 'invalid_request');
    if (error instanceof Stripe.errors.StripeCardError) throw new StripeRefused(error.code ?? 'card');
    if (error instanceof Stripe.errors.StripeError) throw new ProviderAway(`Stripe: ${error.type} ${error.statusCode ?? ''}`.trim());
    throw new ProviderAway('Stripe does not answer');
  }
}

/** Stripe said no; `code` is its word for why. */
export class StripeRefused extends Error {
  override name = 'StripeRefused';
  readonly code: string;

  constructor(code: string) {
    super(`Stripe refused: ${code}`);
    this.code = code;
  }
}
