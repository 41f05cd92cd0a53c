import { valueFaults } from '#domain/entities/product-rules.ts';
import type { Lang } from '#schemas/site.ts';
import { checkFacts } from './check-facts.ts';
import { axisHeader, declinationColumns } from './declination-columns.ts';
import type { Plan, PlannedDeclination } from './plan.ts';
import { productColumns } from './product-columns.ts';
import type { Catalogue, Named } from './product-record.ts';
import type { Errors } from './sheet.ts';

type Import = { lang: Lang; locales: readonly string[]; now: Date };

/** Checks what no single cell shows: required parts of a product, its rules, its axes. Gives new products the axes that their lines use. */
export function checkPlan(plan: Plan, catalogue: Catalogue, { lang, locales, now }: Import, errors: Errors): void {
  const { products, declinations } = plan;
  const { named } = catalogue;
  const headers = new Map(productColumns(lang, locales).map(({ name, header }) => [name, header]));
  const headerOf = (name: string) => headers.get(name) ?? '';
  for (const { record, before, line } of products.values()) {
    const emptied = record.images.length === 0 && (before?.images.length ?? (record.isValid ? 1 : 0)) > 0;
    if (emptied) errors.add(line, headerOf('images'), 'csv.pictures');
    if (!before && record.name === '') errors.add(line, headerOf('name'), 'field.required');
  }
  const ofDeclination = new Map(declinationColumns(lang, { axes: [], locales }).map(({ name, header }) => [name, header]));
  const growing = new Set([...products.values()].filter(({ before, record }) => !before && record.axes.length === 0));
  for (const planned of declinations.values()) {
    const { record, before, line, setsPrice } = planned;
    if (!before && !setsPrice) errors.add(line, ofDeclination.get('fixedPrice') ?? '', 'field.required');
    if (record.history.some(({ since }) => since > now)) errors.add(line, ofDeclination.get('history') ?? '', 'csv.future');
    for (const { name } of record.images)
      if (!named.pictures.has(name)) errors.add(line, ofDeclination.get('images') ?? '', 'csv.picture', { name });
    checkAxes(planned, growing.has(planned.product), named, lang, errors);
  }
  const inhabited = new Set([...declinations.values()].map(({ product }) => product));
  for (const planned of products.values())
    if (!planned.before && !inhabited.has(planned)) errors.add(planned.line, '', 'csv.no-declination');
  checkAxesOfProducts(plan, catalogue, headerOf('axes'), errors);
  checkFacts(plan, catalogue, { headerOf, now }, errors);
}

const maxAxes = 3;

function checkAxes(
  { record, before, product, line }: PlannedDeclination,
  isGrowing: boolean,
  named: Named,
  lang: Lang,
  errors: Errors,
): void {
  const own = product.record.axes;
  const said = Object.entries(record.values).filter(([axis, label]) => before?.values[axis] !== label);
  for (const [axis] of said) if (isGrowing && own.length < maxAxes && !own.includes(axis)) own.push(axis);
  const labelsOf = (axis: string) => named.axes.get(axis)?.values;
  for (const { path, key, params } of valueFaults(Object.fromEntries(said), own, { labelsOf }))
    errors.add(line, axisHeader(lang, String(path[1])), `rule.${key}`, params);
}

/** Axes are those of the site, three at most, and none is taken from references that have a value of it. */
function checkAxesOfProducts({ products, declinations }: Plan, catalogue: Catalogue, header: string, errors: Errors): void {
  const sold = new Map([...catalogue.declinations, ...[...declinations].map(([key, { record }]) => [key, record] as const)]);
  const bySlug = Map.groupBy(sold.values(), ({ slug }) => slug);
  for (const { record, before, line } of products.values()) {
    for (const name of record.axes) if (!catalogue.named.axes.has(name)) errors.add(line, header, 'csv.axis-unknown', { name });
    if (record.axes.length > maxAxes) errors.add(line, header, 'csv.axes', { max: maxAxes });
    for (const name of before?.axes ?? []) {
      const isUsed = bySlug.get(record.slug)?.some(({ values }) => name in values);
      if (isUsed && !record.axes.includes(name)) errors.add(line, header, 'csv.axis-used', { name });
    }
  }
}
