/** Texts of `registry/account/orders/order-again`, made by `npm run generate` from `messages/<lang>/registry/account/orders/order-again.json`. */
import type { Lang } from '../../../../languages.ts';
import { counted } from '../../../../plural.ts';

export type Messages = {
  again: string;
  some: string;
  sold: (v: { count: number }) => string;
  added: string;
  similar: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    again: "Commander à nouveau",
    some: "Sans les locations ni les articles personnalisés : ils se choisissent sur leur fiche.",
    sold: (v) => (v.count === 1 ? "Cet article n’est plus à vendre" : "Ces articles ne sont plus à vendre"),
    added: "Le reste de la commande est dans votre panier.",
    similar: "Dans le même esprit :",
  },
  en: {
    again: "Order again",
    some: "Without rentals and personalised articles: they are chosen on their own page.",
    sold: (v) => counted("en", v.count, { one: "This article is no longer for sale", other: "These articles are no longer for sale" }),
    added: "The rest of the order is in your cart.",
    similar: "In the same spirit:",
  },
};
