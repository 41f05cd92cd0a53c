import type { Carrier } from '#schemas/delivery.ts';

export type Zone = { countries: readonly string[]; bands: readonly { upTo: number; price: number }[] };
export type CarrierRow = Omit<Carrier, 'fdp' | 'price'> & { zones: readonly Zone[] };

/** siteType of a carrier for wine sent abroad, which free shipping does not cover. */
const EXPORT = 'VIGNOBLE_EXPORT';

/**
 * Fee of a carrier in cents for a parcel of `weight` grams to a zone: the first band that holds it.
 * Null: the carrier does not go there, or not with that weight.
 */
export function feeOf(carrier: Pick<CarrierRow, 'zones'>, parcel: { zone: string; weight: number }): number | null {
  const zone = carrier.zones.find((each) => each.countries.includes(parcel.zone));
  const bands = [...(zone?.bands ?? [])].sort((a, b) => a.upTo - b.upTo);
  return bands.find((band) => parcel.weight <= band.upTo)?.price ?? null;
}

/** The carriers that take a parcel, cheapest first, each with its fee before (`fdp`) and after free shipping (`price`). */
export function carriersFor(
  carriers: readonly CarrierRow[],
  parcel: { zone: string; weight: number; isFree: boolean; paysShipping: boolean },
): Carrier[] {
  return carriers
    .flatMap(({ zones, ...carrier }) => {
      const fee = feeOf({ zones }, parcel);
      if (fee === null) return [];
      const fdp = parcel.paysShipping ? fee : 0;
      return [{ ...carrier, fdp, price: parcel.isFree && carrier.siteType !== EXPORT ? 0 : fdp }];
    })
    .sort((a, b) => a.price - b.price || a.id - b.id);
}
