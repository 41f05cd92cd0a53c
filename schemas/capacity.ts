import { toLang } from './site.ts';

type Capacity = { capacity: number | null; capacityUnit: 'LITER' | 'CENTILITRE' | null };

/** What a bottle holds, as it is written: below a litre in centilitres, whatever its unit (« 75 cl », « 1,5 l »). '' where it is not known. In French where the locale is none that the shop speaks. */
export function capacityText({ capacity, capacityUnit }: Capacity, locale: string): string {
  if (capacity === null || capacityUnit === null) return '';
  const centilitres = capacityUnit === 'LITER' ? capacity * 100 : capacity;
  const number = new Intl.NumberFormat(toLang(locale), { maximumFractionDigits: 2 });
  return centilitres < 100 ? `${number.format(centilitres)}\u00a0cl` : `${number.format(centilitres / 100)}\u00a0l`;
}
