import Router from 'next/router';
import { localPath } from '#client/local-path.ts';
import { checkout, useCheckout } from '#client/shop/checkout.ts';
import { useSite } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import type { OrderOutcomeProps } from '../../generated/order-outcome.ts';
import { usePaymentReturn } from '../../order-parts/use-payment-return.ts';
import { OrderOutcomeView } from './order-outcome-view.tsx';

/** The page after a payment that was given up or refused, joined to the checkout's machine. */
export function OrderOutcome({ node }: BlockProps<OrderOutcomeProps>) {
  const site = useSite();
  const address = usePaymentReturn(node.props.outcome === 'cancelled' ? 'cancel' : 'error');
  return (
    <OrderOutcomeView
      {...node.props}
      address={address}
      view={useCheckout()}
      onRetry={checkout.retryPayment}
      onCart={() => {
        checkout.backToCart();
        void Router.push(localPath(site, '/cart'));
      }}
    />
  );
}
export default OrderOutcome;
