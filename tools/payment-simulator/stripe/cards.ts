/** Outcome of a payment by one of Stripe's well-known test cards. */
export type CardOutcome =
  | { kind: 'success' | 'challenge' | 'challenge-then-decline' }
  | { kind: 'decline'; code: string; declineCode?: string; message: string };

const declined = (declineCode: string, message = 'Your card was declined.'): CardOutcome => ({
  kind: 'decline',
  code: 'card_declined',
  declineCode,
  message,
});

const outcomes: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { kind: 'success' },
  '5555555555554444': { kind: 'success' },
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000002500003155': { kind: 'challenge' },
  '4000002760003184': { kind: 'challenge' },
  '4000008400001629': { kind: 'challenge-then-decline' },
  '4000000000000069': { kind: 'decline', code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': { kind: 'decline', code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  '4000000000000119': {
    kind: 'decline',
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};

/** The payment methods that stand for these cards in calls of servers. */
const methods: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
};

/** Returns the outcome of a card; undefined: it is not a test card, which Stripe refuses in test mode. */
export const cardOutcome = (number: string): CardOutcome | undefined => outcomes[number.replace(/\s/g, '')];

/** The card that a payment method of the kind `pm_card_visa` stands for. */
export const cardOf = (method: string): string | undefined => methods[method];
