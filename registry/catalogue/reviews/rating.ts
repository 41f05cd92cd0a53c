import { type Lang, languages } from '#messages/languages.ts';

/** Anchor of the reviews on a product's page. */
export const reviewsAnchor = 'avis';

/** A rating as the language writes it, with one decimal where it is no whole number: `4,3`, `4.3`. */
export const formatRating = (rating: number, lang: Lang): string =>
  new Intl.NumberFormat(languages[lang].locale, {
    minimumFractionDigits: Number.isInteger(rating) ? 0 : 1,
    maximumFractionDigits: 1,
  }).format(rating);
