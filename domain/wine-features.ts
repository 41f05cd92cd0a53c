import { type Messages, messages as wineMessages } from '#messages/generated/domain/wine-features.ts';
import type { Product } from '#schemas/product.ts';
import { type Lang, toLang } from '#schemas/site.ts';

type Capacity = { capacity: number | null; capacityUnit: 'LITER' | 'CENTILITRE' | null };

/**
 * Formats the capacity of a bottle: below a litre in centilitres, whatever its unit (« 75 cl », « 1,5 l »). '' if it is not known. In
 * French if the shop does not have the locale's language.
 */
export function capacityText({ capacity, capacityUnit }: Capacity, locale: string): string {
  if (capacity === null || capacityUnit === null) return '';
  const centilitres = capacityUnit === 'LITER' ? capacity * 100 : capacity;
  const number = new Intl.NumberFormat(toLang(locale), { maximumFractionDigits: 2 });
  return centilitres < 100 ? `${number.format(centilitres)}\u00a0cl` : `${number.format(centilitres / 100)}\u00a0l`;
}

export type Feature = { label: string; value: string };

const once = (list: readonly string[]) => [...new Set(list)].filter(Boolean).join(', ');

/** Lists a wine's own fields as features: origin, grapes, its vintages, the newest first, its bottles, and how it is served and stored. */
export function wineFeatures({ wine, declination }: Pick<Product, 'wine' | 'declination'>, lang: Lang): Feature[] {
  const messages = wineMessages[lang];
  const years = declination.flatMap(({ year }) => (year === null ? [] : [year])).sort((one, other) => other - one);
  const { appellation = null, grapes = [], colour = null, alcohol = null, serving = null, ageing = null, soil = null } = wine ?? {};
  const features = [
    { label: messages.appellation, value: appellation ?? '' },
    { label: messages.colour, value: colour === null ? '' : messages.colours[colour] },
    { label: grapes.length === 1 ? messages.grape : messages.grapes, value: once(grapes) },
    { label: messages.vintage, value: once(years.map(String)) },
    { label: messages.capacity, value: once(declination.map((bottle) => capacityText(bottle, lang))) },
    { label: messages.alcohol, value: alcohol === null ? '' : messages.volume({ percent: new Intl.NumberFormat(lang).format(alcohol) }) },
    { label: messages.serving, value: serving ? degreesText(serving, messages) : '' },
    { label: messages.ageing, value: ageing ? yearsText(ageing, messages) : '' },
    { label: messages.soil, value: soil ?? '' },
  ];
  return features.filter(({ value }) => value !== '');
}

type Range = { from: number; to: number };

const degreesText = ({ from, to }: Range, messages: Messages): string =>
  from === to ? messages.degree({ at: to }) : messages.degrees({ from, to });

function yearsText({ from, to }: Range, messages: Messages): string {
  if (from === to) return messages.exactYears({ to });
  return from === 0 ? messages.yearsUpTo({ to }) : messages.years({ from, to });
}
