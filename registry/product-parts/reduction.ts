type Priced = { price: number; referencePrice: number | null };

/**
 * By how much a price is reduced, in whole percent of the reference price (the lowest of the 30 days before, Code de la
 * consommation L112-1-1); 0 without one: a reduction that cannot be proved is not announced.
 */
export const percentOff = ({ price, referencePrice }: Priced): number =>
  referencePrice !== null && referencePrice > price ? Math.round((1 - price / referencePrice) * 100) : 0;
