import type { PaymentMethod } from '#schemas/order.ts';

const cards = ['CB', 'Visa', 'Mastercard'];

/** Means of payment that each method takes, by the names that stand on them. */
export const methodMarks: Readonly<Record<PaymentMethod, readonly string[]>> = {
  CUSTOM: [...cards, 'Apple Pay', 'Google Pay'],
  STRIPE: [...cards, 'Apple Pay', 'Google Pay'],
  CAWL: cards,
  MONETICO: cards,
  E_TRANSACTION: cards,
};

/** Returns whether a method's card fields are on the shop's own page. */
export const hasOwnFields = (method: PaymentMethod): boolean => method === 'CUSTOM' || method === 'STRIPE';
