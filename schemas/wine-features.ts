import { capacityText } from './capacity.ts';
import type { Product, WineFacts } from './product.ts';
import type { Lang } from './site.ts';

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

const once = (list: readonly string[]) => [...new Set(list)].filter(Boolean).join(', ');

/** What a wine's own fields say, as features: origin, grapes, its vintages, the newest first, its bottles, and how it is served and kept. */
export function wineFeatures({ wine, declination }: Pick<Product, 'wine' | 'declination'>, lang: Lang): Feature[] {
  const words = { fr, en }[lang];
  const years = declination.flatMap(({ year }) => (year === null ? [] : [year])).sort((one, other) => other - one);
  const { appellation = null, grapes = [], colour = null, alcohol = null, serving = null, ageing = null, soil = null } = wine ?? {};
  const features = [
    { label: words.appellation, value: appellation ?? '' },
    { label: words.colour, value: colour === null ? '' : words.colours[colour] },
    { label: grapes.length === 1 ? words.grape : words.grapes, value: once(grapes) },
    { label: words.vintage, value: once(years.map(String)) },
    { label: words.capacity, value: once(declination.map((bottle) => capacityText(bottle, lang))) },
    { label: words.alcohol, value: alcohol === null ? '' : words.volume(new Intl.NumberFormat(lang).format(alcohol)) },
    { label: words.serving, value: serving ? words.degrees(serving.from, serving.to) : '' },
    { label: words.ageing, value: ageing ? words.years(ageing.from, ageing.to) : '' },
    { label: words.soil, value: soil ?? '' },
  ];
  return features.filter(({ value }) => value !== '');
}
