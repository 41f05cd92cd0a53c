import type { Lang } from '#schemas/site.ts';
import { choice, decimal, type Format, features, list, optional, optionalText, reduction, requiredText, text, yesNo } from './formats.ts';
import type { DeclinationRecord, ProductRecord } from './product-record.ts';

/** A column about records of a kind: which value it tells, what it shows of one, and how a cell changes one (throws CellRefused). */
export type Column<T> = { name: string; header: string; show: (record: T) => string; set: (record: T, cell: string) => void };

type Translated = 'name' | 'shortDescription' | 'description' | 'metaDescription' | 'features';

const field = <T, K extends keyof T>(header: string, key: K, format: Format<T[K]>): Column<T> => ({
  name: String(key),
  header,
  show: (record) => format.show(record[key]),
  set: (record, cell) => {
    record[key] = format.read(cell);
  },
});

const word = (lang: Lang, fr: string, en: string): string => (lang === 'fr' ? fr : en);
const whole = (lang: Lang, max: number, min = 0) => decimal(lang, 0, { min, max });

/** The columns of products in a language, texts once for each language of the site, its own first. */
export function productColumns(lang: Lang, locales: readonly string[]): Column<ProductRecord>[] {
  const w = (fr: string, en: string) => word(lang, fr, en);
  const money = decimal(lang, 2);
  const of = <K extends keyof ProductRecord>(fr: string, en: string, key: K, format: Format<ProductRecord[K]>) =>
    field<ProductRecord, K>(w(fr, en), key, format);
  const texts = <K extends Translated>(fr: string, en: string, key: K, format: Format<ProductRecord[K]>) => [
    of(fr, en, key, format as Format<ProductRecord[K]>),
    ...locales.slice(1).map((locale) => translation(`${w(fr, en)} (${locale})`, key, locale, key === 'features' ? features : text)),
  ];
  return [
    ...texts('nom', 'name', 'name', requiredText),
    of('vendu', 'sold', 'isValid', yesNo(lang)),
    of('genre', 'kind', 'type', choice(lang, kinds)),
    of('offre', 'offer', 'offer', choice(lang, offers)),
    of('état', 'condition', 'condition', optional(choice(lang, conditions))),
    of('marque', 'brand', 'brand', optionalText),
    of('étiquettes', 'tags', 'tags', list),
    of('images', 'pictures', 'images', list),
    of('réduction', 'reduction', 'discount', optional(reduction(lang))),
    of('TVA %', 'VAT %', 'vatRate', decimal(lang, 2, { max: 10_000 })),
    of('TVA sur la marge', 'margin scheme', 'marginScheme', yesNo(lang)),
    of('prix d’achat', 'purchase price', 'purchasePrice', optional(money)),
    of('poids g', 'weight g', 'weight', whole(lang, 1_000_000)),
    of('frais de port', 'shipping fees', 'hasShippingFees', yesNo(lang)),
    of('dématérialisé', 'not sent', 'isDematerialized', yesNo(lang)),
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
    ...texts('caractéristiques', 'features', 'features', features),
  ];
}

function translation(header: string, key: Translated, locale: string, format: typeof features | typeof text): Column<ProductRecord> {
  const { show, read } = format as Format<string | { label: string; value: string }[]>;
  return {
    name: key,
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

/** The columns of declinations in a language; an axis of the site has one each. */
export function declinationColumns(lang: Lang, axes: readonly string[]): Column<DeclinationRecord>[] {
  const w = (fr: string, en: string) => word(lang, fr, en);
  const of = <K extends keyof DeclinationRecord>(fr: string, en: string, key: K, format: Format<DeclinationRecord[K]>) =>
    field<DeclinationRecord, K>(w(fr, en), key, format);
  return [
    ...axes.map((axis) => ({
      name: 'values',
      header: `${w('déclinaison', 'variation')}: ${axis}`,
      show: ({ values }: DeclinationRecord) => text.show(values[axis] ?? ''),
      set: (record: DeclinationRecord, cell: string) => {
        const { [axis]: _before, ...others } = record.values;
        record.values = cell === '' ? others : { ...others, [axis]: text.read(cell) };
      },
    })),
    of('millésime', 'year', 'year', optional(whole(lang, 2200, 1800))),
    of('contenance', 'capacity', 'capacity', optional(numberAsIs(lang))),
    of('unité', 'unit', 'capacityUnit', optional(choice(lang, units))),
    of('prix', 'price', 'fixedPrice', decimal(lang, 2)),
    of('stock', 'stock', 'stock', decimal(lang, 0, { min: -1_000_000, max: 1_000_000 })),
    of('stock à l’export', 'stock at export', 'stockSeen', optional(decimal(lang, 0, { min: -1_000_000, max: 1_000_000 }))),
    of('stock suivi', 'stock counted', 'setQuantity', yesNo(lang)),
    of('vendu par', 'sold by', 'sellByMultipleOf', whole(lang, 1000, 1)),
    of('déclinaison vendue', 'variation sold', 'isValid', yesNo(lang)),
  ];
}

/** Headers of the two columns that say which product and which declination a row is about. */
export const keyHeaders = (lang: Lang) => ({ slug: word(lang, 'adresse', 'address'), reference: word(lang, 'référence', 'reference') });

/** A number that is no amount, with as many places as it has. */
const numberAsIs = (lang: Lang): Format<number> => {
  const { read } = decimal(lang, 6, { min: 1, max: 1_000_000_000 });
  return {
    show: (value) => String(value).replace('.', lang === 'fr' ? ',' : '.'),
    read: (cell) => read(cell) / 1_000_000,
  };
};

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
const units = { LITER: { fr: 'litre', en: 'litre' }, CENTILITRE: { fr: 'centilitre', en: 'centilitre' } };
