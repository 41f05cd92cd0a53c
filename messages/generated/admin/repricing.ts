/** Texts of `admin/repricing`, made by `npm run generate` from `messages/<lang>/admin/repricing.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  which: string;
  chosen: (v: { count: number }) => string;
  found: string;
  everything: string;
  rule: string;
  ruleHelp: string;
  direction: string;
  directions: {
    UP: string;
    DOWN: string;
    NONE: string;
  };
  unit: string;
  units: {
    PERCENT: string;
  };
  value: string;
  ending: string;
  endings: {
    "50": string;
    "90": string;
    NONE: string;
    "00": string;
  };
  wrongValue: string;
  tooMuch: string;
  preview: string;
  previewTitle: string;
  counts: (v: { changed: number; total: string | number }) => string;
  nothing: string;
  first: (v: { count: string | number }) => string;
  product: string;
  before: string;
  after: string;
  range: (v: { max: string | number; min: string | number }) => string;
  left: string;
  leftBy: (v: { count: number; isMore: boolean; names: string | number; reason: string | number }) => string;
  reasons: {
    RENTAL: string;
    FREE: string;
    TOO_LOW: string;
    TOO_HIGH: string;
    UNCHANGED: string;
    GONE: string;
    STOPPED: string;
    CHANGED_SINCE: string;
  };
  start: (v: { count: number }) => string;
  started: string;
  list: string;
  none: string;
  loading: string;
  error: string;
  retry: string;
  up: (v: { value: string | number }) => string;
  down: (v: { value: string | number }) => string;
  percent: (v: { value: string | number }) => string;
  roundedOnly: (v: { ending: string | number }) => string;
  rounded: (v: { change: string | number; ending: string | number }) => string;
  by: (v: { moment: string | number; name: string | null }) => string;
  running: (v: { done: string | number; total: string | number }) => string;
  undoing: (v: { done: string | number; total: string | number }) => string;
  done: (v: { changed: number; skipped: number }) => string;
  undone: (v: { name: string | null; refused: number; restored: number }) => string;
  untouched: (v: { count: number }) => string;
  untouchedRow: (v: { name: string | number; reason: string | number }) => string;
  untouchedMore: (v: { count: number }) => string;
  undo: string;
  stop: string;
  undoAsk: string;
  undoText: string;
  undoStarted: string;
  searched: (v: { text: string | number }) => string;
  filtered: (v: { label: string | number; value: string | number }) => string;
  unresolved: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Changer les prix",
    which: "Produits concernés",
    chosen: (v) => counted("fr", v.count, { one: "Le produit choisi", other: "Les # produits choisis" }),
    found: "Tous ceux que la liste trouve",
    everything: "Tous les produits",
    rule: "Le changement",
    ruleHelp: "Il change le prix plein de chaque déclinaison. Une réduction en cours s’applique ensuite au nouveau prix.",
    direction: "Sens",
    directions: {
      UP: "Augmenter",
      DOWN: "Baisser",
      NONE: "Arrondir seulement",
    },
    unit: "En",
    units: {
      PERCENT: "%",
    },
    value: "De",
    ending: "Arrondir au plus proche",
    endings: {
      "50": "Prix en ,50",
      "90": "Prix en ,90",
      NONE: "Ne pas arrondir",
      "00": "Prix en ,00",
    },
    wrongValue: "Un nombre au-dessus de zéro est attendu, avec deux décimales au plus : 10 ou 2,50.",
    tooMuch: "Une baisse reste en dessous de 100 %, une hausse ne dépasse pas 1 000 %.",
    preview: "Voir l’aperçu",
    previewTitle: "Ce qui va changer",
    counts: (v) => `${counted("fr", v.changed, { one: "# produit change", other: "# produits changent" })} sur ${v.total}.`,
    nothing: "Aucun prix ne change.",
    first: (v) => `Les ${v.count} premiers, dans l’ordre de la boutique :`,
    product: "Produit",
    before: "Avant",
    after: "Après",
    range: (v) => `${v.min} à ${v.max}`,
    left: "Restent tels quels",
    leftBy: (v) => `${counted("fr", v.count, { one: "# produit", other: "# produits" })} : ${v.reason} (${v.names}${(v.isMore ? ", …" : "")})`,
    reasons: {
      RENTAL: "loué, son tarif se change dans sa fiche",
      FREE: "gratuit",
      TOO_LOW: "le prix serait au-dessous de 0,01",
      TOO_HIGH: "le prix dépasserait ce qu’une boutique peut afficher",
      UNCHANGED: "le prix serait le même",
      GONE: "supprimé ou sans déclinaison en vente",
      STOPPED: "le changement a été arrêté avant son tour",
      CHANGED_SINCE: "son prix a changé depuis",
    },
    start: (v) => counted("fr", v.count, { one: "Changer les prix d’un produit", other: "Changer les prix de # produits" }),
    started: "Le changement est lancé. Vous pouvez quitter cette page.",
    list: "Changements des 30 derniers jours",
    none: "Aucun changement pour l’instant.",
    loading: "Chargement des changements de prix",
    error: "Les changements de prix n’ont pas pu être lus.",
    retry: "Réessayer",
    up: (v) => `+${v.value}`,
    down: (v) => `−${v.value}`,
    percent: (v) => `${v.value} %`,
    roundedOnly: (v) => `Prix arrondis en ,${v.ending}`,
    rounded: (v) => `${v.change}, arrondi en ,${v.ending}`,
    by: (v) => `${v.moment}${(!v.name ? "" : ` par ${v.name}`)}`,
    running: (v) => `${v.done} sur ${v.total} produits faits`,
    undoing: (v) => `Les prix d’avant reviennent : ${v.done} sur ${v.total} produits`,
    done: (v) => `${counted("fr", v.changed, { one: "# produit changé", other: "# produits changés" })}${(v.skipped === 0 ? "." : counted("fr", v.skipped, { one: ", # laissé tel quel.", other: ", # laissés tels quels." }))}`,
    undone: (v) => `Annulé${(!v.name ? "" : ` par ${v.name}`)} : ${counted("fr", v.restored, { one: "# produit a repris son prix", other: "# produits ont repris leurs prix" })}${(v.refused === 0 ? "." : counted("fr", v.refused, { one: ", # changé depuis a gardé le sien.", other: ", # changés depuis ont gardé les leurs." }))}`,
    untouched: (v) => counted("fr", v.count, { one: "# produit laissé tel quel", other: "# produits laissés tels quels" }),
    untouchedRow: (v) => `${v.name} : ${v.reason}`,
    untouchedMore: (v) => `Et ${counted("fr", v.count, { one: "# autre", other: "# autres" })}.`,
    undo: "Annuler ce changement",
    stop: "Arrêter et annuler",
    undoAsk: "Rendre les prix d’avant ?",
    undoText: "Les produits dont le prix a été changé depuis gardent celui qu’ils ont, et sont nommés ici. L’historique des prix garde chaque changement.",
    undoStarted: "Les prix d’avant reviennent.",
    searched: (v) => `« ${v.text} »`,
    filtered: (v) => `${v.label} : ${v.value}`,
    unresolved: "Un filtre de cette adresse se charge, ou n’existe plus. S’il ne vient pas, repartez de la liste des produits.",
  },
  en: {
    title: "Change prices",
    which: "Products",
    chosen: (v) => counted("en", v.count, { one: "The selected product", other: "The # selected products" }),
    found: "All that the list finds",
    everything: "All products",
    rule: "The change",
    ruleHelp: "It changes the full price of each variant. A reduction that is on then applies to the new price.",
    direction: "Direction",
    directions: {
      UP: "Raise",
      DOWN: "Lower",
      NONE: "Round only",
    },
    unit: "In",
    units: {
      PERCENT: "%",
    },
    value: "By",
    ending: "Round to the nearest",
    endings: {
      "50": "Price in .50",
      "90": "Price in .90",
      NONE: "Do not round",
      "00": "Price in .00",
    },
    wrongValue: "A number above zero is expected, with two decimals at most: 10 or 2.50.",
    tooMuch: "Prices go down by less than 100%, and up by 1,000% at most.",
    preview: "Show the preview",
    previewTitle: "What will change",
    counts: (v) => `${counted("en", v.changed, { one: "# product changes", other: "# products change" })} out of ${v.total}.`,
    nothing: "No price changes.",
    first: (v) => `The first ${v.count}, in the order of the shop:`,
    product: "Product",
    before: "Before",
    after: "After",
    range: (v) => `${v.min} to ${v.max}`,
    left: "Left as they are",
    leftBy: (v) => `${counted("en", v.count, { one: "# product", other: "# products" })}: ${v.reason} (${v.names}${(v.isMore ? ", …" : "")})`,
    reasons: {
      RENTAL: "rented, its terms are changed in its form",
      FREE: "free",
      TOO_LOW: "the price would be below 0.01",
      TOO_HIGH: "the price would be more than a shop can show",
      UNCHANGED: "the price would be the same",
      GONE: "deleted, or nothing of it is sold",
      STOPPED: "the change was stopped before its turn",
      CHANGED_SINCE: "its price has changed since",
    },
    start: (v) => counted("en", v.count, { one: "Change the prices of one product", other: "Change the prices of # products" }),
    started: "The change has started. You can leave this page.",
    list: "Changes of the last 30 days",
    none: "No changes yet.",
    loading: "Loading the changes of prices",
    error: "The changes of prices could not be read.",
    retry: "Try again",
    up: (v) => `+${v.value}`,
    down: (v) => `−${v.value}`,
    percent: (v) => `${v.value}%`,
    roundedOnly: (v) => `Prices rounded to .${v.ending}`,
    rounded: (v) => `${v.change}, rounded to .${v.ending}`,
    by: (v) => `${v.moment}${(!v.name ? "" : ` by ${v.name}`)}`,
    running: (v) => `${v.done} of ${v.total} products done`,
    undoing: (v) => `The former prices are coming back: ${v.done} of ${v.total} products`,
    done: (v) => `${counted("en", v.changed, { one: "# product changed", other: "# products changed" })}${(v.skipped === 0 ? "." : counted("en", v.skipped, { one: ", # left as it was.", other: ", # left as they were." }))}`,
    undone: (v) => `Undone${(!v.name ? "" : ` by ${v.name}`)}: ${counted("en", v.restored, { one: "# product has its price back", other: "# products have their prices back" })}${(v.refused === 0 ? "." : counted("en", v.refused, { one: ", # changed since kept its own.", other: ", # changed since kept theirs." }))}`,
    untouched: (v) => counted("en", v.count, { one: "# product left as it was", other: "# products left as they were" }),
    untouchedRow: (v) => `${v.name}: ${v.reason}`,
    untouchedMore: (v) => `And ${counted("en", v.count, { one: "# more", other: "# more" })}.`,
    undo: "Undo this change",
    stop: "Stop and undo",
    undoAsk: "Give the former prices back?",
    undoText: "Products whose price was changed since keep the one they have, and are named here. The price history keeps every change.",
    undoStarted: "The former prices are coming back.",
    searched: (v) => `“${v.text}”`,
    filtered: (v) => `${v.label}: ${v.value}`,
    unresolved: "A filter of this address is loading, or exists no more. If it does not come, start again from the list of products.",
  },
};
