import type { Lang } from '#schemas/site.ts';
import { checkFacts } from './check-facts.ts';
import { axisHeader, declinationColumns } from './declination-columns.ts';
import type { Plan, Planned, PlannedDeclination } from './plan.ts';
import { productColumns } from './product-columns.ts';
import type { Catalogue, Named, PictureRecord, ProductRecord } from './product-record.ts';
import type { Errors } from './sheet.ts';

type Import = { lang: Lang; locales: readonly string[]; now: Date };

/** What no cell can tell alone: names that the site must have, rentals, axes. Gives new products the axes that their lines use. */
export function checkPlan(plan: Plan, catalogue: Catalogue, { lang, locales, now }: Import, errors: Errors): void {
  const { products, declinations } = plan;
  const { named } = catalogue;
  const headers = new Map(productColumns(lang, locales).map(({ name, header }) => [name, header]));
  const headerOf = (name: string) => headers.get(name) ?? '';
  for (const planned of products.values()) {
    const { record, before, line } = planned;
    for (const name of record.tags) if (!named.tags.has(name)) errors.add(line, headerOf('tags'), 'csv.tag', { name });
    checkPictures(record.images, named, (name) => errors.add(line, headerOf('images'), 'csv.picture', { name }));
    const emptied = record.images.length === 0 && (before?.images.length ?? (record.isValid ? 1 : 0)) > 0;
    if (emptied) errors.add(line, headerOf('images'), 'csv.pictures');
    if (!before && record.name === '') errors.add(line, headerOf('name'), 'field.required');
    checkRental(planned, headerOf, errors);
  }
  const ofDeclination = new Map(declinationColumns(lang, { axes: [], locales }).map(({ name, header }) => [name, header]));
  const growing = new Set([...products.values()].filter(({ before, record }) => !before && record.axes.length === 0));
  for (const planned of declinations.values()) {
    const { record, before, line, setsPrice } = planned;
    if (!before && !setsPrice) errors.add(line, ofDeclination.get('fixedPrice') ?? '', 'field.required');
    if (record.history.some(({ since }) => since > now)) errors.add(line, ofDeclination.get('history') ?? '', 'csv.future');
    checkPictures(record.images, named, (name) => errors.add(line, ofDeclination.get('images') ?? '', 'csv.picture', { name }));
    checkAxes(planned, growing.has(planned.product), named, lang, errors);
  }
  const inhabited = new Set([...declinations.values()].map(({ product }) => product));
  for (const planned of products.values())
    if (!planned.before && !inhabited.has(planned)) errors.add(planned.line, '', 'csv.no-declination');
  checkAxesOfProducts(plan, catalogue, headerOf('axes'), errors);
  checkFacts(plan, catalogue, { headerOf, now }, errors);
}

function checkPictures(pictures: readonly PictureRecord[], named: Named, refuse: (name: string) => void): void {
  for (const { name } of pictures) if (!named.pictures.has(name)) refuse(name);
}

function checkRental({ record, line }: Planned<ProductRecord>, headerOf: (name: string) => string, errors: Errors): void {
  const { offer, rentalPrice, rentalDays, rentalDeposit, rentalMinDays, rentalMaxDays } = record;
  const terms = [rentalPrice, rentalDays, rentalDeposit];
  const fits = offer === 'RENTAL' ? terms.every((term) => term !== null) : terms.every((term) => term === null);
  if (!fits) errors.add(line, headerOf('rentalPrice'), 'csv.rental');
  if (rentalMinDays > (rentalMaxDays ?? rentalDays ?? rentalMinDays)) errors.add(line, headerOf('rentalMinDays'), 'csv.rental-days');
}

const maxAxes = 3;

function checkAxes(
  { record, before, product, line }: PlannedDeclination,
  isGrowing: boolean,
  named: Named,
  lang: Lang,
  errors: Errors,
): void {
  for (const [axis, label] of Object.entries(record.values)) {
    if (before?.values[axis] === label) continue;
    const own = product.record.axes;
    if (isGrowing && own.length < maxAxes && !own.includes(axis)) own.push(axis);
    if (!own.includes(axis)) errors.add(line, axisHeader(lang, axis), 'csv.axis');
    else if (!named.axes.get(axis)?.values.has(label)) errors.add(line, axisHeader(lang, axis), 'csv.value', { name: label });
  }
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
