import type { ProductEntry } from '#schemas/entities/product.ts';
import { type CustomizationTerms, customizationFaults } from './customization-rules.ts';
import { type Fault, faultIf, faultsAt, type Names, nameFaults, repeatedKeys } from './fault.ts';
import { percentFaults } from './reduction-rules.ts';

type Named = { name: string };
type Shared = 'slug' | 'type' | 'offer' | 'marginScheme' | 'decreasingDiscounts' | 'contents' | 'recommended' | 'tags';

/** Fields of a product that the rules read. */
export type ProductTerms = Pick<ProductEntry, Shared> & {
  images: readonly Named[];
  rental: RentalDays | null;
  discount: { type: string; amount: number; since: string } | null;
  wine: Pick<NonNullable<ProductEntry['wine']>, 'serving' | 'ageing'> | null;
  awards: readonly { picture: Named | null }[];
  customizations: readonly CustomizationTerms[];
};

type RentalDays = { days: number; minDays: number; maxDays: number | null };

/** Lists the faults of a product, without those of its declinations. `now`: reductions must begin before it. */
export function productFaults(product: ProductTerms, names: Names, now: Date): Fault[] {
  const { slug, type, offer, rental, discount, wine } = product;
  return [
    ...product.images.flatMap(({ name }, j) => nameFaults(names, 'picture', name, ['images', j, 'name'])),
    ...product.tags.flatMap((tag, j) => nameFaults(names, 'tag', tag, ['tags', j])),
    ...product.recommended.flatMap((other, j): Fault[] => {
      const path = ['recommended', j];
      return other === slug ? [{ path, key: 'recommends-itself' }] : nameFaults(names, 'product', other, path);
    }),
    ...faultIf((offer === 'RENTAL') !== (rental !== null), ['rental'], 'rental-terms'),
    ...(rental ? faultsAt(['rental'], rentalFaults(rental)) : []),
    ...faultIf(wine !== null && type !== 'WINE', ['wine'], 'wine-only'),
    ...(discount ? faultsAt(['discount'], discountedFaults(discount, now)) : []),
    ...product.awards.flatMap(({ picture }, j) =>
      picture ? nameFaults(names, 'picture', picture.name, ['awards', j, 'picture', 'name']) : [],
    ),
    ...decreasingFaults(product),
    ...(wine ? faultsAt(['wine'], wineFaults(wine)) : []),
    ...contentsFaults(product, names),
    ...customizationFaults(product, names),
  ];
}

/** A rental of at least more days than at most. */
export const rentalFaults = ({ days, minDays, maxDays }: RentalDays): Fault[] =>
  faultIf(minDays > (maxDays ?? days), ['minDays'], 'rental-days');

const discountedFaults = (discount: NonNullable<ProductTerms['discount']>, now: Date): Fault[] => [
  ...percentFaults(discount, { min: 100, example: 2000 }),
  ...faultIf(new Date(discount.since) > now, ['since'], 'reduction-future'),
];

const wineFaults = ({ serving, ageing }: NonNullable<ProductTerms['wine']>): Fault[] => [
  ...faultIf(Boolean(serving && serving.from > serving.to), ['serving', 'to'], 'serving-order'),
  ...faultIf(Boolean(ageing && ageing.from > ageing.to), ['ageing', 'to'], 'ageing-order'),
];

function decreasingFaults({ decreasingDiscounts: steps, offer }: ProductTerms): Fault[] {
  return [
    ...repeatedKeys(steps.map(({ from }, j) => ({ key: from, path: ['decreasingDiscounts', j, 'from'] }))),
    ...steps.flatMap((step, j) =>
      faultsAt(
        ['decreasingDiscounts', j],
        [...percentFaults(step, { min: 100, example: 500 }), ...faultIf(offer === 'RENTAL', [], 'rented-decreasing')],
      ),
    ),
  ];
}

function contentsFaults({ slug, type, contents }: ProductTerms, names: Names): Fault[] {
  return [
    ...faultIf(contents.length > 0 && type !== 'BOX', ['contents'], 'box-only'),
    ...contents.flatMap(({ product, reference }, j): Fault[] => {
      const path = ['contents', j];
      if (product === slug) return [{ path: [...path, 'product'], key: 'box-itself' }];
      const found = nameFaults(names, 'product', product, [...path, 'product']);
      const references = names.referencesOf(product);
      if (reference === null || !references || references.includes(reference)) return found;
      const known = { meant: reference, names: references };
      return [...found, { path: [...path, 'reference'], key: 'no-reference', params: { name: reference, product }, known }];
    }),
  ];
}

type Referenced = { slug: string; declinations: readonly { reference: string }[] };

/** Lists references of a product that stand twice, or belong to another product. A folder is checked for them as a whole. */
export const referenceOwnerFaults = ({ slug, declinations }: Referenced, { productOf }: Pick<Names, 'productOf'>): Fault[] => {
  const placed = declinations.map(({ reference }, j) => ({ key: reference, path: ['declinations', j, 'reference'] }));
  return [
    ...repeatedKeys(placed),
    ...placed.flatMap(({ key, path }): Fault[] => {
      const holder = productOf?.(key) ?? slug;
      return holder === slug ? [] : [{ path, key: 'reference-taken', params: { slug: holder } }];
    }),
  ];
};

type Declination = { values: Readonly<Record<string, string>>; images: readonly Named[] };

/** Lists the faults of a declination of a product that varies by `variations`. */
export function declinationFaults(declination: Declination, variations: readonly string[], names: Names): Fault[] {
  const { values, images } = declination;
  const missing = variations.find((key) => !(key in values));
  return [
    ...images.flatMap(({ name }, k) => nameFaults(names, 'picture', name, ['images', k, 'name'])),
    ...valueFaults(values, variations, names),
    ...faultIf(missing !== undefined, ['values', missing ?? ''], 'label-missing', { variation: missing ?? '' }),
  ];
}

/** Values of variations that the product, or the variation, does not have. */
export function valueFaults(values: Declination['values'], variations: readonly string[], names: Pick<Names, 'labelsOf'>): Fault[] {
  return Object.entries(values).flatMap(([variation, name]): Fault[] => {
    const path = ['values', variation];
    if (!variations.includes(variation))
      return [{ path, key: 'no-axis', params: { variation }, known: { meant: variation, names: variations } }];
    const labels = names.labelsOf(variation);
    if (!labels || labels.has(name)) return [];
    return [{ path, key: 'no-label', params: { variation, name }, known: { meant: name, names: [...labels.keys()] } }];
  });
}
