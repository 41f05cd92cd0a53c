type Priced = { price: number; capacity: number | null; capacityUnit: 'LITER' | 'CENTILITRE' | null };

/** Computes the price of a litre in cents, rounded (arrêté du 16 novembre 1999); null where the capacity is not known. */
export function pricePerLitre({ price, capacity, capacityUnit }: Priced): number | null {
  if (capacity === null || capacity <= 0 || capacityUnit === null) return null;
  return Math.round(price / (capacityUnit === 'LITER' ? capacity : capacity / 100));
}

/** Finds the lowest and the highest price of a litre among bottles; null where none has a capacity. */
export function litrePrices(bottles: readonly Priced[]): { least: number; most: number } | null {
  const prices = bottles.flatMap((bottle) => pricePerLitre(bottle) ?? []);
  return prices.length === 0 ? null : { least: Math.min(...prices), most: Math.max(...prices) };
}
