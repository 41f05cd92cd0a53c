/** Texts of `admin/stock`, made by `npm run generate` from `messages/<lang>/admin/stock.json`. */
import type { Lang } from '../../languages.ts';
import { counted, formatNumber } from '../../plural.ts';

export type Messages = {
  title: string;
  count: (v: { count: number }) => string;
  searchHint: string;
  state: string;
  everyState: string;
  states: {
    OUT: string;
    LOW: string;
    HELD: string;
    WAITED: string;
  };
  none: string;
  noneYet: string;
  noneYetText: string;
  product: string;
  pieces: string;
  held: string;
  left: string;
  untracked: string;
  notSold: string;
  rental: string;
  out: string;
  low: string;
  waiting: (v: { count: number }) => string;
  correct: string;
  correctOf: (v: { name: string | number }) => string;
  ask: (v: { name: string | number }) => string;
  hint: (v: { held: number }) => string;
  number: string;
  numberWrong: string;
  why: string;
  whys: {
    "1": string;
    "2": string;
    "3": string;
    "4": string;
  };
  save: string;
  saved: string;
  moves: string;
  noMove: string;
  reasons: {
    SOLD: string;
    RETURNED: string;
    ADJUSTED: string;
  };
  by: (v: { email: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Stock",
    count: (v) => counted("fr", v.count, { one: "# article", other: "# articles" }),
    searchHint: "Nom ou référence",
    state: "Montrer",
    everyState: "Tous les articles",
    states: {
      OUT: "Épuisés",
      LOW: "Bientôt épuisés",
      HELD: "Gardés par des commandes",
      WAITED: "Attendus par alerte",
    },
    none: "Aucun article ne correspond.",
    noneYet: "Aucun article pour l’instant",
    noneYetText: "Les articles de la boutique figurent ici avec leur stock. Ajoutez-les par l’écran Produits.",
    product: "Article",
    pieces: "En boutique",
    held: "Gardés",
    left: "À vendre",
    untracked: "non compté",
    notSold: "hors vente",
    rental: "à louer",
    out: "épuisé",
    low: "bientôt épuisé",
    waiting: (v) => (v.count === 1 ? "1 personne attend son retour" : `${formatNumber("fr", v.count)} personnes attendent son retour`),
    correct: "Corriger",
    correctOf: (v) => `Corriger le stock : ${v.name}`,
    ask: (v) => `Stock : ${v.name}`,
    hint: (v) => (v.held === 0 ? "Comptez les exemplaires qui sont dans la boutique." : (v.held === 1 ? "Comptez les exemplaires qui sont dans la boutique, avec celui qu’une commande attend de payer." : `Comptez les exemplaires qui sont dans la boutique, avec les ${formatNumber("fr", v.held)} que des commandes attendent de payer.`)),
    number: "Exemplaires en boutique",
    numberWrong: "Écrivez un nombre entier, 0 ou plus.",
    why: "Pourquoi",
    whys: {
      "1": "Inventaire",
      "2": "Arrivage",
      "3": "Casse ou perte",
      "4": "Erreur de saisie",
    },
    save: "Enregistrer",
    saved: "Le stock est corrigé.",
    moves: "Derniers mouvements",
    noMove: "Rien n’a encore changé ce stock ici.",
    reasons: {
      SOLD: "Vente",
      RETURNED: "Retour en boutique",
      ADJUSTED: "Correction",
    },
    by: (v) => `par ${v.email}`,
  },
  en: {
    title: "Stock",
    count: (v) => counted("en", v.count, { one: "# product", other: "# products" }),
    searchHint: "Name or reference",
    state: "Show",
    everyState: "All products",
    states: {
      OUT: "Sold out",
      LOW: "Nearly sold out",
      HELD: "Kept by orders",
      WAITED: "Waited for by alert",
    },
    none: "No product matches.",
    noneYet: "No products yet",
    noneYetText: "The shop’s products stand here with their stock. Add them on the Products screen.",
    product: "Product",
    pieces: "In the shop",
    held: "Kept",
    left: "For sale",
    untracked: "not counted",
    notSold: "not on sale",
    rental: "for rent",
    out: "sold out",
    low: "nearly sold out",
    waiting: (v) => counted("en", v.count, { one: "1 person waits for it", other: "# people wait for it" }),
    correct: "Correct",
    correctOf: (v) => `Correct the stock: ${v.name}`,
    ask: (v) => `Stock: ${v.name}`,
    hint: (v) => (v.held === 0 ? "Count what is in the shop." : counted("en", v.held, { one: "Count what is in the shop, with the one that an order is about to pay for.", other: "Count what is in the shop, with the # that orders are about to pay for." })),
    number: "Number in the shop",
    numberWrong: "Write a whole number, 0 or more.",
    why: "Why",
    whys: {
      "1": "Inventory",
      "2": "Delivery",
      "3": "Broken or lost",
      "4": "Typing error",
    },
    save: "Save",
    saved: "The stock is corrected.",
    moves: "Last changes",
    noMove: "Nothing has changed this stock here yet.",
    reasons: {
      SOLD: "Sale",
      RETURNED: "Back in the shop",
      ADJUSTED: "Correction",
    },
    by: (v) => `by ${v.email}`,
  },
};
