/** Texts of `admin/products`, made by `npm run generate` from `messages/<lang>/admin/products.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  exportTitle: string;
  exportHelp: string;
  exportLink: string;
  importTitle: string;
  importHelp: string;
  file: string;
  checking: string;
  task: (v: { file: string | number; isTrial: boolean }) => string;
  importing: string;
  failed: string;
  refused: (v: { count: number }) => string;
  refusedHelp: string;
  firstOnes: (v: { count: string | number }) => string;
  errors: string;
  line: string;
  column: string;
  reason: string;
  wholeLine: string;
  ready: string;
  same: string;
  done: string;
  added: (v: { count: number }) => string;
  changed: (v: { count: number }) => string;
  declinationsAdded: (v: { count: number }) => string;
  declinationsChanged: (v: { count: number }) => string;
  prices: (v: { count: number }) => string;
  stocks: (v: { count: number }) => string;
  confirm: string;
  giveUp: string;
  accounting: string;
  accountingHelp: string;
  from: string;
  to: string;
  orders: string;
  payments: string;
  periodWrong: string;
  declinations: {
    labelsOf: (v: { axis: string | number }) => string;
    single: string;
    number: (v: { number: string | number }) => string;
    details: string;
    detailsOf: (v: { name: string | number }) => string;
    removeRow: (v: { name: string | number }) => string;
    addBottle: string;
    pasted: (v: { count: number; refused: number }) => string;
    allLabels: (v: { count: string | number }) => string;
  };
  stockNote: string;
  stockFailed: (v: { reason: string | number }) => string;
  exchange: string;
  inStock: string;
  soldOut: string;
  uncounted: string;
  shown: string;
  hidden: string;
  shownPrices: {
    title: string;
    failed: string;
    retry: string;
    loading: string;
    hidden: string;
    piece: string;
    toPay: string;
    crossedOut: string;
    none: string;
    history: string;
    unchanged: string;
    since: (v: { moment: string | number; price: string | number }) => string;
    note: string;
  };
  moreTags: (v: { count: number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Import et export",
    exportTitle: "Télécharger les produits",
    exportHelp: "Un fichier pour votre tableur, une ligne par référence, avec tout ce qui est dit des produits dans chaque langue. Gardez les titres des colonnes ; le reste se change librement.",
    exportLink: "Télécharger (CSV)",
    importTitle: "Importer des produits",
    importHelp: "Choisissez un fichier CSV ; un classeur (.xlsx) s’enregistre d’abord comme « CSV UTF-8 ». Il est d’abord vérifié ; rien ne change tant que vous n’avez pas confirmé. Ce que le fichier ne nomme pas reste tel quel, et une ligne dont le stock n’a pas été modifié ne touche pas au stock.",
    file: "Fichier à importer",
    checking: "Vérification du fichier",
    task: (v) => `${(v.isTrial ? "Vérification" : "Import")} de ${v.file}`,
    importing: "Import en cours. Gardez cette page ouverte.",
    failed: "Le fichier n’a pas pu être envoyé.",
    refused: (v) => counted("fr", v.count, { one: "# case est à corriger", other: "# cases sont à corriger" }),
    refusedHelp: "Rien n’a été modifié. Corrigez le fichier, puis choisissez-le à nouveau.",
    firstOnes: (v) => `Les ${v.count} premières :`,
    errors: "Ce qui est à corriger",
    line: "Ligne",
    column: "Colonne",
    reason: "Pourquoi",
    wholeLine: "toute la ligne",
    ready: "Le fichier est bon. Voici ce qu’il change :",
    same: "Le fichier est bon, et ne change rien.",
    done: "L’import est fait. Ce qui a changé :",
    added: (v) => counted("fr", v.count, { one: "# produit ajouté", other: "# produits ajoutés" }),
    changed: (v) => counted("fr", v.count, { one: "# produit modifié", other: "# produits modifiés" }),
    declinationsAdded: (v) => counted("fr", v.count, { one: "# référence ajoutée", other: "# références ajoutées" }),
    declinationsChanged: (v) => counted("fr", v.count, { one: "# référence modifiée", other: "# références modifiées" }),
    prices: (v) => counted("fr", v.count, { one: "# prix", other: "# prix" }),
    stocks: (v) => counted("fr", v.count, { one: "# stock", other: "# stocks" }),
    confirm: "Importer maintenant",
    giveUp: "Ne rien changer",
    accounting: "Pour la comptabilité",
    accountingHelp: "Les jours sont ceux de la boutique ; chaque date est donnée aussi en UTC. Les montants sont exacts, la TVA par taux.",
    from: "Du",
    to: "Au",
    orders: "Commandes (CSV)",
    payments: "Paiements (CSV)",
    periodWrong: "La période commence après sa fin.",
    declinations: {
      labelsOf: (v) => `${v.axis} : vendu en`,
      single: "Pièce unique",
      number: (v) => `Déclinaison ${v.number}`,
      details: "Plus",
      detailsOf: (v) => `Plus : ${v.name}`,
      removeRow: (v) => `Retirer : ${v.name}`,
      addBottle: "Ajouter une bouteille",
      pasted: (v) => `${counted("fr", v.count, { one: "Une ligne est collée", other: "# lignes sont collées" })}${(v.refused === 0 ? "." : counted("fr", v.refused, { one: " ; une case ne convenait pas.", other: " ; # cases ne convenaient pas." }))}`,
      allLabels: (v) => `Voir les ${v.count}`,
    },
    stockNote: "Compté dans la fiche du produit",
    stockFailed: (v) => `Le produit est enregistré, mais pas tout son stock : ${v.reason}`,
    exchange: "Import et export",
    inStock: "En stock",
    soldOut: "Épuisé",
    uncounted: "non compté",
    shown: "En ligne",
    hidden: "Masqué",
    shownPrices: {
      title: "Prix que voit le client",
      failed: "Les prix ne se chargent pas.",
      retry: "Réessayer",
      loading: "Chargement",
      hidden: "La boutique ne montre pas ses prix.",
      piece: "Déclinaison",
      toPay: "À payer",
      crossedOut: "Barré à côté",
      none: "rien",
      history: "Prix successifs",
      unchanged: "Rien d’autre que le prix et sa réduction",
      since: (v) => `${v.price} depuis le ${v.moment}`,
      note: "Le prix barré est le plus bas des 30 jours qui ont précédé la réduction (Code de la consommation, L112-1-1).",
    },
    moreTags: (v) => `et ${counted("fr", v.count, { one: "une autre", other: "# autres" })}`,
  },
  en: {
    title: "Import and export",
    exportTitle: "Download the products",
    exportHelp: "A file for your spreadsheet, a line for each reference, with all that is said of products in every language. Keep the headers of the columns; change the rest as you like.",
    exportLink: "Download (CSV)",
    importTitle: "Import products",
    importHelp: "Choose a CSV file; a workbook (.xlsx) is saved as “CSV UTF-8” first. It is checked first; nothing changes until you confirm. What the file does not name stays as it is, and a line whose stock was not edited leaves the stock alone.",
    file: "File to import",
    checking: "Checking the file",
    task: (v) => `${(v.isTrial ? "Check" : "Import")} of ${v.file}`,
    importing: "Importing. Keep this page open.",
    failed: "The file could not be sent.",
    refused: (v) => counted("en", v.count, { one: "# cell has to be corrected", other: "# cells have to be corrected" }),
    refusedHelp: "Nothing was changed. Correct the file, then choose it again.",
    firstOnes: (v) => `The first ${v.count}:`,
    errors: "What has to be corrected",
    line: "Line",
    column: "Column",
    reason: "Why",
    wholeLine: "the whole line",
    ready: "The file is good. This is what it changes:",
    same: "The file is good, and changes nothing.",
    done: "The import is done. What changed:",
    added: (v) => counted("en", v.count, { one: "# product added", other: "# products added" }),
    changed: (v) => counted("en", v.count, { one: "# product changed", other: "# products changed" }),
    declinationsAdded: (v) => counted("en", v.count, { one: "# reference added", other: "# references added" }),
    declinationsChanged: (v) => counted("en", v.count, { one: "# reference changed", other: "# references changed" }),
    prices: (v) => counted("en", v.count, { one: "# price", other: "# prices" }),
    stocks: (v) => counted("en", v.count, { one: "# stock", other: "# stocks" }),
    confirm: "Import now",
    giveUp: "Change nothing",
    accounting: "For the accounts",
    accountingHelp: "Days are those of the shop; each date is given in UTC too. Amounts are exact, VAT stands by rate.",
    from: "From",
    to: "To",
    orders: "Orders (CSV)",
    payments: "Payments (CSV)",
    periodWrong: "The period begins after its end.",
    declinations: {
      labelsOf: (v) => `${v.axis}: sold in`,
      single: "One piece",
      number: (v) => `Declination ${v.number}`,
      details: "More",
      detailsOf: (v) => `More: ${v.name}`,
      removeRow: (v) => `Remove: ${v.name}`,
      addBottle: "Add a bottle",
      pasted: (v) => `${counted("en", v.count, { one: "One row is pasted", other: "# rows are pasted" })}${(v.refused === 0 ? "." : counted("en", v.refused, { one: "; one cell did not fit.", other: "; # cells did not fit." }))}`,
      allLabels: (v) => `See all ${v.count}`,
    },
    stockNote: "Counted in the product’s form",
    stockFailed: (v) => `The product is saved, but not all of its stock: ${v.reason}`,
    exchange: "Import and export",
    inStock: "In stock",
    soldOut: "Sold out",
    uncounted: "not counted",
    shown: "Online",
    hidden: "Hidden",
    shownPrices: {
      title: "Prices that the shopper sees",
      failed: "The prices do not load.",
      retry: "Try again",
      loading: "Loading",
      hidden: "The shop shows no prices.",
      piece: "Declination",
      toPay: "To pay",
      crossedOut: "Crossed out beside it",
      none: "nothing",
      history: "Prices one after another",
      unchanged: "Nothing but the price and its reduction",
      since: (v) => `${v.price} since ${v.moment}`,
      note: "The crossed-out price is the lowest of the 30 days before the reduction (French Consumer Code, L112-1-1).",
    },
    moreTags: (v) => `and ${counted("en", v.count, { one: "one more", other: "# more" })}`,
  },
};
