import { WineFacts } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import { words } from './cell-parts.ts';
import { type Column, whole, word } from './column.ts';
import { CellRefused, choice, type Format, numeric, optional, optionalText, required, shortText } from './formats.ts';
import type { ProductRecord } from './product-record.ts';

const noFacts = WineFacts.parse({ appellation: null, grapes: [] });
const maxSoilLength = 200;

/** The columns of what a wine is and how it is served. A product of which none says anything has no such facts. */
export function wineColumns(lang: Lang): Column<ProductRecord>[] {
  const of = <K extends keyof WineFacts>(fr: string, en: string, key: K, format: Format<WineFacts[K]>): Column<ProductRecord> => ({
    name: `wine.${key}`,
    header: word(lang, fr, en),
    show: ({ wine }) => format.show({ ...noFacts, ...wine }[key]),
    set: (record, cell) => {
      record.wine = told({ ...noFacts, ...record.wine, [key]: format.read(cell) });
    },
  });
  return [
    of('appellation', 'appellation', 'appellation', optionalText),
    of('cépages', 'grapes', 'grapes', words),
    of('couleur du vin', 'colour of the wine', 'colour', optional(choice(lang, colours))),
    of('alcool % vol.', 'alcohol % vol.', 'alcohol', optional(numeric(lang, { max: 60 }))),
    of('service °C', 'serve at °C', 'serving', optional(range(lang, 25))),
    of('garde années', 'keeps years', 'ageing', optional(range(lang, 100))),
    of('sol', 'soil', 'soil', {
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
    show: ({ from, to }) => (from === to ? String(from) : `${from} ${word(lang, 'à', 'to')} ${to}`),
    read: (cell) => {
      const found = /^(\d+)(?:\s*(?:à|to|-|–)\s*(\d+))?$/i.exec(required(cell).trim());
      if (!found) throw new CellRefused('csv.range');
      const from = number.read(found[1] ?? '');
      const to = number.read(found[2] ?? found[1] ?? '');
      if (from > to) throw new CellRefused('csv.range');
      return { from, to };
    },
  };
}

const colours = {
  RED: { fr: 'rouge', en: 'red' },
  WHITE: { fr: 'blanc', en: 'white' },
  ROSE: { fr: 'rosé', en: 'rosé' },
  SPARKLING: { fr: 'effervescent', en: 'sparkling' },
  SWEET: { fr: 'moelleux', en: 'sweet' },
};
