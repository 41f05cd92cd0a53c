import type { Product, WineFacts } from '#schemas/product.ts';
import { type Lang, toLang } from '#schemas/site.ts';

type Capacity = { capacity: number | null; capacityUnit: 'LITER' | 'CENTILITRE' | null };

/** What a bottle holds, as it is written: below a litre in centilitres, whatever its unit (« 75 cl », « 1,5 l »). '' where it is not known. In French where the locale is none that the shop speaks. */
export function capacityText({ capacity, capacityUnit }: Capacity, locale: string): string {
  if (capacity === null || capacityUnit === null) return '';
  const centilitres = capacityUnit === 'LITER' ? capacity * 100 : capacity;
  const number = new Intl.NumberFormat(toLang(locale), { maximumFractionDigits: 2 });
  return centilitres < 100 ? `${number.format(centilitres)}\u00a0cl` : `${number.format(centilitres / 100)}\u00a0l`;
}

export type Feature = { label: string; value: string };

const fr = {
  appellation: 'Appellation',
  colour: 'Couleur',
  colours: { RED: 'Rouge', WHITE: 'Blanc', ROSE: 'Rosé', SPARKLING: 'Effervescent', SWEET: 'Moelleux' } satisfies Record<
    NonNullable<WineFacts['colour']>,
    string
  >,
  grapes: 'Cépages',
  grape: 'Cépage',
  vintage: 'Millésime',
  capacity: 'Contenance',
  alcohol: 'Degré d’alcool',
  volume: (percent: string) => `${percent}\u00a0% vol.`,
  serving: 'Température de service',
  degrees: (from: number, to: number) => (from === to ? `${from}\u00a0°C` : `${from} à ${to}\u00a0°C`),
  ageing: 'Garde',
  years: (from: number, to: number) => (from === to ? `${to} ans` : from === 0 ? `Jusqu’à ${to} ans` : `${from} à ${to} ans`),
  soil: 'Sol',
};

const en: typeof fr = {
  appellation: 'Appellation',
  colour: 'Colour',
  colours: { RED: 'Red', WHITE: 'White', ROSE: 'Rosé', SPARKLING: 'Sparkling', SWEET: 'Sweet' },
  grapes: 'Grape varieties',
  grape: 'Grape variety',
  vintage: 'Vintage',
  capacity: 'Capacity',
  alcohol: 'Alcohol',
  volume: (percent) => `${percent}% vol.`,
  serving: 'Serve at',
  degrees: (from, to) => (from === to ? `${from}\u00a0°C` : `${from} to ${to}\u00a0°C`),
  ageing: 'Keeps',
  years: (from, to) => (from === to ? `${to} years` : from === 0 ? `Up to ${to} years` : `${from} to ${to} years`),
  soil: 'Soil',
};

/** What the facts of a wine are called. */
export const wineMessages = { fr, en };

const once = (list: readonly string[]) => [...new Set(list)].filter(Boolean).join(', ');

/** What a wine's own fields say, as features: origin, grapes, its vintages, the newest first, its bottles, and how it is served and kept. */
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
    { label: messages.alcohol, value: alcohol === null ? '' : messages.volume(new Intl.NumberFormat(lang).format(alcohol)) },
    { label: messages.serving, value: serving ? messages.degrees(serving.from, serving.to) : '' },
    { label: messages.ageing, value: ageing ? messages.years(ageing.from, ageing.to) : '' },
    { label: messages.soil, value: soil ?? '' },
  ];
  return features.filter(({ value }) => value !== '');
}
