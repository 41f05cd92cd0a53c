/** Texts of `registry/catalogue/product-reviews`, made by `npm run generate` from `messages/<lang>/registry/catalogue/product-reviews.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber } from '../../../plural.ts';

export type Messages = {
  title: string;
  more: (v: { count: number }) => string;
  published: string;
  bought: string;
  answer: string;
  how: string;
  rules: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Vos avis",
    more: (v) => (v.count === 1 ? "Voir l’autre avis" : `Voir les ${formatNumber("fr", v.count)} autres avis`),
    published: "Avis du",
    bought: "achat du",
    answer: "Réponse de la boutique",
    how: "Comment ces avis sont recueillis",
    rules: "Seuls les clients qui ont acheté ce produit sur ce site, et l’ont reçu, peuvent l’évaluer, depuis leur commande et sans contrepartie. La boutique vérifie la commande et lit chaque avis avant de le publier, quelle que soit la note, dans les quinze jours ; l’auteur d’un avis refusé en reçoit le motif. Les avis sont affichés du plus récent au plus ancien, et gardés cinq ans au plus. Leur auteur peut les modifier ou les retirer à tout moment.",
  },
  en: {
    title: "Your reviews",
    more: (v) => counted("en", v.count, { one: "See the other review", other: "See the # other reviews" }),
    published: "Review of",
    bought: "bought on",
    answer: "The shop’s answer",
    how: "How these reviews are collected",
    rules: "Only customers who bought this product on this site, and have received it, can review it, from their order and without reward. The shop checks the order and reads each review before it publishes it, whatever the rating, within fifteen days; the author of a refused review is told why. Reviews are shown from the newest to the oldest, and kept for five years at most. Their authors can change them or take them back at any time.",
  },
};
