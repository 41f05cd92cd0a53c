import { cart, useCart } from '#client/shop/cart.ts';
import { useCheckoutStep } from '#client/shop/use-checkout-step.ts';
import { useStepHeading } from '#registry/checkout/steps/use-step-heading.ts';
import type { CartLinesProps } from '#registry/generated/cart-lines.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { CartProduct } from '#schemas/cart.ts';
import { CartLinesView } from './cart-lines-view.tsx';

/** The cart's lines, joined to the cart's machine; the cart is the checkout's first step. */
export function CartLines({ node }: BlockProps<CartLinesProps>) {
  const { failure } = useCheckoutStep('summary');
  useStepHeading();
  return (
    <CartLinesView
      {...node.props}
      view={useCart()}
      refusal={failure}
      onQuantity={cart.setQuantity}
      onRemove={cart.remove}
      onUndo={putBack}
      onRetry={cart.retry}
    />
  );
}
export default CartLines;

const putBack = ({ idDeclination, quantity, rental, sellByMultipleOf, stock, type }: CartProduct): void =>
  rental
    ? cart.rent({ idDeclination, quantity, rental: { from: rental.from, to: rental.to } })
    : cart.add({
        idDeclination,
        quantity,
        rule: { sellByMultipleOf, stock: stock === null ? null : stock + quantity, isWine: type === 'WINE' },
      });
