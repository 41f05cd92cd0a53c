import type { Lang } from '#schemas/site.ts';
import { awardColumns } from './award-columns.ts';
import { type Pair, pairs, wordsOnce } from './cell-parts.ts';
import { type Column, field, whole, word } from './column.ts';
import { customizationColumns } from './customization-columns.ts';
import { contents, decreasingPrices, meals } from './fact-formats.ts';
import { choice, decimal, type Format, optional, optionalText, reduction, requiredText, text, yesNo } from './formats.ts';
import { moment } from './moment-format.ts';
import { nutritionColumns } from './nutrition-columns.ts';
import { pictureColumns, pictureHeaders } from './picture-columns.ts';
import type { ProductRecord } from './product-record.ts';
import { wineColumns } from './wine-columns.ts';

type Translated = 'name' | 'shortDescription' | 'description' | 'metaDescription' | 'features';

/** The columns of products in a language, texts once for each language of the site, its own first. */
export function productColumns(lang: Lang, locales: readonly string[]): Column<ProductRecord>[] {
  const w = (fr: string, en: string) => word(lang, fr, en);
  const money = decimal(lang, 2);
  const of = <K extends keyof ProductRecord>(fr: string, en: string, key: K, format: Format<ProductRecord[K]>) =>
    field<ProductRecord, K>(w(fr, en), key, format);
  const translations = (header: string, key: Translated | 'soil') =>
    locales.slice(1).map((locale) => translation(`${header} (${locale})`, key, locale, key === 'features' ? pairs : text));
  const texts = <K extends Translated>(fr: string, en: string, key: K, format: Format<ProductRecord[K]>) => [
    of(fr, en, key, format),
    ...translations(w(fr, en), key),
  ];
  return [
    ...texts('nom', 'name', 'name', requiredText),
    of('vendu', 'sold', 'isValid', yesNo(lang)),
    of('genre', 'kind', 'type', choice(lang, kinds)),
    of('sous-genre', 'subkind', 'subtypeType', optionalText),
    of('offre', 'offer', 'offer', choice(lang, offers)),
    of('état', 'condition', 'condition', optional(choice(lang, conditions))),
    of('marque', 'brand', 'brand', optionalText),
    of('étiquettes', 'tags', 'tags', wordsOnce),
    of('se décline par', 'varies by', 'axes', wordsOnce),
    ...pictureColumns<ProductRecord>(pictureHeaders.product[lang], locales),
    of('réduction', 'reduction', 'discount', optional(reduction(lang))),
    of('réduction depuis', 'reduction since', 'discountSince', optional(moment(lang))),
    of('prix dégressifs', 'decreasing prices', 'decreasingDiscounts', decreasingPrices(lang)),
    of('TVA %', 'VAT %', 'vatRate', decimal(lang, 2, { max: 10_000 })),
    of('TVA sur la marge', 'margin scheme', 'marginScheme', yesNo(lang)),
    of('prix d’achat', 'purchase price', 'purchasePrice', optional(money)),
    of('poids g', 'weight g', 'weight', whole(lang, 1_000_000)),
    of('frais de port', 'shipping fees', 'hasShippingFees', yesNo(lang)),
    of('dématérialisé', 'not sent', 'isDematerialized', yesNo(lang)),
    of('périssable', 'perishable', 'isPerishable', yesNo(lang)),
    of('location prix', 'rental price', 'rentalPrice', optional(money)),
    of('location jours', 'rental days', 'rentalDays', optional(whole(lang, 365, 1))),
    of('location caution', 'rental deposit', 'rentalDeposit', optional(money)),
    of('location jour de plus', 'rental extra day', 'rentalExtraDay', money),
    of('location jours au moins', 'rental days at least', 'rentalMinDays', whole(lang, 365, 1)),
    of('location jours au plus', 'rental days at most', 'rentalMaxDays', optional(whole(lang, 365, 1))),
    of('location jours entre deux', 'rental days between', 'rentalTurnaround', whole(lang, 60)),
    ...texts('résumé', 'summary', 'shortDescription', text),
    ...texts('description', 'description', 'description', text),
    ...texts('description pour les moteurs', 'description for search engines', 'metaDescription', text),
    ...texts('caractéristiques', 'features', 'features', pairs),
    ...wineColumns(lang),
    ...translations(w('sol', 'soil'), 'soil'),
    ...nutritionColumns(lang),
    of('accords', 'goes with', 'mealIcons', meals(lang)),
    ...awardColumns(lang, locales),
    of('contenu du coffret', 'contents of the box', 'contents', contents(lang)),
    of('produits conseillés', 'recommended products', 'recommended', wordsOnce),
    ...customizationColumns(lang, locales),
    sinceColumn(lang),
  ];
}

/** Since when the shop has a product; emptied, it stays. */
function sinceColumn(lang: Lang): Column<ProductRecord> {
  const { set, ...column } = field<ProductRecord, 'createdAt'>(
    word(lang, 'en boutique depuis', 'in the shop since'),
    'createdAt',
    optional(moment(lang)),
  );
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

const kinds = { WINE: { fr: 'vin', en: 'wine' }, BOX: { fr: 'coffret', en: 'box' }, OTHER: { fr: 'autre', en: 'other' } };
const offers = {
  NEW: { fr: 'neuf', en: 'new' },
  SECOND_HAND: { fr: 'occasion', en: 'second hand' },
  RENTAL: { fr: 'location', en: 'rental' },
};
const conditions = {
  NEW_WITH_TAG: { fr: 'neuf avec étiquette', en: 'new with tag' },
  LIKE_NEW: { fr: 'comme neuf', en: 'like new' },
  VERY_GOOD: { fr: 'très bon état', en: 'very good' },
  GOOD: { fr: 'bon état', en: 'good' },
};
