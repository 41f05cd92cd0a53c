import type { PaymentCustomCardProps } from '#registry/generated/payment-custom-card.ts';
import type { BlockProps } from '#renderer/types.ts';
import { PlacedMethod } from '../payment/placed-method.tsx';

/** Card fields and wallets of Stripe, with the owner's words; nothing while the shop's payments go through another provider. */
export function PaymentCustomCard({ node }: BlockProps<PaymentCustomCardProps>) {
  return <PlacedMethod method="CUSTOM" choice={node.props} />;
}
export default PaymentCustomCard;
