import type { Product } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import { words as allWords } from './words.ts';

export type Feature = { label: string; value: string };

const litres = { LITER: 'l', CENTILITRE: 'cl' } as const;

/** What a wine's own fields say, as the first of its features: origin, grapes, vintages and sizes of its bottles. */
export function wineFeatures({ wine, declination }: Pick<Product, 'wine' | 'declination'>, lang: Lang): Feature[] {
  const words = allWords[lang];
  const number = new Intl.NumberFormat(lang);
  const once = (list: readonly string[]) => [...new Set(list)].join(', ');
  const features = [
    { label: words.appellation, value: wine?.appellation ?? '' },
    { label: words.grapes, value: once(wine?.grapes ?? []) },
    { label: words.vintage, value: once(declination.flatMap(({ year }) => (year === null ? [] : [String(year)]))) },
    {
      label: words.capacity,
      value: once(
        declination.flatMap(({ capacity, capacityUnit }) =>
          capacity === null || capacityUnit === null ? [] : [`${number.format(capacity)}\u00a0${litres[capacityUnit]}`],
        ),
      ),
    },
  ];
  return features.filter(({ value }) => value !== '');
}
