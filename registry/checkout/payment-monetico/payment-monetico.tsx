import type { PaymentMoneticoProps } from '#registry/generated/payment-monetico.ts';
import type { BlockProps } from '#renderer/types.ts';
import { PlacedMethod } from '../payment/placed-method.tsx';

/** The way to the provider's page, with the owner's words; nothing while the shop's payments go through another provider. */
export function PaymentMonetico({ node }: BlockProps<PaymentMoneticoProps>) {
  return <PlacedMethod method="MONETICO" choice={node.props} />;
}
export default PaymentMonetico;
