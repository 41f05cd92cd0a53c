import { cardOf, cardOutcome } from './cards.ts';
import { StripeError } from './error.ts';
import { type Intent, intentObject } from './intent.ts';
import type { Ledger } from './ledger.ts';
import type { Parameters } from './parameters.ts';

export const confirmParameters = [
  'client_secret',
  'payment_method',
  'payment_method_data[',
  'return_url',
  'use_stripe_sdk',
  'expand[',
  'key',
];

/**
 * Confirms an intent with a card: it succeeds, is declined (throws StripeError 402), or waits for a 3-D Secure step. The method `sepa_debit`
 * is pending first.
 */
export function confirm(ledger: Ledger, intent: Intent, parameters: Parameters): void {
  ledger.requirePayable(intent);
  const method = parameters.get('payment_method') ?? intent.method ?? undefined;
  const type = parameters.get('payment_method_data[type]') ?? 'card';
  const number = parameters.get('payment_method_data[card][number]') ?? (method ? cardOf(method) : undefined);
  const returnUrl = parameters.get('return_url');
  if (returnUrl !== undefined && !(/^https?:\/\//.test(returnUrl) && URL.canParse(returnUrl)))
    throw new StripeError(`Not a valid URL: ${returnUrl.slice(0, 100)}`, { code: 'url_invalid', field: 'return_url' });
  intent.returnUrl = returnUrl ?? intent.returnUrl;
  if (type === 'sepa_debit') {
    ledger.process(intent);
    return;
  }
  if (!number)
    throw new StripeError('You cannot confirm this PaymentIntent because it’s missing a payment method.', {
      code: 'payment_intent_unexpected_state',
      intent: intentObject(intent),
    });
  const outcome = cardOutcome(number);
  if (!outcome)
    throw new StripeError('Your card was declined. Your request was in test mode, but used a non test card.', {
      kind: 'card_error',
      status: 402,
      code: 'card_declined',
      declineCode: 'test_mode_live_card',
    });
  if (outcome.kind === 'success') ledger.succeed(intent);
  else if (outcome.kind === 'decline') {
    ledger.decline(intent, outcome);
    throw new StripeError(outcome.message, {
      kind: 'card_error',
      status: 402,
      code: outcome.code,
      ...(outcome.declineCode && { declineCode: outcome.declineCode }),
      intent: intentObject(intent),
      isKept: true,
    });
  } else ledger.challenge(intent, outcome.kind === 'challenge-then-decline');
}
