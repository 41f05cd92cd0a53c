import type { PaymentETransactionProps } from '#registry/generated/payment-e-transaction.ts';
import type { BlockProps } from '#renderer/types.ts';
import { PlacedMethod } from '../payment/placed-method.tsx';

/** The way to the provider's page, with the owner's words; nothing while the shop's payments go through another provider. */
export function PaymentETransaction({ node }: BlockProps<PaymentETransactionProps>) {
  return <PlacedMethod method="E_TRANSACTION" choice={node.props} />;
}
export default PaymentETransaction;
