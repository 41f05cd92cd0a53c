import type { Lang } from '#schemas/site.ts';
import { declinationColumns, productColumns } from './columns.ts';
import type { Plan, Planned, PlannedDeclination } from './plan.ts';
import type { Named, ProductRecord } from './product-record.ts';
import type { Errors } from './sheet.ts';

/** What no cell can tell alone: names that the site must have, rentals, axes. Gives new products the axes that their lines use. */
export function checkPlan(
  { products, declinations }: Plan,
  named: Named,
  site: { lang: Lang; locales: readonly string[] },
  errors: Errors,
): void {
  const headers = new Map(productColumns(site.lang, site.locales).map(({ name, header }) => [name, header]));
  const headerOf = (name: keyof ProductRecord) => headers.get(name) ?? '';
  for (const planned of products.values()) {
    const { record, before, line } = planned;
    for (const name of record.tags) if (!named.tags.has(name)) errors.add(line, headerOf('tags'), 'csv.tag', { name });
    for (const name of record.images) if (!named.pictures.has(name)) errors.add(line, headerOf('images'), 'csv.picture', { name });
    const emptied = record.images.length === 0 && (before?.images.length ?? 1) > 0;
    if (emptied) errors.add(line, headerOf('images'), 'csv.pictures');
    if (!before && record.name === '') errors.add(line, headerOf('name'), 'field.required');
    checkRental(planned, headerOf, errors);
  }
  const axisNames = [...named.axes.keys()];
  const axisHeaders = new Map(declinationColumns(site.lang, axisNames).map(({ header }, at) => [axisNames[at] ?? '', header]));
  const price = declinationColumns(site.lang, []).find(({ name }) => name === 'fixedPrice')?.header ?? '';
  for (const planned of declinations.values()) {
    if (!planned.before && !planned.setsPrice) errors.add(planned.line, price, 'field.required');
    checkAxes(planned, named, axisHeaders, errors);
  }
  const inhabited = new Set([...declinations.values()].map(({ product }) => product));
  for (const planned of products.values())
    if (!planned.before && !inhabited.has(planned)) errors.add(planned.line, '', 'csv.no-declination');
}

function checkRental({ record, line }: Planned<ProductRecord>, headerOf: (name: keyof ProductRecord) => string, errors: Errors): void {
  const { offer, rentalPrice, rentalDays, rentalDeposit, rentalMinDays, rentalMaxDays } = record;
  const terms = [rentalPrice, rentalDays, rentalDeposit];
  const fits = offer === 'RENTAL' ? terms.every((term) => term !== null) : terms.every((term) => term === null);
  if (!fits) errors.add(line, headerOf('rentalPrice'), 'csv.rental');
  if (rentalMinDays > (rentalMaxDays ?? rentalDays ?? rentalMinDays)) errors.add(line, headerOf('rentalMinDays'), 'csv.rental-days');
}

const mostAxes = 3;

function checkAxes(
  { record, before, product, line }: PlannedDeclination,
  named: Named,
  headers: ReadonlyMap<string, string>,
  errors: Errors,
): void {
  for (const [axis, label] of Object.entries(record.values)) {
    if (before?.values[axis] === label) continue;
    const own = product.record.axes;
    const mayGrow = !product.before && own.length < mostAxes;
    if (mayGrow && !own.includes(axis)) own.push(axis);
    if (!own.includes(axis)) errors.add(line, headers.get(axis) ?? axis, 'csv.axis');
    else if (!named.axes.get(axis)?.values.has(label)) errors.add(line, headers.get(axis) ?? axis, 'csv.value', { name: label });
  }
}
