import { slugify } from '#domain/free-name.ts';
import type { ProductEntry } from '#schemas/entities/product.ts';

export type Declination = ProductEntry['declinations'][number];
type Values = Declination['values'];

/** An axis of variation with its labels, in the order of the shop. */
export type Axis = { key: string; labels: readonly string[] };

/** Longest reference that is made; a person may write a longer one. */
const maxReference = 60;

/** Returns the reference of a declination that nobody wrote one for: `ROBE-LIN-36`. */
export const suggestReference = (slug: string, values: Values): string =>
  slugify([slug, ...Object.values(values)].join(' '), maxReference).toUpperCase();

/** A declination with nothing but its values: stock is counted, and what it lacks is the product's. */
export const newDeclination = (slug: string, values: Values = {}): Declination => ({
  ...{ reference: suggestReference(slug, values), values, year: null, capacity: null, capacityUnit: null, stock: 0 },
  ...{ sellByMultipleOf: 1, images: [], priceHistory: [], wineLabel: null, producerGuarantee: null },
});

/** A declination with other values. One that is new takes the reference that follows from them, unless somebody wrote its own. */
export function withValues(declination: Declination, values: Values, slug: string, slugBefore = slug): Declination {
  const { id, reference } = declination;
  const isSuggested = id === undefined && (reference === '' || reference === suggestReference(slugBefore, declination.values));
  return { ...declination, values, ...(isSuggested && { reference: suggestReference(slug, values) }) };
}

/** Lists the labels of an axis that declinations have, each once. */
export const usedLabels = (declinations: readonly Declination[], axis: string): string[] => [
  ...new Set(declinations.flatMap(({ values }) => values[axis] ?? [])),
];

const isSameOnOthers = (one: Values, other: Values, axis: string): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => key === axis || one[key] === other[key]);

/** The first declination of each combination of the axes but one. */
const firstOfEach = (declinations: readonly Declination[], axis: string): Declination[] =>
  declinations.filter((one, at) => declinations.findIndex(({ values }) => isSameOnOthers(values, one.values, axis)) === at);

/** Sorts declinations by the order of the labels of their axes, the first axis first; what has no label comes last. */
function sortByLabels(declinations: readonly Declination[], axes: readonly Axis[]): Declination[] {
  const placeOf = ({ labels, key }: Axis, { values }: Declination) => {
    const at = labels.indexOf(values[key] ?? '');
    return at < 0 ? labels.length : at;
  };
  return [...declinations].sort((one, other) => {
    for (const axis of axes) {
      const difference = placeOf(axis, one) - placeOf(axis, other);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

/**
 * Declinations with a label of an axis more, in each combination with the other axes, or without those that have it. The last label
 * that is taken away leaves a declination of each combination without one.
 */
export function toggleLabel(
  declinations: readonly Declination[],
  { axis, label, axes, slug }: { axis: string; label: string; axes: readonly Axis[]; slug: string },
): Declination[] {
  const used = usedLabels(declinations, axis);
  if (used.includes(label)) {
    if (used.length > 1) return declinations.filter(({ values }) => values[axis] !== label);
    return firstOfEach(declinations, axis).map((one) => withValues(one, withoutAxis(one.values, axis), slug));
  }
  const values = (own: Values) => orderValues({ ...own, [axis]: label }, axes);
  if (declinations.some((one) => one.values[axis] === undefined))
    return declinations.map((one) => (one.values[axis] === undefined ? withValues(one, values(one.values), slug) : one));
  const added = firstOfEach(declinations, axis).map(({ values: own, price, sellByMultipleOf }) => ({
    ...newDeclination(slug, values(own)),
    ...{ sellByMultipleOf, ...(price !== undefined && { price }) },
  }));
  return sortByLabels([...declinations, ...added], axes);
}

const withoutAxis = (values: Values, axis: string): Values => Object.fromEntries(Object.entries(values).filter(([key]) => key !== axis));

/** Values in the order of the axes, which references follow. */
const orderValues = (values: Values, axes: readonly Axis[]): Values =>
  Object.fromEntries(axes.flatMap(({ key }) => (values[key] === undefined ? [] : [[key, values[key]]])));

/** Declinations of a product that varies by these axes alone: values of others are gone, and of those that are alike then the first stays. */
export function fitToAxes(declinations: readonly Declination[], variations: readonly string[], slug: string): Declination[] {
  const surplus = [...new Set(declinations.flatMap(({ values }) => Object.keys(values)))].filter((key) => !variations.includes(key));
  return surplus.reduce<Declination[]>(
    (left, axis) => firstOfEach(left, axis).map((one) => (axis in one.values ? withValues(one, withoutAxis(one.values, axis), slug) : one)),
    [...declinations],
  );
}
