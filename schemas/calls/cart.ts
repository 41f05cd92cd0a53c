import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { Cart, CartType, DiscountCode } from '../cart.ts';
import { CustomizationAnswers } from '../customization.ts';
import { AccessPointSearch, Carrier, DeliveryEstimate, FoundAccessPoint, PickupMonth } from '../delivery.ts';
import { Id, RowId } from '../id.ts';
import { RentalDates, RentalFirstDays, RentalMonth, RentalPrice } from '../rental.ts';

const CartRefresh = z.object({
  /** A code to apply. Empty, as in the refresh at start, leaves the cart the code it has. */
  discountCode: DiscountCode.default(''),
  type: CartType.default('MAIN_CART'),
});
const CartId = z.uuid();

export const cartCalls = {
  'POST /cart': {
    summary: 'Create a cart (a signed-in person gets her own back)',
    access: 'public',
    cached: true,
    body: CartRefresh,
    data: Cart,
  },
  'POST /cart/{cartId}': {
    summary: 'Refresh a cart',
    access: 'public',
    cached: true,
    params: z.object({ cartId: CartId }),
    body: CartRefresh,
    data: Cart,
  },
  'GET /cart/{id}/default': {
    summary: 'A cart as it stands; nothing of it is changed',
    access: 'public',
    cached: true,
    params: z.object({ id: CartId }),
    data: Cart,
  },
  'POST /order/discount': {
    summary: 'Apply a discount code to a cart: the only one of its order; an empty one takes it off',
    access: 'public',
    cached: true,
    body: z.object({ idCart: CartId, discountCode: DiscountCode }),
    data: Cart,
  },
  'POST /cart/{cartId}/product/{declinationId}': {
    summary: 'Add to a cart; `new` creates it; files of customizations stand under `c{id}-{key}`',
    access: 'public',
    cached: true,
    params: z.object({ cartId: CartId.or(z.literal('new')), declinationId: Id }),
    body: z.object({
      type: CartType.default('MAIN_CART'),
      quantity: z.coerce.number().int(),
      /** Made once per click and sent again on a retry: the line is added once. */
      idempotencyKey: z.uuid().optional(),
      customizations: CustomizationAnswers.default([]),
      /** First and last day of a rental, in the shop's time zone: of a piece for rent, and only of one. */
      rentFrom: z.iso.date().optional(),
      rentTo: z.iso.date().optional(),
    }),
    multipart: true,
    data: Cart,
  },
  'PUT /cart/{cartId}/product/{productId}/quantity': {
    summary: 'Set the quantity of a line',
    access: 'public',
    cached: true,
    params: z.object({ cartId: CartId, productId: Id }),
    body: z.object({ quantity: z.int(), idCartProduct: RowId }),
    data: Cart,
  },
  'DELETE /cart/{cartId}/product/{productId}/{idCartProduct}': {
    summary: 'Remove a line',
    access: 'public',
    cached: true,
    params: z.object({ cartId: CartId, productId: Id, idCartProduct: Id }),
    data: Cart,
  },
  'DELETE /cart/{cartId}': {
    summary: 'Empty and forget a cart',
    access: 'public',
    cached: true,
    params: z.object({ cartId: CartId }),
    data: z.null(),
  },
  'POST /calculate/shipping-fees': {
    summary: 'Carriers and fees for products and a place',
    access: 'public',
    cached: true,
    body: z.object({
      /** `rental`: on which days, of what is rented: what it costs counts towards free shipping. */
      products: z
        .array(
          z.object({
            idProduct: RowId,
            idDeclination: RowId.optional(),
            quantity: z.int().min(1).max(1000),
            rental: RentalDates.optional(),
          }),
        )
        .max(200),
      postalCode: z.string().trim().max(12),
      /** Id of GET /countries. */
      country: RowId,
    }),
    data: z.array(Carrier),
  },
  'GET /delivery/estimate': {
    summary: 'When an order placed now would arrive in the shop’s country, by carrier, and the next slot to collect it',
    access: 'public',
    data: DeliveryEstimate,
  },
  'POST /relay/access-points': {
    summary: 'Relay points near an address, the nearest first',
    access: 'public',
    body: AccessPointSearch,
    data: z.array(FoundAccessPoint),
  },
  'GET /calendar/{id}/date/allowed/{month}/{year}': {
    summary: 'Slots at which an order can be collected in a month; calendar 1 is the shop’s',
    access: 'public',
    params: z.object({ id: Id, month: z.coerce.number().int().min(1).max(12), year: z.coerce.number().int().min(2020).max(2100) }),
    query: z.object({ rentals: RentalFirstDays.optional() }),
    data: PickupMonth,
  },
  'GET /rental/{declinationId}/date/allowed/{month}/{year}': {
    summary: 'Pieces of a declination for rent that are free on the days of a month',
    access: 'public',
    params: z.object({
      declinationId: Id,
      month: z.coerce.number().int().min(1).max(12),
      year: z.coerce.number().int().min(2020).max(2100),
    }),
    data: RentalMonth,
  },
  'GET /rental/{declinationId}/price': {
    summary: 'What a piece costs on dates that are free; others are refused, and why',
    access: 'public',
    params: z.object({ declinationId: Id }),
    query: z.object({ from: z.string().max(40).default(''), to: z.string().max(40).default('') }),
    data: RentalPrice,
  },
} as const satisfies CallTable;
