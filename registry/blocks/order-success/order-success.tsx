import { checkout, useCheckout } from '#client/shop/checkout.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { OrderSuccessProps } from '../../generated/order-success.ts';
import { usePaymentReturn } from '../../order-parts/use-payment-return.ts';
import { OrderSuccessView } from './order-success-view.tsx';

/** The page after the payment: only the order itself tells whether it is paid. Another payment goes to the bank again. */
export function OrderSuccess({ node }: BlockProps<OrderSuccessProps>) {
  const address = usePaymentReturn('success');
  return <OrderSuccessView {...node.props} address={address} view={useCheckout()} onRetry={checkout.retryPayment} />;
}
export default OrderSuccess;
