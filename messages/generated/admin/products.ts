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
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Produits",
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
  },
  en: {
    title: "Products",
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
  },
};
