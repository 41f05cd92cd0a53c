import type { declinations as declinationTable, products } from '#backend/tables/catalogue.ts';
import { toLang } from '#schemas/site.ts';
import type { ListedProduct, ListedTag } from './listed-product.ts';

/** A value of a variation with its name in the other languages. */
export type NamedValue = Pick<ListedTag, 'label' | 'translations'>;

/** Capacity and vintage of a bottle. */
type Bottle = Pick<typeof declinationTable.$inferSelect, 'year' | 'capacity' | 'capacityUnit'>;

const bottleText = ({ year, capacity, capacityUnit }: Bottle): string =>
  [year, capacity, capacity && (capacityUnit === 'LITER' ? 'l' : 'cl')].filter(Boolean).join(' ');

/** Texts of a product's own row. */
type Told = Pick<
  typeof products.$inferSelect,
  'name' | 'brand' | 'shortDescription' | 'description' | 'features' | 'wine' | 'translations'
>;

type Around = {
  tags: readonly ListedTag[];
  declinations: readonly (Bottle & { reference: string; values: readonly NamedValue[] })[];
};

/**
 * Returns the searched texts of a product, in each of its languages. `name` is name and brand. `tags` is its attributes: tags, values of
 * variations, features, appellation, grapes, vintages, capacities, references. `text` is its descriptions.
 */
export function textsOf(row: Told, { tags, declinations }: Around, own: string): ListedProduct['texts'] {
  const values = [...new Set(declinations.flatMap((declination) => declination.values))];
  const is = [
    ...tags.flatMap(({ slug, label }) => [slug, label]),
    ...values.map(({ label }) => label),
    ...row.features.map(({ value }) => value),
    row.wine?.appellation ?? '',
    ...(row.wine?.grapes ?? []),
    ...declinations.flatMap((declination) => [bottleText(declination), declination.reference]),
  ];
  const texts: ListedProduct['texts'] = [
    { language: own, field: 'name', text: `${row.name} ${row.brand ?? ''}` },
    { language: own, field: 'tags', text: is.join(' ') },
    { language: own, field: 'text', text: `${row.shortDescription} ${row.description}` },
  ];
  const translated = [...new Set([row, ...tags, ...values].flatMap(({ translations }) => Object.keys(translations)))];
  return [
    ...texts,
    ...translated.flatMap((locale) => {
      const said = row.translations[locale as keyof typeof row.translations];
      const language = toLang(locale);
      const labels = [...tags, ...values].map(({ translations }) => translations[locale]?.label ?? '');
      return [
        { language, field: 'name' as const, text: said?.name ?? '' },
        { language, field: 'tags' as const, text: [...labels, ...(said?.features ?? []).map(({ value }) => value)].join(' ') },
        { language, field: 'text' as const, text: `${said?.shortDescription ?? ''} ${said?.description ?? ''}` },
      ];
    }),
  ];
}
