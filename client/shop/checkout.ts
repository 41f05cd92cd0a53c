import type { OrderReference } from '#domain/checkout-steps.ts';
import type { MajorityProof } from '#domain/majority.ts';
import { randomId } from '../random-id.ts';
import { useLateActor, whole } from './late-actor.ts';
import { stores } from './stores.ts';
import { type AddressStep, type CheckoutStep, type CheckoutView, idleCheckout } from './views.ts';

export const checkout = {
  /** Sets the step of the current address; `useCheckoutStep` does it. */
  visit: (step: CheckoutStep): void => stores.checkout.send({ type: 'step.visit', step }),
  /** From the summary to the address step. */
  begin: (): void => stores.checkout.send({ type: 'summary.complete' }),
  /** Contact and addresses as the form holds them; moves on to the shipping step. */
  submitAddress: (step: AddressStep): void => stores.checkout.send({ type: 'address.complete', ...step }),
  /** From the shipping to the payment step, when shipping is complete. */
  submitShipping: (): void => stores.checkout.send({ type: 'shipping.complete' }),
  setMessage: (message: string): void => stores.checkout.send({ type: 'message.change', message }),
  acceptTerms: (accepted: boolean): void => stores.checkout.send({ type: 'terms.change', accepted }),
  /** A rental is to begin before its time of withdrawal is over. */
  requestEarlyStart: (requested: boolean): void => stores.checkout.send({ type: 'early-start.change', requested }),
  /** The proof of majority that alcohol needs. */
  setMajority: (majority: Partial<MajorityProof>): void => stores.checkout.send({ type: 'majority.change', majority }),
  /** "Commander avec obligation de paiement": places one order however often it is called. */
  place: (): void => stores.checkout.send({ type: 'order.place', key: randomId() }),
  /** Back from the payment page, or an order's page opened by its address: reads what became of the payment. */
  paymentReturned: (returned: OrderReference): void => stores.checkout.send({ type: 'payment.return', ...returned }),
  /** Looks again now for what became of the payment. */
  lookAgain: (): void => stores.checkout.send({ type: 'payment.look' }),
  /** Stops looking; the shop and its e-mail stay informed. */
  stopLooking: (): void => stores.checkout.send({ type: 'payment.stop' }),
  /** The shopper does not want to pay the order any more. */
  giveUpPayment: (): void => stores.checkout.send({ type: 'payment.give-up' }),
  /** Charges the card that was entered for another payment of an order. */
  confirmCard: (): void => stores.checkout.send({ type: 'card.confirm' }),
  /** Pays the same order again after a failed or cancelled payment. */
  retryPayment: (): void => stores.checkout.send({ type: 'payment.retry' }),
  /** Back to the living cart after a failed or cancelled payment. */
  backToCart: (): void => stores.checkout.send({ type: 'cart.return' }),
};

/** The checkout; starts its machine when first used. A step's screen uses `useCheckoutStep`. */
export function useCheckout(): CheckoutView;
export function useCheckout<Value>(select: (checkout: CheckoutView) => Value): Value;
export function useCheckout(select: (checkout: CheckoutView) => unknown = whole): unknown {
  return useLateActor(stores.checkout, idleCheckout, select);
}
