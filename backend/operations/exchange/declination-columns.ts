import { messages as productTexts } from '#messages/generated/entities/product.ts';
import type { Lang } from '#schemas/site.ts';
import { type Column, field, whole } from './column.ts';
import { history, producerGuarantee } from './fact-formats.ts';
import { choice, decimal, type Format, inEachLang, numeric, optional, text, yesNo } from './formats.ts';
import { pictureColumns } from './picture-columns.ts';
import type { DeclinationRecord } from './product-record.ts';

/** Properties of a site that decide its columns: its axes of variation, by key, and its languages. */
export type Varied = { axes: readonly string[]; locales: readonly string[] };

const maxPieces = 1_000_000;
/** In whatever unit: what holds anything. */
const leastCapacity = 0.001;

/** The columns of declinations in a language; an axis of the site has one each. */
export function declinationColumns(lang: Lang, { axes, locales }: Varied): Column<DeclinationRecord>[] {
  const { declination: columns } = productTexts[lang].columns;
  const of = <K extends keyof DeclinationRecord & keyof typeof columns>(key: K, format: Format<DeclinationRecord[K]>) =>
    field<DeclinationRecord, K>(columns[key], key, format);
  const told = history(lang);
  return [
    ...axes.map((axis) => axisColumn(axisHeader(lang, axis), axis)),
    of('year', optional(whole(lang, 2200, 1800))),
    of('capacity', optional(numeric(lang, { min: leastCapacity, max: 1_000_000 }))),
    of(
      'capacityUnit',
      optional(
        choice(
          lang,
          inEachLang(({ choices }) => choices.capacityUnit),
        ),
      ),
    ),
    of('fixedPrice', decimal(lang, 2)),
    of('stock', decimal(lang, 0, { min: -maxPieces, max: maxPieces })),
    of('stockSeen', optional(decimal(lang, 0, { min: -maxPieces, max: maxPieces }))),
    of('setQuantity', yesNo(lang)),
    of('sellByMultipleOf', whole(lang, 1000, 1)),
    of('isValid', yesNo(lang)),
    of('producerGuarantee', producerGuarantee(lang)),
    ...pictureColumns<DeclinationRecord>(columns, locales),
    {
      name: 'history',
      header: columns.history,
      show: (record) => told.show(record.history),
      // Declinations that exist already keep their own history.
      set: (record, cell) => {
        if (record.id === 0) record.history = told.read(cell);
      },
    },
  ];
}

/** The header of an axis' column. */
export const axisHeader = (lang: Lang, axis: string): string => `${productTexts[lang].columns.declination.values}: ${axis}`;

const axisColumn = (header: string, axis: string): Column<DeclinationRecord> => ({
  name: 'values',
  header,
  show: ({ values }) => text.show(values[axis] ?? ''),
  set: (record, cell) => {
    const { [axis]: _before, ...others } = record.values;
    record.values = cell === '' ? others : { ...others, [axis]: text.read(cell) };
  },
});

/** Headers of the two columns that say which product and which declination a row is about. */
export const keyHeaders = (lang: Lang): { slug: string; reference: string } => productTexts[lang].columns;
