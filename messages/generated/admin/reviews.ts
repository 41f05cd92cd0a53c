/** Texts of `admin/reviews`, made by `npm run generate` from `messages/<lang>/admin/reviews.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  count: (v: { count: number }) => string;
  searchHint: string;
  none: string;
  noneYet: string;
  noneYetText: string;
  status: string;
  everyStatus: string;
  states: {
    PENDING: string;
    PUBLISHED: string;
    REFUSED: string;
  };
  mark: {
    PENDING: string;
    PUBLISHED: string;
    REFUSED: string;
  };
  product: string;
  rating: string;
  written: string;
  bought: string;
  published: string;
  order: (v: { reference: string | number }) => string;
  detail: string;
  answer: string;
  reason: string;
  by: (v: { email: string | number }) => string;
  publish: string;
  republish: string;
  refuse: string;
  optional: string;
  answerHint: string;
  rule: string;
  publishAsk: string;
  publishText: string;
  refuseAsk: string;
  refuseText: string;
  reasonNeeded: string;
  publishDone: string;
  publishedCount: (v: { count: number }) => string;
  refuseDone: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Avis",
    count: (v) => `${v.count} avis`,
    searchHint: "Article, prénom ou numéro de commande",
    none: "Aucun avis ne correspond.",
    noneYet: "Aucun avis pour l’instant",
    noneYetText: "Qui a reçu sa commande peut en évaluer les articles depuis son compte. Chaque avis arrive ici, à lire avant d’être publié.",
    status: "État",
    everyStatus: "Tous les avis",
    states: {
      PENDING: "À lire",
      PUBLISHED: "Publiés",
      REFUSED: "Refusés",
    },
    mark: {
      PENDING: "à lire",
      PUBLISHED: "publié",
      REFUSED: "refusé",
    },
    product: "Article",
    rating: "Note",
    written: "Écrit le",
    bought: "Acheté le",
    published: "Publié le",
    order: (v) => `Commande ${v.reference}`,
    detail: "Avis choisi",
    answer: "Réponse de la boutique",
    reason: "Motif du refus",
    by: (v) => `Décidé par ${v.email}`,
    publish: "Publier",
    republish: "Enregistrer la réponse",
    refuse: "Refuser",
    optional: "facultatif",
    answerHint: "Affichée sous l’avis.",
    rule: "Un avis se publie quelle que soit sa note : on ne refuse que ce qui est illicite, injurieux, hors sujet, ou parle de quelqu’un.",
    publishAsk: "Publier cet avis ?",
    publishText: "Il paraît sur la fiche de l’article, avec votre réponse si vous en écrivez une.",
    refuseAsk: "Refuser cet avis ?",
    refuseText: "Son auteur reçoit un e-mail avec votre motif, comme la loi le demande, et peut écrire un autre avis.",
    reasonNeeded: "Dites pourquoi : son auteur le lira.",
    publishDone: "L’avis est publié.",
    publishedCount: (v) => counted("fr", v.count, { one: "L’avis est publié.", other: "# avis sont publiés." }),
    refuseDone: "L’avis est refusé, et son auteur prévenu.",
  },
  en: {
    title: "Reviews",
    count: (v) => counted("en", v.count, { one: "# review", other: "# reviews" }),
    searchHint: "Product, first name or order number",
    none: "No review matches.",
    noneYet: "No reviews yet",
    noneYetText: "Who has received an order can review its items from the account. Each review comes here, to be read before it is published.",
    status: "State",
    everyStatus: "All reviews",
    states: {
      PENDING: "To read",
      PUBLISHED: "Published",
      REFUSED: "Refused",
    },
    mark: {
      PENDING: "to read",
      PUBLISHED: "published",
      REFUSED: "refused",
    },
    product: "Product",
    rating: "Rating",
    written: "Written on",
    bought: "Bought on",
    published: "Published on",
    order: (v) => `Order ${v.reference}`,
    detail: "Chosen review",
    answer: "The shop’s answer",
    reason: "Why it was refused",
    by: (v) => `Decided by ${v.email}`,
    publish: "Publish",
    republish: "Save the answer",
    refuse: "Refuse",
    optional: "optional",
    answerHint: "Shown below the review.",
    rule: "A review is published whatever its rating: refuse only what is unlawful, insulting, off the subject, or speaks of a person.",
    publishAsk: "Publish this review?",
    publishText: "It appears on the product’s page, with your answer if you write one.",
    refuseAsk: "Refuse this review?",
    refuseText: "Its author gets an e-mail with your reason, as the law asks, and can write another review.",
    reasonNeeded: "Say why: its author will read it.",
    publishDone: "The review is published.",
    publishedCount: (v) => counted("en", v.count, { one: "The review is published.", other: "# reviews are published." }),
    refuseDone: "The review is refused, and its author is told.",
  },
};
