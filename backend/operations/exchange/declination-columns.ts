import type { Lang } from '#schemas/site.ts';
import { type Column, field, whole, word } from './column.ts';
import { history } from './fact-formats.ts';
import { choice, decimal, type Format, numeric, optional, text, yesNo } from './formats.ts';
import { pictureColumns, pictureHeaders } from './picture-columns.ts';
import type { DeclinationRecord } from './product-record.ts';

/** What the columns of a site hang on: its axes of variation, by key, and its languages. */
export type Varied = { axes: readonly string[]; locales: readonly string[] };

const maxPieces = 1_000_000;
/** In whatever unit: what holds anything. */
const leastCapacity = 0.001;

/** The columns of declinations in a language; an axis of the site has one each. */
export function declinationColumns(lang: Lang, { axes, locales }: Varied): Column<DeclinationRecord>[] {
  const w = (fr: string, en: string) => word(lang, fr, en);
  const of = <K extends keyof DeclinationRecord>(fr: string, en: string, key: K, format: Format<DeclinationRecord[K]>) =>
    field<DeclinationRecord, K>(w(fr, en), key, format);
  const told = history(lang);
  return [
    ...axes.map((axis) => axisColumn(axisHeader(lang, axis), axis)),
    of('millésime', 'year', 'year', optional(whole(lang, 2200, 1800))),
    of('contenance', 'capacity', 'capacity', optional(numeric(lang, { min: leastCapacity, max: 1_000_000 }))),
    of('unité', 'unit', 'capacityUnit', optional(choice(lang, units))),
    of('prix', 'price', 'fixedPrice', decimal(lang, 2)),
    of('stock', 'stock', 'stock', decimal(lang, 0, { min: -maxPieces, max: maxPieces })),
    of('stock à l’export', 'stock at export', 'stockSeen', optional(decimal(lang, 0, { min: -maxPieces, max: maxPieces }))),
    of('stock suivi', 'stock counted', 'setQuantity', yesNo(lang)),
    of('vendu par', 'sold by', 'sellByMultipleOf', whole(lang, 1000, 1)),
    of('déclinaison vendue', 'variation sold', 'isValid', yesNo(lang)),
    ...pictureColumns<DeclinationRecord>(pictureHeaders.declination[lang], locales),
    {
      name: 'history',
      header: w('prix précédents', 'former prices'),
      show: (record) => told.show(record.history),
      // What the shop has already knows its own.
      set: (record, cell) => {
        if (record.id === 0) record.history = told.read(cell);
      },
    },
  ];
}

/** The header of an axis' column. */
export const axisHeader = (lang: Lang, axis: string): string => `${word(lang, 'déclinaison', 'variation')}: ${axis}`;

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
export const keyHeaders = (lang: Lang) => ({ slug: word(lang, 'adresse', 'address'), reference: word(lang, 'référence', 'reference') });

const units = { LITER: { fr: 'litre', en: 'litre' }, CENTILITRE: { fr: 'centilitre', en: 'centilitre' } };
