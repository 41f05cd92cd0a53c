import { useCart } from '#client/shop/cart.ts';
import { useDelivery } from '#client/shop/delivery.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { OrderSummaryProps } from '../../generated/order-summary.ts';
import { OrderSummaryView } from './order-summary-view.tsx';

/** The summary, joined to the machines of cart and delivery. */
export function OrderSummary({ node }: BlockProps<OrderSummaryProps>) {
  return <OrderSummaryView {...node.props} cart={useCart()} delivery={useDelivery()} />;
}
export default OrderSummary;
