import type { Facet } from '#schemas/product.ts';
import { toLang } from '#schemas/site.ts';
import { localised } from '../platform/database/localised.ts';
import { messages } from './facet-messages.ts';
import type { Catalogue } from './listing/catalogue.ts';
import type { Scanned } from './listing/scan.ts';

/** The filters of a list with how many products each of their values would leave. Filters without a value are left out. */
export function toFacets({ values, tags }: Catalogue, counts: Scanned['counts'], locale: string): Facet[] {
  const said = messages[toLang(locale)];
  const ofAxis = (axis: 'size' | 'colour') =>
    values.flatMap((value, number) => {
      const count = counts.values.get(number) ?? 0;
      const { label, colour } = localised(value, locale);
      return value.axis === axis && count > 0 ? [{ value: value.label, label, count, colour }] : [];
    });
  const tagged = tags.flatMap((tag) => {
    const count = counts.tags.get(tag.id) ?? 0;
    return count > 0 ? [{ value: tag.slug, label: localised(tag, locale).label, count, colour: null }] : [];
  });
  const facets: Facet[] = [
    { key: 'size', label: said.size, values: ofAxis('size') },
    { key: 'colour', label: said.colour, values: ofAxis('colour') },
    { key: 'offer', label: said.offer, values: named(counts.offer, said.offers) },
    { key: 'kind', label: said.kind, values: named(counts.kind, said.kinds) },
    { key: 'tags', label: said.tags, values: tagged },
  ];
  return facets.filter((facet) => facet.values.length > 0);
}

const named = (counts: ReadonlyMap<string, number>, names: Readonly<Record<string, string>>): Facet['values'] =>
  [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([value, count]) => ({ value, label: names[value] ?? value, count, colour: null }));
