import type { PaymentStripeProps } from '#registry/generated/payment-stripe.ts';
import type { BlockProps } from '#renderer/types.ts';
import { PlacedMethod } from '../payment/placed-method.tsx';

/** Card fields and wallets of Stripe, with the owner's words; nothing while the shop's payments go through another provider. */
export function PaymentStripe({ node }: BlockProps<PaymentStripeProps>) {
  return <PlacedMethod method="STRIPE" choice={node.props} />;
}
export default PaymentStripe;
