/** Texts of `registry/catalogue/reviews/rating`, made by `npm run generate` from `messages/<lang>/registry/catalogue/reviews/rating.json`. */
import type { Lang } from '../../../../languages.ts';
import { counted } from '../../../../plural.ts';

export type Messages = {
  stars: (v: { rating: string | number }) => string;
  count: (v: { count: number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    stars: (v) => `${v.rating} sur 5`,
    count: (v) => `${v.count} avis`,
  },
  en: {
    stars: (v) => `${v.rating} out of 5`,
    count: (v) => counted("en", v.count, { one: "1 review", other: "# reviews" }),
  },
};
