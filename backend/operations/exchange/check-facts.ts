import { Nutrition, WineFacts } from '#schemas/product.ts';
import type { Plan, Planned } from './plan.ts';
import type { Catalogue, ProductRecord } from './product-record.ts';
import type { Errors, Reason } from './sheet.ts';

type Refuse = (column: string, ...reason: Reason) => void;

/** What is said of products beside their prices: whether it fits their kind, and names what the site has, or will have by this file. */
export function checkFacts(
  plan: Plan,
  catalogue: Catalogue,
  { headerOf, now }: { headerOf: (name: string) => string; now: Date },
  errors: Errors,
): void {
  const slugs = new Set([...catalogue.products.keys(), ...plan.products.keys()]);
  const slugOf = new Map(
    [...catalogue.declinations.values(), ...[...plan.declinations.values()].map(({ record }) => record)].map(({ reference, slug }) => [
      reference,
      slug,
    ]),
  );
  for (const planned of plan.products.values()) {
    const refuse: Refuse = (column, ...reason) => errors.add(planned.line, headerOf(column), ...reason);
    checkKind(planned.record, refuse);
    checkReduction(planned, now, refuse);
    checkNutrition(planned.record, refuse);
    checkContents(planned.record, { slugs, slugOf }, refuse);
    for (const { picture } of planned.record.awards)
      if (picture && !catalogue.named.pictures.has(picture.name)) refuse('awards', 'csv.picture', { name: picture.name });
    for (const { form } of planned.record.customizations)
      if (form !== null && !catalogue.named.forms.has(form)) refuse('customizations', 'csv.form', { name: form });
  }
}

function checkKind(
  { type, offer, marginScheme, wine, contents, decreasingDiscounts, customizations }: ProductRecord,
  refuse: Refuse,
): void {
  if (wine && type !== 'WINE') {
    const said = WineFacts.keyof().options.find((key) => wine[key] !== null && wine[key] !== undefined && [wine[key]].flat().length > 0);
    refuse(`wine.${said ?? 'appellation'}`, 'csv.wine');
  }
  if (contents.length > 0 && type !== 'BOX') refuse('contents', 'csv.box');
  if (offer === 'RENTAL' && decreasingDiscounts.length > 0) refuse('decreasingDiscounts', 'csv.not-rented');
  if (offer === 'RENTAL' && customizations.length > 0) refuse('customizations', 'csv.not-rented');
  const costs = customizations.flatMap((each) => [each, ...each.values]);
  if (marginScheme && costs.some(({ costType }) => costType !== 'NONE')) refuse('customizations', 'csv.margin');
}

/** A reduction began before now, and there is one. */
function checkReduction({ record, before }: Planned<ProductRecord>, now: Date, refuse: Refuse): void {
  const { discount, discountSince: since } = record;
  if (since === null || since.getTime() === before?.discountSince?.getTime()) return;
  if (discount === null) refuse('discountSince', 'csv.since');
  else if (since > now) refuse('discountSince', 'csv.future');
}

/** A table of nutrition has all of its lines but fibre. */
function checkNutrition({ nutrition }: ProductRecord, refuse: Refuse): void {
  if (!nutrition) return;
  for (const key of Nutrition.keyof().options)
    if (key !== 'fibre' && nutrition[key] === undefined) refuse(`nutrition.${key}`, 'csv.nutrition');
}

function checkContents(
  { slug, contents, recommended }: ProductRecord,
  { slugs, slugOf }: { slugs: ReadonlySet<string>; slugOf: ReadonlyMap<string, string> },
  refuse: Refuse,
): void {
  for (const name of recommended) {
    if (name === slug) refuse('recommended', 'csv.self');
    else if (!slugs.has(name)) refuse('recommended', 'csv.product', { name });
  }
  for (const { product: name, reference } of contents) {
    if (name === slug) refuse('contents', 'csv.self');
    else if (!slugs.has(name)) refuse('contents', 'csv.product', { name });
    else if (reference !== null && slugOf.get(reference) !== name) refuse('contents', 'csv.of-product', { name: reference, slug: name });
  }
}
