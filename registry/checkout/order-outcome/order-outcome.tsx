import { useCheckout } from '#client/shop/checkout.ts';
import type { OrderOutcomeProps } from '#registry/generated/order-outcome.ts';
import type { BlockProps } from '#renderer/types.ts';
import { PaymentState } from '../payment/payment-state.tsx';
import { usePaymentActions, usePaymentReturn } from '../payment/use-payment-return.ts';

/** The page after a payment that may have been given up or refused. The order says whether it was. */
export function OrderOutcome({ node }: BlockProps<OrderOutcomeProps>) {
  return (
    <PaymentState address={usePaymentReturn()} view={useCheckout()} isPatient={false} text={node.props.text} {...usePaymentActions()} />
  );
}
export default OrderOutcome;
