import { writeText } from '#backend/platform/csv.ts';
import { messages as productTexts } from '#messages/generated/entities/product.ts';
import type { Medal } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import { escaped, readLines, readPair, readParts, showParts, table } from './cell-parts.ts';
import { type Column, whole } from './column.ts';
import { CellRefused, choice, inEachLang, optional, shortText } from './formats.ts';
import { isNamedAgain } from './picture-columns.ts';
import type { AwardRecord, ProductRecord } from './product-record.ts';

type Locale = keyof AwardRecord['translations'];
const maxNameLength = 160;

/**
 * The columns of what products were given: `or | Concours agricole | 2024`, with a picture of the medal and its text behind, where it
 * has one; and in each other language `Concours agricole: Agricultural fair`. An award that stays keeps its translations.
 */
export function awardColumns(lang: Lang, locales: readonly string[]): Column<ProductRecord>[] {
  const header = productTexts[lang].columns.awards;
  const rows = table<AwardRecord>('csv.award', { parts: [2, 5], ...awardFormat(lang) });
  return [
    {
      name: 'awards',
      header,
      show: ({ awards }) => rows.show(awards),
      set: (record, cell) => {
        const left = [...record.awards];
        record.awards = rows.read(cell).map((award) => {
          const at = left.findIndex(({ name }) => name === award.name);
          return { ...award, translations: at < 0 ? {} : (left.splice(at, 1)[0]?.translations ?? {}) };
        });
      },
    },
    ...locales.slice(1).map((locale) => awardTexts(`${header} (${locale})`, locale as Locale)),
  ];
}

function awardFormat(lang: Lang) {
  const medal = choice<Medal>(
    lang,
    inEachLang(({ choices }) => choices.medal),
  );
  const year = optional(whole(lang, 2200, 1800));
  return {
    show: (award: AwardRecord) => [
      medal.show(award.medal),
      award.name,
      year.show(award.year),
      award.picture?.name ?? '',
      award.picture?.alt ?? '',
    ],
    read: ([metal = '', name = '', won = '', picture = '', alt = '']: string[]): AwardRecord => {
      if (picture === '' && alt !== '') throw new CellRefused('csv.award');
      return {
        ...{ name: shortText(name, maxNameLength), year: year.read(won), medal: medal.read(metal), translations: {} },
        picture: picture === '' ? null : { name: picture, alt },
      };
    },
  };
}

/** A line for each award that the language has words for: its name, and the text of its picture behind `|`. */
function awardTexts(header: string, locale: Locale): Column<ProductRecord> {
  const textsOf = ({ translations: { [locale]: texts } }: AwardRecord) => showParts([texts?.name ?? '', texts?.alt ?? '']) || undefined;
  return {
    name: `awards@${locale}`,
    header,
    show: ({ awards }) =>
      writeText(
        awards
          .flatMap((award, at) => {
            const { name } = award;
            const said = textsOf(award) ?? (isNamedAgain(awards, at, textsOf) ? showParts([name]) : '');
            return said === '' ? [] : [`${escaped(name, ':')}: ${said}`];
          })
          .join('\n'),
      ),
    set: ({ awards }, cell) => {
      const said = new Map<AwardRecord, AwardRecord['translations'][Locale]>();
      readLines(cell, (line) => {
        const pair = readPair(line);
        const [name = '', alt = '', ...more] = readParts(pair?.rest ?? '');
        if (!pair || more.length > 0) throw new CellRefused('csv.award-form');
        const award = awards.find((each) => each.name.trim() === pair.label.trim() && !said.has(each));
        if (!award) throw new CellRefused('csv.award-text', { name: pair.label.trim() });
        said.set(award, { ...(name !== '' && { name }), ...(alt !== '' && { alt }) });
      });
      for (const award of awards) {
        const { [locale]: _before, ...others } = award.translations;
        const own = said.get(award);
        award.translations = own === undefined ? others : { ...others, [locale]: own };
      }
    },
  };
}
