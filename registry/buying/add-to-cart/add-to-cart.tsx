import type { AddToCartProps } from '#registry/generated/add-to-cart.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Purchase } from '../choosing/purchase.tsx';
import { useChoice } from '../choosing/use-choice.ts';
import type { AddToCartData } from './index.ts';

/** Buys what the page's other blocks of this product have chosen. */
export function AddToCart({ node }: BlockProps<AddToCartProps, AddToCartData>) {
  const choice = useChoice(node.data);
  const { contactUrl, soldOutText, rentalText, rentalLabel } = node.props;
  return (
    <Purchase
      data={node.data}
      choice={choice}
      contactUrl={contactUrl}
      soldOutText={soldOutText}
      rentalText={rentalText}
      rentalLabel={rentalLabel}
    />
  );
}
export default AddToCart;
