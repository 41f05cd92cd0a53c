import { orderDocumentsQuery } from '#client/queries/documents.ts';
import { useServerState } from '#client/query-client.ts';
import { checkout, useCheckout } from '#client/shop/checkout.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { OrderSuccessProps } from '../../generated/order-success.ts';
import { usePaymentReturn } from '../../order-parts/use-payment-return.ts';
import { OrderSuccessView } from './order-success-view.tsx';

/** The page after the payment: only the order itself tells whether it is paid. Another payment goes to the bank again. */
export function OrderSuccess({ node }: BlockProps<OrderSuccessProps>) {
  const address = usePaymentReturn('success');
  const view = useCheckout();
  const documents = useServerState({
    ...orderDocumentsQuery(address?.id ?? '', address?.key),
    enabled: Boolean(address) && view.status === 'success',
  }).data;
  return <OrderSuccessView {...node.props} address={address} view={view} documents={documents} onRetry={checkout.retryPayment} />;
}
export default OrderSuccess;
