import { z } from 'zod';
import { Price } from './money.ts';

/** Shopper's choice at the shipping step. */
export const DeliveryType = z.enum(['delivery', 'clickAndCollect', 'no_delivery', 'empty']);
export type DeliveryType = z.infer<typeof DeliveryType>;

/** Kind of delivery of an order, derived from the choice. */
export const OrderDeliveryKind = z.enum(['DELIVERY', 'CLICK_AND_COLLECT', 'NO_DELIVERY', 'PICKUP']);
export type OrderDeliveryKind = z.infer<typeof OrderDeliveryKind>;

/**
 * VAT in the prices of goods sent to a place. `INCLUDED`: prices contain it. `EXEMPT`: an export bears no VAT, at the same prices.
 * `DEDUCTED`: an export costs the prices without VAT.
 */
export const VatOfPrices = z.enum(['INCLUDED', 'EXEMPT', 'DEDUCTED']);
export type VatOfPrices = z.infer<typeof VatOfPrices>;
/** First and last day on which something is handed over (YYYY-MM-DD in the shop's time zone). */
export const ArrivalDays = z.object({ from: z.iso.date(), to: z.iso.date() });
export type ArrivalDays = z.infer<typeof ArrivalDays>;

/** Expected arrival of an order, as shown before payment: in calendar days, or in working days if the calendar days are not known. */
export const DeliveryPromise = z.union([ArrivalDays, z.object({ minDays: z.int().min(0), maxDays: z.int().min(0) })]);
export type DeliveryPromise = z.infer<typeof DeliveryPromise>;

/** Special use of a carrier. `VIGNOBLE_EXPORT`: for wine sent abroad, which free shipping does not cover. */
export const SiteType = z.enum(['VIGNOBLE_EXPORT']);

/** A shipping option of POST /calculate/shipping-fees. */
export const Carrier = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** The fee before free shipping ("frais de port"). */
  fdp: Price,
  /** The fee to pay. */
  price: Price,
  deliveryType: z.enum(['DELIVERY', 'PICKUP']),
  siteType: SiteType.nullable(),
  serviceCode: z.string().nullable(),
  /** Faster for a price of its own: free shipping and discount codes are for standard services, to the door or to a relay point. */
  isExpress: z.boolean(),
  /** Expected delay in working days. */
  minDays: z.int(),
  maxDays: z.int(),
  /** Of the goods and of the fee. */
  vat: VatOfPrices,
  /**
   * Delivery days of an order placed now. Rentals arrive on or shortly before the earliest first day, and after it only if earlier is
   * impossible. Null: the days are not known, and working days are shown.
   */
  arrival: ArrivalDays.nullable(),
});
export type Carrier = z.infer<typeof Carrier>;

export const AccessPoint = z.object({
  id: z.string(),
  name: z.string(),
  addLine1: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  position: z.object({ lat: z.number(), lng: z.number() }),
  /** Address of the picture that marks it on the map; null: a number does. */
  icon: z.string().nullable(),
});
export type AccessPoint = z.infer<typeof AccessPoint>;

const Position = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });

/** Place around which relay points are searched; `position` if the shopper shared hers. */
export const AccessPointSearch = z.object({
  postalCode: z.string().trim().min(2).max(12),
  city: z.string().trim().max(80).default(''),
  /** Id of GET /countries. */
  idCountry: z.int(),
  /** A carrier that hands over at relay points; none: any of them. */
  idCarrier: z.int().nullable().default(null),
  position: Position.nullable().default(null),
});

/** A relay point as a search finds it. */
export const FoundAccessPoint = AccessPoint.extend({
  idCarrier: z.int(),
  openingHours: z.array(z.object({ days: z.string(), hours: z.string() })),
  /** Metres from the place searched for, as the crow flies; null where that is not known. */
  distance: z.int().min(0).nullable(),
});
export type FoundAccessPoint = z.infer<typeof FoundAccessPoint>;

/** A time slot at which an order can be collected. */
export const PickupSlot = z.object({
  idSchedule: z.int(),
  /** YYYY-MM-DD in the shop's time zone. */
  date: z.iso.date(),
  /** HH:MM in the shop's time zone. */
  from: z.string(),
  to: z.string(),
  remaining: z.int(),
});
export type PickupSlot = z.infer<typeof PickupSlot>;

/** Days on which nothing is collected, both included (YYYY-MM-DD in the shop's time zone), and why. */
export const PickupClosure = z.object({ from: z.iso.date(), to: z.iso.date(), reason: z.string() });
export type PickupClosure = z.infer<typeof PickupClosure>;

/** GET /calendar/{id}/date/allowed/{month}/{year}: the slots of a month, and the closures in it of those days that could be chosen. */
export const PickupMonth = z.object({ name: z.string(), slots: z.array(PickupSlot), closures: z.array(PickupClosure) });
export type PickupMonth = z.infer<typeof PickupMonth>;

/** GET /delivery/estimate: when an order placed now arrives. Dates YYYY-MM-DD in the shop's time zone. */
export const DeliveryEstimate = z.object({
  /** Carriers of the shop's own country in their order, each with its first and last day. Empty where nothing is sent. */
  carriers: z.array(ArrivalDays.extend({ idCarrier: z.int(), deliveryType: z.enum(['DELIVERY', 'PICKUP']) })),
  /** The first slot at which an order can be collected; null: none is free. */
  pickup: PickupSlot.pick({ date: true, from: true, to: true }).nullable(),
});
export type DeliveryEstimate = z.infer<typeof DeliveryEstimate>;
