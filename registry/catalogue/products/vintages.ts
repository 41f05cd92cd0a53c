import type { Product } from '#schemas/product.ts';

/** A year of a wine: its own address, what it costs (from the cheapest bottle that is left) and what is left of it. */
export type Vintage = { year: number; url: string; price: number; priceVaries: boolean; quantity: number; setQuantity: boolean };

/** The address of a wine's sheet for one of its years. */
export const vintageUrl = (product: Pick<Product, 'url'>, year: number): string => `${product.url}/${year}`;

/** The years of a wine, the newest first; none of what has no year. */
export function vintagesOf({ url, declination }: Pick<Product, 'url' | 'declination'>): Vintage[] {
  const years = [...new Set(declination.flatMap(({ year }) => (year === null ? [] : [year])))].sort((one, other) => other - one);
  return years.map((year) => {
    const own = declination.filter((each) => each.year === year);
    const left = own.filter(({ setQuantity, quantity }) => !setQuantity || quantity > 0);
    const prices = (left.length > 0 ? left : own).map(({ price }) => price);
    const price = Math.min(...prices);
    return {
      year,
      url: vintageUrl({ url }, year),
      price,
      priceVaries: prices.some((each) => each !== price),
      quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
      setQuantity: own.every(({ setQuantity }) => setQuantity),
    };
  });
}
