import { cart, useCart } from '#client/shop/cart.ts';
import { useCheckout } from '#client/shop/checkout.ts';
import { useDelivery } from '#client/shop/delivery.ts';
import type { DiscountCodeProps } from '#registry/generated/discount-code.ts';
import type { BlockProps } from '#renderer/types.ts';
import { DiscountCodeView } from './discount-code-view.tsx';

/** The discount code, joined to the cart's machine; an order that was refused for its code says so here as well. */
export function DiscountCode({ node }: BlockProps<DiscountCodeProps>) {
  const failure = useCheckout((checkout) => checkout.failure);
  const refused = failure?.fieldErrors.find(({ key }) => key === 'discountCode')?.error;
  const kind = useDelivery((delivery) => delivery.kind);
  const price = useDelivery((delivery) => delivery.price);
  const isExpress = useDelivery((delivery) => delivery.isExpress);
  return (
    <DiscountCodeView
      {...node.props}
      cart={useCart()}
      delivery={{ kind, price, isExpress }}
      refused={refused}
      onApply={cart.applyDiscount}
      onRemove={cart.removeDiscount}
    />
  );
}
export default DiscountCode;
