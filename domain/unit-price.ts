type Measured = Pick<Priced, 'capacity' | 'capacityUnit'>;
type Priced = { price: number; capacity: number | null; capacityUnit: 'LITER' | 'CENTILITRE' | null };

/** Computes the litres of a bottle; null where its capacity is not known. */
export function litresOf({ capacity, capacityUnit }: Measured): number | null {
  if (capacity === null || capacity <= 0 || capacityUnit === null) return null;
  return capacityUnit === 'LITER' ? capacity : capacity / 100;
}

/** Computes the price of a litre in cents, rounded (arrêté du 16 novembre 1999); null where the capacity is not known. */
export function pricePerLitre({ price, ...bottle }: Priced): number | null {
  const litres = litresOf(bottle);
  return litres === null ? null : Math.round(price / litres);
}

/** Finds the lowest and the highest price of a litre among bottles; null where none has a capacity. */
export function litrePrices(bottles: readonly Priced[]): { least: number; most: number } | null {
  const prices = bottles.flatMap((bottle) => pricePerLitre(bottle) ?? []);
  return prices.length === 0 ? null : { least: Math.min(...prices), most: Math.max(...prices) };
}
