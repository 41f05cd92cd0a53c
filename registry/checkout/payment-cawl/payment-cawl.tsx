import type { PaymentCawlProps } from '#registry/generated/payment-cawl.ts';
import type { BlockProps } from '#renderer/types.ts';
import { PlacedMethod } from '../payment/placed-method.tsx';

/** The way to the provider's page, with the owner's words; nothing while the shop's payments go through another provider. */
export function PaymentCawl({ node }: BlockProps<PaymentCawlProps>) {
  return <PlacedMethod method="CAWL" choice={node.props} />;
}
export default PaymentCawl;
