/** Texts of `registry/content/google-reviews`, made by `npm run generate` from `messages/<lang>/registry/content/google-reviews.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber } from '../../../plural.ts';

export type Messages = {
  title: string;
  stars: (v: { rating: string | number }) => string;
  count: (v: { count: number }) => string;
  more: string;
  reply: string;
  all: string;
  strip: string;
  note: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Avis Google",
    stars: (v) => `${v.rating} sur 5`,
    count: (v) => (v.count === 1 ? "1 avis sur Google" : `${formatNumber("fr", v.count)} avis sur Google`),
    more: "Lire la suite",
    reply: "Réponse de la boutique",
    all: "Tous les avis sur Google",
    strip: "Avis à faire défiler",
    note: "Avis laissés sur Google, du plus récent au plus ancien. La boutique ne les trie pas et n’en vérifie pas les auteurs.",
  },
  en: {
    title: "Google reviews",
    stars: (v) => `${v.rating} out of 5`,
    count: (v) => counted("en", v.count, { one: "1 review on Google", other: "# reviews on Google" }),
    more: "Read on",
    reply: "The shop’s answer",
    all: "All reviews on Google",
    strip: "Reviews to scroll",
    note: "Reviews left on Google, the newest first. The shop does not choose among them and does not verify their authors.",
  },
};
