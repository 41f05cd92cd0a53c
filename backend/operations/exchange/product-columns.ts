import { messages as productTexts } from '#messages/generated/entities/product.ts';
import type { Lang } from '#schemas/site.ts';
import { awardColumns } from './award-columns.ts';
import { type Pair, pairs, wordsOnce } from './cell-parts.ts';
import { type Column, field, whole } from './column.ts';
import { customizationColumns } from './customization-columns.ts';
import { contents, decreasingPrices, meals } from './fact-formats.ts';
import { choice, decimal, type Format, inEachLang, optional, optionalText, reduction, requiredText, text, yesNo } from './formats.ts';
import { moment } from './moment-format.ts';
import { nutritionColumns } from './nutrition-columns.ts';
import { pictureColumns } from './picture-columns.ts';
import type { ProductRecord } from './product-record.ts';
import { wineColumns } from './wine-columns.ts';

type Translated = 'name' | 'shortDescription' | 'description' | 'metaDescription' | 'features';

/** The columns of products in a language, texts once for each language of the site, its own first. */
export function productColumns(lang: Lang, locales: readonly string[]): Column<ProductRecord>[] {
  const { columns } = productTexts[lang];
  const money = decimal(lang, 2);
  const of = <K extends keyof ProductRecord & keyof typeof columns>(key: K, format: Format<ProductRecord[K]>) =>
    field<ProductRecord, K>(columns[key] as string, key, format);
  const translations = (header: string, key: Translated | 'soil') =>
    locales.slice(1).map((locale) => translation(`${header} (${locale})`, key, locale, key === 'features' ? pairs : text));
  const texts = <K extends Translated>(key: K, format: Format<ProductRecord[K]>) => [of(key, format), ...translations(columns[key], key)];
  return [
    ...texts('name', requiredText),
    of('isValid', yesNo(lang)),
    of(
      'type',
      choice(
        lang,
        inEachLang(({ choices }) => choices.type),
      ),
    ),
    of('subtypeType', optionalText),
    of(
      'offer',
      choice(
        lang,
        inEachLang(({ choices }) => choices.offer),
      ),
    ),
    of(
      'condition',
      optional(
        choice(
          lang,
          inEachLang(({ choices }) => choices.condition),
        ),
      ),
    ),
    of('brand', optionalText),
    of('tags', wordsOnce),
    of('axes', wordsOnce),
    ...pictureColumns<ProductRecord>(columns, locales),
    of('discount', optional(reduction(lang))),
    of('discountSince', optional(moment(lang))),
    of('decreasingDiscounts', decreasingPrices(lang)),
    of('vatRate', decimal(lang, 2, { max: 10_000 })),
    of('marginScheme', yesNo(lang)),
    of('purchasePrice', optional(money)),
    of('weight', whole(lang, 1_000_000)),
    of('hasShippingFees', yesNo(lang)),
    of('isDematerialized', yesNo(lang)),
    of('isPerishable', yesNo(lang)),
    of('isSealed', yesNo(lang)),
    of('rentalPrice', optional(money)),
    of('rentalDays', optional(whole(lang, 365, 1))),
    of('rentalDeposit', optional(money)),
    of('rentalExtraDay', money),
    of('rentalMinDays', whole(lang, 365, 1)),
    of('rentalMaxDays', optional(whole(lang, 365, 1))),
    of('rentalTurnaround', whole(lang, 60)),
    ...texts('shortDescription', text),
    ...texts('description', text),
    ...texts('metaDescription', text),
    ...texts('features', pairs),
    ...wineColumns(lang),
    ...translations(columns.wine.soil, 'soil'),
    ...nutritionColumns(lang),
    of('mealIcons', meals(lang)),
    ...awardColumns(lang, locales),
    of('contents', contents(lang)),
    of('recommended', wordsOnce),
    ...customizationColumns(lang, locales),
    sinceColumn(lang),
  ];
}

/** Since when the shop has a product; emptied, it stays. */
function sinceColumn(lang: Lang): Column<ProductRecord> {
  const { set, ...column } = field<ProductRecord, 'createdAt'>(productTexts[lang].columns.createdAt, 'createdAt', optional(moment(lang)));
  return { ...column, set: (record, cell) => (cell.trim() === '' ? undefined : set(record, cell)) };
}

function translation(
  header: string,
  key: Translated | 'soil',
  locale: string,
  format: Format<Pair[]> | Format<string>,
): Column<ProductRecord> {
  const { show, read } = format as Format<string | Pair[]>;
  return {
    name: `${key}@${locale}`,
    header,
    show: ({ translations }) => {
      const value = translations[locale as keyof typeof translations]?.[key];
      return value === undefined ? '' : show(value);
    },
    set: (record, cell) => {
      const all: Record<string, object | undefined> = record.translations;
      const { [key]: _before, ...others } = { ...all[locale] } as Record<string, unknown>;
      record.translations = { ...all, [locale]: cell === '' ? others : { ...others, [key]: read(cell) } };
    },
  };
}
