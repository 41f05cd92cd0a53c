import type { PaymentStep } from '#schemas/order.ts';
import type { AddressStep, CartFacts, CheckoutStep, Contact, OrderReference, ShippingFacts } from './checkout-steps.ts';
import type { MajorityProof } from './majority.ts';

/** Events that pages and other machines send to the checkout. */
export type CheckoutEvent =
  | { type: 'step.visit'; step: CheckoutStep }
  | { type: 'summary.complete' }
  | ({ type: 'address.complete' } & AddressStep)
  | { type: 'shipping.complete' }
  | { type: 'message.change'; message: string }
  | { type: 'terms.change'; accepted: boolean }
  | { type: 'early-start.change'; requested: boolean }
  | { type: 'majority.change'; majority: Partial<MajorityProof> }
  /** `key` becomes the idempotency key when the order differs from the one last attempted. */
  | { type: 'order.place'; key: string }
  | ({ type: 'payment.return' } & OrderReference)
  /** Looks again now, stops looking, or wants to pay no more. */
  | { type: 'payment.look' }
  | { type: 'payment.stop' }
  | { type: 'payment.give-up' }
  | { type: 'card.confirm' }
  | { type: 'payment.retry' }
  | { type: 'cart.return' }
  | { type: 'cart.changed'; cart: CartFacts }
  | { type: 'shipping.changed'; shipping: ShippingFacts }
  /** Signed in: fills what the shopper has not typed. */
  | { type: 'person.known'; contact: Contact; birthdate: string | null }
  /** Signed out. */
  | { type: 'checkout.clear' };

export type CheckoutEmitted =
  | { type: 'payment.redirected'; step: PaymentStep }
  | { type: 'order.confirmed'; id: string }
  /** The order was refused: cart and fees may not be what the shopper saw. */
  | { type: 'order.refused' };
