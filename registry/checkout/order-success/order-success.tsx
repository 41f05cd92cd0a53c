import { orderDocumentsQuery } from '#client/queries/orders.ts';
import { useServerState } from '#client/query-client.ts';
import { auth, useAuth } from '#client/shop/auth.ts';
import { useCheckout } from '#client/shop/checkout.ts';
import { useSite } from '#client/site.tsx';
import type { OrderSuccessProps } from '#registry/generated/order-success.ts';
import type { BlockProps } from '#renderer/types.ts';
import { usePaymentActions, usePaymentReturn } from '../payment/use-payment-return.ts';
import { OrderSuccessView } from './order-success-view.tsx';

/** The page after the payment: only the order itself tells whether it is paid. Another payment goes to the bank again. */
export function OrderSuccess({ node }: BlockProps<OrderSuccessProps>) {
  const address = usePaymentReturn();
  const view = useCheckout();
  const account = useAuth();
  const { parameters } = useSite();
  // A password is not enough if an account needs a date of birth.
  const isEnough = parameters.ASK_BIRTHDATE_AT_REGISTER !== 'true' && parameters.BLOCK_MINORS_FROM_REGISTERING !== 'true';
  const documents = useServerState({
    ...orderDocumentsQuery(address?.id ?? '', address?.key),
    enabled: Boolean(address) && view.status === 'success',
  }).data;
  return (
    <OrderSuccessView
      {...node.props}
      address={address}
      view={view}
      documents={documents}
      guest={isEnough ? { account, onRegister: auth.register } : undefined}
      {...usePaymentActions()}
    />
  );
}
export default OrderSuccess;
