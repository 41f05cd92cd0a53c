import { useCart } from '#client/shop/cart.ts';
import { checkout } from '#client/shop/checkout.ts';
import { useDelivery } from '#client/shop/delivery.ts';
import { useSite } from '#client/site.tsx';
import type { CartTotalsProps } from '#registry/generated/cart-totals.ts';
import type { BlockProps } from '#renderer/types.ts';
import { CartTotalsView } from './cart-totals-view.tsx';

/** The cart's totals, joined to the machines of cart and delivery. The button begins the checkout, on the cart's own page. */
export function CartTotals({ node }: BlockProps<CartTotalsProps>) {
  const { path } = useSite();
  const shipping = useDelivery((delivery) => delivery.price);
  const vat = useDelivery((delivery) => delivery.vat);
  const isExpress = useDelivery((delivery) => delivery.isExpress);
  return (
    <CartTotalsView
      {...node.props}
      button={node.props.button && path === '/cart'}
      cart={useCart()}
      shipping={shipping}
      vat={vat}
      isExpress={isExpress}
      onNext={checkout.begin}
    />
  );
}
export default CartTotals;
