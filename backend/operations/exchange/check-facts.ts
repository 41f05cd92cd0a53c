import type { MessageKey } from '#backend/platform/messages/message.ts';
import { type Fault, faultsAt, type Names } from '#domain/entities/fault.ts';
import { type ProductTerms, productFaults, rentalFaults } from '#domain/entities/product-rules.ts';
import { Nutrition } from '#schemas/nutrition.ts';
import { WineFacts } from '#schemas/product.ts';
import type { Plan, Planned } from './plan.ts';
import type { Catalogue, ProductRecord } from './product-record.ts';
import type { Errors, Reason } from './sheet.ts';

type Refuse = (column: string, ...reason: Reason) => void;

/** Checks products by their rules, against what the site has or will have by this file, and what only a file can leave out. */
export function checkFacts(
  plan: Plan,
  catalogue: Catalogue,
  { headerOf, now }: { headerOf: (name: string) => string; now: Date },
  errors: Errors,
): void {
  const names = namesIn(plan, catalogue);
  for (const planned of plan.products.values()) {
    const { record, line } = planned;
    const refuse: Refuse = (column, ...reason) => errors.add(line, headerOf(column), ...reason);
    const told = new Set<string>();
    for (const fault of faultsOf(planned, names, now)) {
      const [column, reason] = [columnOf(fault, record), reasonOf(fault)];
      const text = JSON.stringify([column, reason]);
      if (!told.has(text)) refuse(column, ...reason);
      told.add(text);
    }
    if (record.discount === null && record.discountSince !== null && hasNewSince(planned)) refuse('discountSince', 'csv.since');
    checkNutrition(record, refuse);
  }
}

function namesIn({ products, declinations }: Plan, { named, ...catalogue }: Catalogue): Names {
  const slugs = new Set([...catalogue.products.keys(), ...products.keys()]);
  const all = [...catalogue.declinations.values(), ...[...declinations.values()].map(({ record }) => record)];
  const references = Map.groupBy(all, ({ slug }) => slug);
  const has: Partial<Record<string, { has: (name: string) => boolean }>> = {
    ...{ picture: named.pictures, tag: named.tags, form: named.forms, product: slugs },
  };
  return {
    has: (kind, name) => has[kind]?.has(name) ?? true,
    referencesOf: (slug) => (references.get(slug) ?? []).map(({ reference }) => reference),
    labelsOf: (variation) => named.axes.get(variation)?.values,
  };
}

const hasNewSince = ({ record, before }: Planned<ProductRecord>) => record.discountSince?.getTime() !== before?.discountSince?.getTime();

function faultsOf(planned: Planned<ProductRecord>, names: Names, now: Date): Fault[] {
  const terms = termsOf(planned.record);
  const faults = productFaults(terms, names, now).filter(({ key }) => key !== 'reduction-future' || hasNewSince(planned));
  // Columns hold bounds of days for what is not rented as well.
  const { rentalMinDays: minDays, rentalMaxDays: maxDays, rentalDays } = planned.record;
  const bounds = terms.rental ? [] : rentalFaults({ days: rentalDays ?? minDays, minDays, maxDays });
  return [...faults, ...faultsAt(['rental'], bounds)];
}

/** A record of columns as rules read a product. */
function termsOf(record: ProductRecord): ProductTerms {
  const { offer, discount, discountSince, rentalPrice, rentalDays, rentalDeposit, rentalMinDays: minDays, rentalMaxDays: maxDays } = record;
  const terms = [rentalPrice, rentalDays, rentalDeposit];
  const isRental = offer === 'RENTAL' ? terms.every((term) => term !== null) : terms.some((term) => term !== null);
  return {
    ...record,
    rental: isRental ? { days: rentalDays ?? minDays, minDays, maxDays } : null,
    discount: discount && { ...discount, since: (discountSince ?? new Date(0)).toISOString() },
    customizations: record.customizations.map(({ values, ...customization }) => ({ ...customization, customizationValues: values })),
  };
}

/** The column that holds what a fault is about. */
function columnOf({ path: [field, part], key }: Fault, { wine }: ProductRecord): string {
  if (field === 'rental') return part === 'minDays' ? 'rentalMinDays' : 'rentalPrice';
  if (field === 'discount') return part === 'since' ? 'discountSince' : 'discount';
  if (key === 'wine-only') {
    const said = WineFacts.keyof().options.find((name) => [wine?.[name] ?? []].flat().length > 0);
    return `wine.${said ?? 'appellation'}`;
  }
  return field === 'wine' ? `wine.${String(part)}` : String(field);
}

function reasonOf({ key, params }: Fault): Reason {
  if (key === 'unknown') return [`csv.${params?.kind}` as MessageKey, { name: params?.name ?? '' }];
  return params ? [`rule.${key}`, params] : [`rule.${key}`];
}

/** A table of nutrition has all of its lines but fibre. */
function checkNutrition({ nutrition }: ProductRecord, refuse: Refuse): void {
  if (!nutrition) return;
  for (const key of Nutrition.keyof().options)
    if (key !== 'fibre' && nutrition[key] === undefined) refuse(`nutrition.${key}`, 'csv.nutrition');
}
