import type { ArticleEntry, BlogFolderEntry } from '#schemas/entities/blog.ts';
import type { CarrierEntry } from '#schemas/entities/carrier.ts';
import type { Entity, EntityValue } from '#schemas/entities/define-entity.ts';
import type { Discount } from '#schemas/entities/discount.ts';
import type { ElementEntry } from '#schemas/entities/element.ts';
import type { FormEntry } from '#schemas/entities/form.ts';
import type { ProductEntry } from '#schemas/entities/product.ts';
import type { VariationEntry } from '#schemas/entities/variation.ts';
import { articleFaults, blogFolderFaults, elementFaults, formFaults } from './content-rules.ts';
import { carrierFaults } from './delivery-rules.ts';
import { referenceFaults, repeatedEntries } from './entity-faults.ts';
import { type Fault, faultsAt, type Names, repeatedKeys } from './fault.ts';
import { declinationFaults, productFaults, referenceOwnerFaults } from './product-rules.ts';
import { discountFaults } from './reduction-rules.ts';

/** Names that a caller knows: those of kinds at least. */
type KnownNames = Pick<Names, 'has'> & Partial<Names>;

/** Finds labels of values that stand twice in a variation. */
const variationFaults = ({ values }: VariationEntry): Fault[] =>
  repeatedKeys(values.map(({ label }, j) => ({ key: label, path: ['values', j, 'label'] })));

/** Lists the faults of a product and of its declinations. */
const wholeProductFaults = (product: ProductEntry, names: Names, now: Date): Fault[] => [
  ...productFaults(product, names, now),
  ...product.declinations.flatMap((one, j) => faultsAt(['declinations', j], declinationFaults(one, product.variations, names))),
];

/** `now`: reductions begin before it. */
type Rule<Entry> = (entry: Entry, names: Names, now: Date) => Fault[];
type Entries = {
  variation: VariationEntry;
  discount: Discount;
  'blog folder': BlogFolderEntry;
  article: ArticleEntry;
  element: ElementEntry;
  form: FormEntry;
  carrier: CarrierEntry;
  product: ProductEntry;
};

/** The rules of kinds that have some of their own, beside names that lead nowhere. */
const rulesOfKinds: { readonly [K in keyof Entries]: Rule<Entries[K]> } = {
  ...{ variation: variationFaults, discount: discountFaults, 'blog folder': blogFolderFaults, article: articleFaults },
  ...{ element: elementFaults, form: formFaults, carrier: carrierFaults, product: wholeProductFaults },
};

/** Finds what the rules of its kind refuse in an entry that fits its schema. */
export function ruleFaults({ kind }: Pick<Entity, 'kind'>, value: unknown, names: KnownNames, now = new Date()): Fault[] {
  const rule = Object.hasOwn(rulesOfKinds, kind) ? (rulesOfKinds[kind as keyof Entries] as Rule<unknown>) : undefined;
  return rule?.(value, { referencesOf: () => undefined, labelsOf: () => undefined, ...names }, now) ?? [];
}

/** Finds what is wrong in one entry: names that the site does not have, and what the rules of its kind refuse; each once. */
export function entryFaults(entity: Entity, value: unknown, names: KnownNames, now?: Date): Fault[] {
  const faults = [
    ...referenceFaults(entity, value, names),
    ...ruleFaults(entity, value, names, now),
    ...(entity.kind === 'product' ? referenceOwnerFaults(value as ProductEntry, names) : []),
  ];
  return [...new Map(faults.map((fault) => [`${fault.key} ${fault.path.join('.')}`, fault])).values()];
}

/** Lists the faults of all entries of a kind: keys and numbers that stand twice, and what is wrong in each. */
export function entityFaults<E extends Entity>(
  entity: E,
  entries: readonly EntityValue<E>[],
  names: KnownNames,
  now = new Date(),
): Fault[] {
  const ofEach = (find: (entry: EntityValue<E>) => Fault[]) => entries.flatMap((entry, i) => faultsAt([i], find(entry)));
  return [
    ...repeatedEntries(entity, entries),
    ...ofEach((entry) => ruleFaults(entity, entry, names, now)),
    ...ofEach((entry) => referenceFaults(entity, entry, names)),
  ];
}
