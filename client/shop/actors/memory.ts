import { z } from 'zod';
import type { CheckoutMemory } from '#domain/checkout-steps.ts';
import type { DeliveryChoice } from '#machines/delivery-machine.ts';
import { AccessPoint, Carrier, DeliveryType, PickupSlot } from '#schemas/delivery.ts';
import { PlacedOrder } from '#schemas/order.ts';
import { City } from '#schemas/site.ts';

/**
 * Schemas of data stored in the browser. They are checked before a machine starts, since another version of the site may have written them.
 */

/** Data stored by an earlier version has no arrival; fees and days are requested again anyway. */
const StoredCarrier = Carrier.extend({ arrival: Carrier.shape.arrival.default(null) });

const StoredDelivery: z.ZodType<DeliveryChoice> = z.object({
  type: DeliveryType,
  city: City.nullable(),
  idCountry: z.int().nullable(),
  idCarrier: z.int().nullable(),
  accessPoint: AccessPoint.nullable(),
  slot: PickupSlot.nullable(),
  // Fees of another version are asked for again; the rest of the choice stays.
  carriers: z.array(StoredCarrier).catch([]),
});

/** As typed: an address that is not complete is kept as well. */
const StoredAddress = z.object({
  firstname: z.string(),
  lastname: z.string(),
  latinName: z.string().optional(),
  address: z.string(),
  addressPart2: z.string(),
  postalCode: z.string(),
  city: z.string(),
  idCountry: z.int(),
});

const StoredCheckout: z.ZodType<CheckoutMemory> = z.object({
  contact: z.object({
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    latinName: z.string().optional(),
    phone: z.string(),
  }),
  deliveryAddress: StoredAddress.nullable(),
  billingAddress: StoredAddress.nullable(),
  billingSame: z.boolean(),
  message: z.string(),
  attempt: z.object({ key: z.string(), fingerprint: z.string() }).nullable(),
  placed: PlacedOrder.nullable(),
});

export const checkDeliveryChoice = (data: unknown): DeliveryChoice | null => StoredDelivery.safeParse(data).data ?? null;
export const checkCheckoutMemory = (data: unknown): CheckoutMemory | null => StoredCheckout.safeParse(data).data ?? null;
