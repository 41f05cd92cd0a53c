import { writeText } from '#backend/platform/csv.ts';
import { messages as productTexts } from '#messages/generated/entities/product.ts';
import type { Lang } from '#schemas/site.ts';
import { decoded, escaped } from './cell-parts.ts';
import type { Column } from './column.ts';
import { type Block, readBlocks, showBlocks, showLine } from './customization-blocks.ts';
import { customization } from './customization-format.ts';
import type { Line } from './customization-messages.ts';
import { atMost } from './fact-formats.ts';
import { CellRefused } from './formats.ts';
import type { CustomizationRecord, ProductRecord } from './product-record.ts';

type Locale = keyof CustomizationRecord['translations'];
type Texts = NonNullable<CustomizationRecord['translations'][Locale]>;
const most = 20;

/** The columns of what products can be made with, a block of lines for each; and its words in each other language, by its key. */
export function customizationColumns(lang: Lang, locales: readonly string[]): Column<ProductRecord>[] {
  const header = productTexts[lang].columns.customizations;
  const { lines, linesOf, read } = customization(lang);
  return [
    {
      name: 'customizations',
      header,
      show: ({ customizations }) =>
        writeText(
          showBlocks(
            lang,
            customizations.map((each) => ({ key: each.key, lines: linesOf(each) })),
          ),
        ),
      set: (record, cell) => {
        const before = new Map(record.customizations.map(({ key, translations }) => [key, translations]));
        record.customizations = atMost(most, readBlocks(lang, cell, lines)).map((block) => ({
          ...read(block),
          translations: before.get(block.key) ?? {},
        }));
      },
    },
    ...locales.slice(1).map((locale) => textsColumn(lang, `${header} (${locale})`, locale as Locale)),
  ];
}

const translated: readonly Line[] = ['label', 'help', 'choice', 'from'];
/** By what translations name a value: its key, or the length it begins at. */
const nameOf = ({ selectKey, textNumberOfChar }: CustomizationRecord['values'][number]) => selectKey ?? String(textNumberOfChar);

function textsColumn(lang: Lang, header: string, locale: Locale): Column<ProductRecord> {
  const linesOf = ({ values, translations }: CustomizationRecord) => {
    const { label, help, values: texts = {} } = translations[locale] ?? {};
    return [
      ...(label === undefined ? [] : [showLine(lang, 'label', escaped(label))]),
      ...(help === undefined ? [] : [showLine(lang, 'help', escaped(help))]),
      ...values.flatMap((value) => {
        const text = texts[nameOf(value)];
        return text === undefined ? [] : [showLine(lang, value.selectKey === null ? 'from' : 'choice', escaped(text), nameOf(value))];
      }),
    ];
  };
  return {
    name: `customizations@${locale}`,
    header,
    show: ({ customizations }) => {
      const blocks = customizations.map((each) => ({ key: each.key, lines: linesOf(each) }));
      return writeText(
        showBlocks(
          lang,
          blocks.filter(({ lines }) => lines.length > 0),
        ),
      );
    },
    set: ({ customizations }, cell) => {
      const said = new Map<string, Texts>();
      for (const block of readBlocks(lang, cell, translated)) {
        const own = customizations.find(({ key }) => key === block.key);
        if (!own) throw new CellRefused('csv.customization-unknown', { name: block.key }, block.at);
        said.set(block.key, readTexts(block, own));
      }
      for (const each of customizations) {
        const { [locale]: _before, ...others } = each.translations;
        const texts = said.get(each.key);
        each.translations = texts === undefined ? others : { ...others, [locale]: texts };
      }
    },
  };
}

/** Throws CellRefused where a choice or length is none of the customization's. */
function readTexts({ lines }: Block, { values }: CustomizationRecord): Texts {
  const texts: Texts = {};
  for (const { at, line, name, rest } of lines) {
    const value = decoded(rest);
    if (line === 'label') texts.label = value;
    else if (line === 'help') texts.help = value;
    else {
      const isKnown = values.some((each) => nameOf(each) === name && (each.selectKey === null) === (line === 'from'));
      if (!isKnown) throw new CellRefused('csv.customization-value', { name }, at);
      texts.values = { ...texts.values, [name]: value };
    }
  }
  return texts;
}
