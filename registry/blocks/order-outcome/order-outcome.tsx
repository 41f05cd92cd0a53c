import { useCheckout } from '#client/shop/checkout.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { OrderOutcomeProps } from '../../generated/order-outcome.ts';
import { PaymentState } from '../../payment-parts/payment-state.tsx';
import { usePaymentActions, usePaymentReturn } from '../../payment-parts/use-payment-return.ts';

/** The page after a payment that may have been given up or refused. The order says whether it was. */
export function OrderOutcome({ node }: BlockProps<OrderOutcomeProps>) {
  return (
    <PaymentState address={usePaymentReturn()} view={useCheckout()} isPatient={false} text={node.props.text} {...usePaymentActions()} />
  );
}
export default OrderOutcome;
