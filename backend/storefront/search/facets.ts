import { localised } from '#backend/tables/columns.ts';
import { capacityText } from '#domain/wine-features.ts';
import { messages } from '#messages/generated/backend/storefront/search/facet.ts';
import type { Facet } from '#schemas/product.ts';
import { toLang } from '#schemas/site.ts';
import type { Catalogue } from './listing/catalogue.ts';
import type { Axis, AxisValue } from './listing/listed-product.ts';
import type { Scanned } from './listing/scan.ts';

/** The filters of a list with how many products each of their values would leave. Filters without a value are left out. */
export function toFacets({ values, tags }: Catalogue, counts: Scanned['counts'], locale: string): Facet[] {
  const said = messages[toLang(locale)];
  const byLabel = (a: Value, b: Value) => a.label.localeCompare(b.label, toLang(locale));
  const ofAxis = (axis: Axis, isOf: (value: AxisValue) => boolean = () => true) => {
    const counted = values.flatMap((value, number) => {
      const count = counts.values.get(number) ?? 0;
      if (value.axis !== axis || count === 0 || !isOf(value)) return [];
      const { label, colour } = localised(value, locale);
      return [{ value: value.value, label: axis === 'format' ? formatLabel(value.value, locale) : label, count, colour }];
    });
    return counted.sort(isByLabel.has(axis) ? byLabel : (inOrder[axis] ?? asPut));
  };
  const sizes = new Map(values.flatMap(({ axis, variation }) => (axis === 'size' && variation ? [[variation.label, variation]] : [])));
  const ofSizes = [...sizes.values()].map(
    (variation): Facet => ({
      key: 'size',
      label: sizes.size > 1 ? localised(variation, locale).label : said.size,
      values: ofAxis('size', (value) => value.variation?.label === variation.label),
    }),
  );
  const tagged = tags.flatMap((tag) => {
    const count = counts.tags.get(tag.id) ?? 0;
    return count > 0 ? [{ value: tag.slug, label: localised(tag, locale).label, count, colour: null }] : [];
  });
  const facets: Facet[] = [
    ...ofSizes,
    { key: 'colour', label: said.colour, values: ofAxis('colour') },
    { key: 'grape', label: said.grape, values: ofAxis('grape') },
    { key: 'appellation', label: said.appellation, values: ofAxis('appellation') },
    { key: 'vintage', label: said.vintage, values: ofAxis('vintage') },
    { key: 'format', label: said.format, values: ofAxis('format') },
    { key: 'offer', label: said.offer, values: named(counts.offer, said.offers) },
    { key: 'kind', label: said.kind, values: named(counts.kind, said.kinds) },
    { key: 'tags', label: said.tags, values: tagged },
  ];
  return facets.filter((facet) => facet.values.length > 0);
}

type Value = Facet['values'][number];

const asPut = () => 0;
const byNumber = (a: Value, b: Value) => Number.parseInt(a.value, 10) - Number.parseInt(b.value, 10);
const isByLabel: ReadonlySet<Axis> = new Set(['grape', 'appellation']);
/** Order of a wine's values; sizes and colours keep the owner's order. The newest vintage comes first. */
const inOrder: Partial<Record<Axis, (a: Value, b: Value) => number>> = {
  vintage: (a, b) => byNumber(b, a),
  format: byNumber,
};

/** `75cl` as it is written on a bottle: « 75 cl », « 1,5 l ». */
const formatLabel = (value: string, locale: string): string =>
  capacityText({ capacity: Number.parseInt(value, 10), capacityUnit: 'CENTILITRE' }, locale);

const named = (counts: ReadonlyMap<string, number>, names: Readonly<Record<string, string>>): Facet['values'] =>
  [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([value, count]) => ({ value, label: names[value] ?? value, count, colour: null }));
