import type { Carrier } from '#schemas/delivery.ts';
import { restOfWorld } from '#schemas/rest-of-world.ts';

/** A carrier and its fees, before it is known when it arrives. */
export type PricedCarrier = Omit<Carrier, 'arrival'>;
export type Zone = { countries: readonly string[]; bands: readonly { upTo: number; price: number }[] };
export type CarrierRow = Omit<PricedCarrier, 'fdp' | 'price' | 'vat'> & { zones: readonly Zone[] };

type Service = Pick<Carrier, 'siteType' | 'isExpress'>;

/** Returns whether an amount or a number of bottles can make a service free: a standard one, to the door or to a relay point. */
export const isCoveredByFreeShipping = ({ siteType, isExpress }: Service): boolean => !isExpress && siteType !== 'VIGNOBLE_EXPORT';

/** Returns the part of a fee that a discount code can lower, in cents: an express service keeps its price. */
export const discountableFee = (fee: number, { isExpress }: Pick<Service, 'isExpress'>): number => (isExpress ? 0 : fee);

/**
 * Fee of a carrier in cents for a parcel of `weight` grams to a zone: the first band that holds it. A zone that names the country comes
 * before the rest of the world.
 * Null: the carrier does not go there, or not with that weight.
 */
export function feeOf(carrier: Pick<CarrierRow, 'zones'>, parcel: { zone: string; weight: number }): number | null {
  const zoneFor = (country: string) => carrier.zones.find(({ countries }) => countries.includes(country));
  const zone = zoneFor(parcel.zone) ?? zoneFor(restOfWorld);
  const bands = [...(zone?.bands ?? [])].sort((a, b) => a.upTo - b.upTo);
  return bands.find((band) => parcel.weight <= band.upTo)?.price ?? null;
}

/** The carriers that take a parcel, cheapest first, each with its fee before (`fdp`) and after free shipping (`price`). */
export function carriersFor(
  carriers: readonly CarrierRow[],
  parcel: { zone: string; weight: number; isFree: boolean; paysShipping: boolean },
): Omit<PricedCarrier, 'vat'>[] {
  return carriers
    .flatMap(({ zones, ...carrier }) => {
      const fee = feeOf({ zones }, parcel);
      if (fee === null) return [];
      const fdp = parcel.paysShipping ? fee : 0;
      return [{ ...carrier, fdp, price: parcel.isFree && isCoveredByFreeShipping(carrier) ? 0 : fdp }];
    })
    .sort((a, b) => a.price - b.price || a.id - b.id);
}

/**
 * From when on shipping is free: an amount in cents (FREE_SHIPPING_PRICE), a number of bottles (FREE_SHIPPING_BOTTLE), whichever
 * comes first; null: not for that.
 */
export type FreeFrom = { price: number | null; bottles: number | null };
/** Amount of a cart in cents, before a discount code, and its number of bottles; null: it has no wine. */
export type Reached = { subtotal: number; bottles: number | null };

/** Returns whether shipping is free. */
export function isShippingFree(from: FreeFrom, { subtotal, bottles }: Reached): boolean {
  return (from.price !== null && subtotal >= from.price) || (from.bottles !== null && bottles !== null && bottles >= from.bottles);
}

/**
 * Amount in cents and number of bottles left until shipping is free; null: no such rule, or none for this cart. Both are 0 once it is free.
 */
export type Remaining = { price: number | null; bottles: number | null };

/** Returns what is left until shipping is free. The subtotal is the one before a discount code, so that a code never adds a fee. */
export function freeShippingRemaining(from: FreeFrom, reached: Reached): Remaining {
  const isFree = isShippingFree(from, reached);
  const left = (threshold: number | null, value: number | null) =>
    threshold === null || value === null ? null : isFree ? 0 : threshold - value;
  return { price: left(from.price, reached.subtotal), bottles: left(from.bottles, reached.bottles) };
}
