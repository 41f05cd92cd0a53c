import { messages as productTexts } from '#messages/generated/entities/product.ts';
import { WineFacts } from '#schemas/product.ts';
import { type Lang, langs } from '#schemas/site.ts';
import { words } from './cell-parts.ts';
import { type Column, whole } from './column.ts';
import { CellRefused, choice, type Format, inEachLang, numeric, optional, optionalText, required, shortText } from './formats.ts';
import type { ProductRecord } from './product-record.ts';

const noFacts = WineFacts.parse({ appellation: null, grapes: [] });
const maxSoilLength = 200;
/** `3 à 8` in the words of any language, or with a dash. */
const ranges = new RegExp(`^(\\d+)(?:\\s*(?:${langs.map((lang) => productTexts[lang].to).join('|')}|-|–)\\s*(\\d+))?$`, 'i');

/** The columns of what a wine is and how it is served. A product of which none says anything has no such facts. */
export function wineColumns(lang: Lang): Column<ProductRecord>[] {
  const { wine: columns } = productTexts[lang].columns;
  const of = <K extends keyof WineFacts>(key: K, format: Format<WineFacts[K]>): Column<ProductRecord> => ({
    name: `wine.${key}`,
    header: columns[key],
    show: ({ wine }) => format.show({ ...noFacts, ...wine }[key]),
    set: (record, cell) => {
      record.wine = told({ ...noFacts, ...record.wine, [key]: format.read(cell) });
    },
  });
  return [
    of('appellation', optionalText),
    of('grapes', words),
    of(
      'colour',
      optional(
        choice(
          lang,
          inEachLang(({ choices }) => choices.colour),
        ),
      ),
    ),
    of('alcohol', optional(numeric(lang, { max: 60 }))),
    of('serving', optional(range(lang, 25))),
    of('ageing', optional(range(lang, 100))),
    of('soil', {
      show: optionalText.show,
      read: (cell) => (cell === '' ? null : shortText(optionalText.read(cell) ?? '', maxSoilLength)),
    }),
  ];
}

const told = (facts: WineFacts): WineFacts | null =>
  Object.values(facts).every((fact) => fact === null || (Array.isArray(fact) && fact.length === 0)) ? null : facts;

/** `3 à 8`, or `15` where both are the same: a hyphen alone would be a date to spreadsheets, but is read. */
function range(lang: Lang, max: number): Format<{ from: number; to: number }> {
  const number = whole(lang, max);
  return {
    show: ({ from, to }) => (from === to ? String(from) : `${from} ${productTexts[lang].to} ${to}`),
    read: (cell) => {
      const found = ranges.exec(required(cell).trim());
      if (!found) throw new CellRefused('csv.range');
      const from = number.read(found[1] ?? '');
      const to = number.read(found[2] ?? found[1] ?? '');
      if (from > to) throw new CellRefused('csv.range');
      return { from, to };
    },
  };
}
