import type { Cart, CartProduct } from '#schemas/cart.ts';
import type { VatOfPrices } from '#schemas/delivery.ts';
import type { Discount } from '#schemas/product.ts';
import { discountOnShipping } from './discounts.ts';
import { discountableFee } from './shipping-fees.ts';
import { homeTaxation, type TaxedLine, vatOf } from './vat.ts';

/** A cart as its amount counts. Cents. */
export type CountedCart = { total: number; discount: number; appliedDiscount: Discount | null; lines: readonly TaxedLine[] };

/** Delivery of an order for its total: the fee in cents, 0 while it is not known, the VAT in prices, and whether it is express. */
export type DeliveryFee = { shipping: number; vat: VatOfPrices; isExpress: boolean };

/** Amounts of an order before it is placed, in cents. */
export type AmountDue = {
  /** Whole discount of the cart's code. */
  discount: number;
  /** The VAT that an export takes off; 0 where prices keep theirs. */
  deducted: number;
  total: number;
};

/**
 * Returns the price of a cart's order with a shipping fee, as the shop will calculate it. Every total that is shown comes from this
 * function.
 */
export function amountDueOf(cart: CountedCart, { shipping, vat, isExpress }: DeliveryFee): AmountDue {
  const offShipping = offFee(cart, { shipping, isExpress });
  const paid = { lines: cart.lines, discount: cart.discount, shipping: shipping - offShipping };
  const { deducted } = vatOf({ ...paid, taxation: vat === 'DEDUCTED' ? { kind: 'EXPORT', isDeducted: true } : homeTaxation });
  return { discount: cart.discount + offShipping, deducted, total: cart.total + shipping - offShipping - deducted };
}

type Discounted = Pick<CountedCart, 'discount' | 'appliedDiscount'>;
type Fee = Pick<DeliveryFee, 'shipping' | 'isExpress'>;

/** Returns the discount of the cart's code on the shipping fee, in cents. */
const offFee = (cart: Discounted, { shipping, isExpress }: Fee): number =>
  discountOnShipping(cart.appliedDiscount, { onProducts: cart.discount, shipping: discountableFee(shipping, { isExpress }) });

/** Returns whether the code of a cart has no effect because its delivery is already free. `fee` null: the delivery is not chosen yet. */
export const isCodeIdle = (cart: Discounted, fee: Fee | null): boolean =>
  cart.appliedDiscount !== null && fee !== null && cart.discount + offFee(cart, fee) === 0;

/** A cart of the API as its amount counts. */
export const countedCart = ({ total, discount, appliedDiscount, products }: Cart): CountedCart => ({
  total,
  discount,
  appliedDiscount,
  lines: products.map(toTaxedLine),
});

const toTaxedLine = ({ total, vatRate, hasShippingFees, isDiscounted, isDematerialized, rental }: CartProduct): TaxedLine => ({
  ...{ total, vatRate, hasShippingFees, isDiscounted, marginScheme: false },
  leavesShop: !isDematerialized && !rental,
});
