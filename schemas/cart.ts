import { z } from 'zod';
import { ChosenCustomization } from './customization.ts';
import { BasisPoints, Cents, Price } from './money.ts';
import { ProducerGuarantee } from './producer-guarantee.ts';
import { DecreasingDiscount, Discount, Offer, ProductKind } from './product.ts';
import { RentedLine } from './rental.ts';
import { Image } from './site.ts';
import { typedCode } from './typed-text.ts';

export const CartType = z.enum(['MAIN_CART']);

/** A line of the cart. */
export const CartProduct = z.object({
  /** Id of the line (`idCartProduct`). */
  id: z.int(),
  idProduct: z.int(),
  idDeclination: z.int(),
  name: z.string(),
  /** Values of the declination, e.g. "38 · Bordeaux"; empty when it has none. */
  declinationLabel: z.string(),
  url: z.string(),
  image: Image.nullable(),
  offer: Offer,
  quantity: z.int().min(1),
  /** Of a line for rent; `price` is then that of its days. Lines of one declination that differ in their dates are two lines. */
  rental: RentedLine.optional(),
  type: ProductKind,
  isDematerialized: z.boolean(),
  isPerishable: z.boolean(),
  isSealed: z.boolean(),
  producerGuarantee: ProducerGuarantee.optional(),
  hasShippingFees: z.boolean(),
  sellByMultipleOf: z.int().min(1),
  capacity: z.number().nullable(),
  capacityUnit: z.enum(['LITER', 'CENTILITRE']).nullable(),
  reference: z.string(),
  /** Unit price to pay. */
  price: Price,
  fixedPrice: Price,
  /** The unit price that may be crossed out beside `price`: see Declination.referencePrice; null: none. */
  referencePrice: Price.nullable(),
  /** The steps of its decreasing price, from the smallest quantity up. */
  decreasingDiscounts: z.array(DecreasingDiscount),
  /** Discount on the line by the decreasing price, at the step that the quantity reaches. */
  quantityDiscount: Price,
  /** Chosen customizations. Lines of one declination with different ones are two lines. */
  customizations: z.array(ChosenCustomization),
  /** Price of the customizations for the whole line. */
  customizationTotal: Price,
  /** `price` × `quantity` less `quantityDiscount`, and `customizationTotal`. */
  total: Price,
  /** The VAT rate of its price in the shop's own country; 0 under the margin scheme, whose price names no VAT. */
  vatRate: BasisPoints,
  /** The cart's discount code applies to it. */
  isDiscounted: z.boolean(),
  /** Pieces left to buy, or free at the dates of a rental, this line's own excluded; null when stock is not tracked. */
  stock: z.int().nullable(),
  /** Current problem of the line: the price changed since it was added, the stock is too low, or its dates are taken. */
  issue: z.enum(['OUT_OF_STOCK', 'QUANTITY_REDUCED', 'PRICE_CHANGED', 'NOT_SOLD', 'DATES_TAKEN']).nullable(),
});
export type CartProduct = z.infer<typeof CartProduct>;

/** A discount code as somebody types it; codes are stored in the same form. */
export const DiscountCode = z.string().overwrite(typedCode).max(40);

/** Reason why a discount code is refused. `COMBINED`: an order can have one code only. */
export const DiscountRefusal = z.enum([
  'UNKNOWN',
  'NOT_YET',
  'EXPIRED',
  'USED_UP',
  'USED_BY_CUSTOMER',
  'MINIMUM',
  'NO_PRODUCT',
  'COMBINED',
]);
export type DiscountRefusal = z.infer<typeof DiscountRefusal>;

/** The bottles of a cart, as the rules of shipping count them. */
export const CartBottles = z.object({
  count: z.int().min(0),
  /** Fewest and most that are sent (MINIMUM_EXPEDITION_BOTTLE, MAXIMUM_EXPEDITION_BOTTLE); 0: no limit. */
  minimum: z.int().min(0),
  maximum: z.int().min(0),
  /** Bottles left before shipping is free (FREE_SHIPPING_BOTTLE); null: no such rule. */
  freeShippingRemaining: z.int().min(0).nullable(),
});
export type CartBottles = z.infer<typeof CartBottles>;

/** Totals are in cents, tax included; shipping is not part of a cart. */
export const Cart = z.object({
  id: z.uuid(),
  type: CartType,
  products: z.array(CartProduct),
  /** Pieces in all lines. */
  totalProduct: z.int().min(0),
  subtotal: Price,
  discount: Price,
  total: Price,
  discountCode: z.string(),
  appliedDiscount: Discount.nullable(),
  /** A code that was taken and does not apply to the cart as it is now; `missing`: cents to its minimum, where that is why. */
  discountIssue: z.object({ code: z.string(), reason: DiscountRefusal, missing: Cents.nullable() }).nullable(),
  /** Cents left to spend before shipping is free (FREE_SHIPPING_PRICE), 0 also once its bottles make it free; null when the rule is off. */
  freeShippingRemaining: Cents.nullable(),
  /** Null when the cart holds no wine. */
  bottles: CartBottles.nullable(),
  /** Its order needs a proof of majority. */
  hasAlcohol: z.boolean(),
});
export type Cart = z.infer<typeof Cart>;
