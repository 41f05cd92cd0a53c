/** Texts of `registry/content/google-reviews`, made by `npm run generate` from `messages/<lang>/registry/content/google-reviews.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber } from '../../../plural.ts';

export type Messages = {
  title: string;
  titleGoogle: string;
  stars: (v: { rating: string | number }) => string;
  counts: {
    GOOGLE: (v: { count: number }) => string;
    OWNER: (v: { count: number }) => string;
    SAMPLE: (v: { count: number }) => string;
    MIXED: (v: { count: number }) => string;
  };
  sources: {
    GOOGLE: string;
    OWNER: string;
    SAMPLE: string;
  };
  more: string;
  reply: string;
  all: string;
  strip: string;
  notes: {
    GOOGLE: string;
    OWNER: string;
    SAMPLE: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Avis sur la boutique",
    titleGoogle: "Avis Google",
    stars: (v) => `${v.rating} sur 5`,
    counts: {
      GOOGLE: (v) => (v.count === 1 ? "1 avis sur Google" : `${formatNumber("fr", v.count)} avis sur Google`),
      OWNER: (v) => (v.count === 1 ? "1 avis reçu par la boutique" : `${formatNumber("fr", v.count)} avis reçus par la boutique`),
      SAMPLE: (v) => (v.count === 1 ? "1 exemple d’avis" : `${formatNumber("fr", v.count)} exemples d’avis`),
      MIXED: (v) => (v.count === 1 ? "1 avis" : `${formatNumber("fr", v.count)} avis`),
    },
    sources: {
      GOOGLE: "Google",
      OWNER: "saisi par la boutique",
      SAMPLE: "exemple",
    },
    more: "Lire la suite",
    reply: "Réponse de la boutique",
    all: "Tous les avis sur Google",
    strip: "Avis à faire défiler",
    notes: {
      GOOGLE: "Avis laissés sur Google, du plus récent au plus ancien. La boutique ne les trie pas et n’en vérifie pas les auteurs.",
      OWNER: "Avis reçus et saisis par la boutique, du plus récent au plus ancien. Leurs auteurs et leurs achats ne sont pas vérifiés.",
      SAMPLE: "Exemples écrits pour montrer cette page : aucun client ne les a laissés.",
    },
  },
  en: {
    title: "Reviews of the shop",
    titleGoogle: "Google reviews",
    stars: (v) => `${v.rating} out of 5`,
    counts: {
      GOOGLE: (v) => counted("en", v.count, { one: "1 review on Google", other: "# reviews on Google" }),
      OWNER: (v) => counted("en", v.count, { one: "1 review received by the shop", other: "# reviews received by the shop" }),
      SAMPLE: (v) => counted("en", v.count, { one: "1 example of a review", other: "# examples of reviews" }),
      MIXED: (v) => counted("en", v.count, { one: "1 review", other: "# reviews" }),
    },
    sources: {
      GOOGLE: "Google",
      OWNER: "entered by the shop",
      SAMPLE: "example",
    },
    more: "Read on",
    reply: "The shop’s answer",
    all: "All reviews on Google",
    strip: "Reviews to scroll",
    notes: {
      GOOGLE: "Reviews left on Google, the newest first. The shop does not choose among them and does not verify their authors.",
      OWNER: "Reviews received and entered by the shop, the newest first. Their authors and purchases are not verified.",
      SAMPLE: "Examples written to show this page: no customer left them.",
    },
  },
};
