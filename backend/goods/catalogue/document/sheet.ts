import { formatMoney } from '#backend/platform/messages/message.ts';
import { capacityText, wineFeatures } from '#domain/wine-features.ts';
import { findWineLabel, formatWineLabel, listWineLabels } from '#domain/wine-label.ts';
import { messages as sheetMessages } from '#messages/generated/backend/goods/catalogue/document.ts';
import { messages as nutritionMessages } from '#messages/generated/domain/nutrition-labels.ts';
import { messages as labelMessages } from '#messages/generated/domain/wine-label.ts';
import type { Nutrition } from '#schemas/nutrition.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Award, Declination, Product } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import { plainText } from './plain-text.ts';

type Row = { label: string; value: string };
/** Content of a product's file, in its language. */
export type ProductSheet = {
  lang: Lang;
  shop: string;
  kicker: string;
  title: string;
  subtitle: string;
  intro: string;
  /** Empty where the shop tells no prices. */
  prices: string[];
  awards: string[];
  description: string;
  features: Row[];
  nutrition: { title: string; rows: Row[] } | null;
  meals: string;
  contents: string[];
  /** The product's page. */
  url: string;
  contact: string[];
};

type Parts = { product: Product; chosen: Declination | null; awards: readonly Award[]; meals: readonly { key: string; label: string }[] };
type Shop = { name: string; values: ParameterValues; webOrigin: string; path: string };

/** Chooses and writes what the file of a product, or of one of its declinations, says. */
export function productSheet({ product, chosen, awards, meals }: Parts, shop: Shop, lang: Lang): ProductSheet {
  const messages = sheetMessages[lang];
  const { values } = shop;
  const shown = chosen ? { ...product, declination: [chosen] } : product;
  const appellation = product.wine?.appellation ?? '';
  const isTurned = values.SWITCH_NAME_AND_APPELLATION && appellation !== '';
  const row = (label: string, value: string | null | undefined): Row[] => (value ? [{ label, value }] : []);
  return {
    lang,
    shop: shop.name,
    kicker: isTurned ? product.name : appellation || (product.brand ?? ''),
    title: isTurned ? appellation : product.name,
    subtitle: chosen ? labelOf(chosen, lang) : '',
    intro: plainText(product.shortDescription),
    prices: pricesOf(product, chosen, { lang, currency: values.CURRENCY }),
    awards: awards.map(({ name, year }) => [name, year].filter(Boolean).join(', ')),
    description: plainText(product.description),
    features: [
      ...wineFeatures(shown, lang),
      ...labelRows(product, chosen, lang),
      ...row(messages.brand, appellation ? product.brand : null),
      ...row(messages.condition, product.condition && messages.conditions[product.condition]),
      ...product.features,
      ...row(messages.reference, chosen?.reference),
    ],
    nutrition: product.nutrition && values.SHOW_NUTRITIONAL_DATA_ON_PRODUCT_SHEET ? nutritionOf(product.nutrition, lang) : null,
    meals: meals
      .filter(({ key }) => product.mealIcons.some((meal) => meal === key))
      .map(({ label }) => label)
      .join(', '),
    contents: product.contents.map((each) =>
      [`${each.quantity} × ${each.name}`, each.year, capacityText(each, lang)].filter(Boolean).join(', '),
    ),
    url: shop.webOrigin + shop.path,
    contact: [
      values.COMPANY_NAME || shop.name,
      [values.COMPANY_ADDRESS, `${values.COMPANY_POSTAL_CODE} ${values.COMPANY_CITY}`.trim()].filter(Boolean).join(', '),
      [values.COMPANY_PHONE || values.COMPANY_MOBILE, values.COMPANY_EMAIL].filter(Boolean).join(' · '),
    ].filter(Boolean),
  };
}

const labelOf = (chosen: Declination, lang: Lang): string =>
  [...chosen.variations.map(({ label }) => label), chosen.year, capacityText(chosen, lang)].filter(Boolean).join(' · ');

/** Builds what the labels of a wine name: ingredients and allergens, by vintage where they differ. */
function labelRows({ declination: all }: Product, chosen: Declination | null, lang: Lang): Row[] {
  const messages = labelMessages[lang];
  const own = chosen && findWineLabel(chosen, all);
  const labels = (own ? [own] : listWineLabels(all).map(({ label }) => label)).map((label) => formatWineLabel(label, lang));
  const texts = labels.map(({ ingredients, contains }) =>
    [ingredients.map(({ text }) => text).join(', '), contains].filter(Boolean).join('. '),
  );
  return [...new Set(texts)].filter(Boolean).map((value) => ({ label: messages.ingredients, value }));
}

/** Prices as the page shows them: crossed out only what the law lets stand beside (Code de la consommation L112-1-1). */
function pricesOf(product: Product, chosen: Declination | null, { lang, currency }: { lang: Lang; currency: string }): string[] {
  if (product.isPriceHidden) return [];
  const messages = sheetMessages[lang];
  const money = (cents: number) => formatMoney(lang, cents, currency);
  if (product.rental)
    return [
      messages.rental({ price: money(product.rental.price), days: product.rental.days }),
      messages.deposit({ price: money(product.rental.deposit) }),
    ];
  const { price, referencePrice } = chosen ?? product;
  const from = !chosen && product.priceVaries ? `${messages.from} ` : '';
  const before = referencePrice !== null && referencePrice > price ? `${messages.insteadOf({ price: money(referencePrice) })}, ` : '';
  return [`${from}${money(price)}`, `${before}${messages.taxes}`];
}

function nutritionOf(facts: Nutrition, lang: Lang): ProductSheet['nutrition'] {
  const messages = nutritionMessages[lang];
  const grams = (value: number) => `${new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(value)}\u00a0g`;
  const rows = [
    { label: messages.energy, value: `${facts.kilojoules}\u00a0kJ / ${facts.kilocalories}\u00a0kcal` },
    ...(['fat', 'saturates', 'carbohydrate', 'sugars', 'fibre', 'protein', 'salt'] as const).flatMap((key) => {
      const value = facts[key];
      return value === null ? [] : [{ label: messages[key], value: grams(value) }];
    }),
  ];
  return { title: `${messages.caption}, ${messages.per[facts.per]}`, rows };
}
