import type Stripe from 'stripe';
import { currencies } from '#schemas/currency.ts';
import type { ProviderPayout } from '../provider.ts';
import { askStripe } from './client.ts';

/** More are read the next day. */
const maxPayouts = 100;

/** Amounts of other currencies do not come in hundredths. */
const isCounted = ({ currency }: Stripe.Payout): boolean => currencies.includes(currency.toUpperCase());

/** Reads Stripe's payouts to the bank since a day, with the fees in each: those of its balance transactions. */
export async function stripePayouts(stripe: Stripe, since: Date): Promise<ProviderPayout[]> {
  const from = Math.floor(since.getTime() / 1000);
  const { data } = await askStripe(() => stripe.payouts.list({ status: 'paid', arrival_date: { gte: from }, limit: maxPayouts }));
  const payouts: ProviderPayout[] = [];
  for (const { id, amount, currency, arrival_date: arrival } of data.filter(isCounted)) {
    const moved = await askStripe(() => stripe.balanceTransactions.list({ payout: id, limit: 100 }).autoPagingToArray({ limit: 10_000 }));
    const fees = moved.reduce((sum, { fee }) => sum + fee, 0);
    payouts.push({
      reference: id,
      day: new Date(arrival * 1000).toISOString().slice(0, 10),
      amount,
      fees,
      currency: currency.toUpperCase(),
    });
  }
  return payouts;
}
