/** Texts of `admin/palette`, made by `npm run generate` from `messages/<lang>/admin/palette.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  hint: string;
  close: string;
  screens: string;
  actions: string;
  orders: string;
  toSite: string;
  logout: string;
  newFiles: string;
  importProducts: string;
  none: string;
  found: (v: { count: number }) => string;
  searching: string;
  keys: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Rechercher ou aller à",
    hint: "Un écran, une action, un numéro de commande, un nom…",
    close: "Fermer",
    screens: "Écrans",
    actions: "Actions",
    orders: "Commandes",
    toSite: "Voir le site",
    logout: "Se déconnecter",
    newFiles: "Ajouter des fichiers",
    importProducts: "Importer des produits",
    none: "Rien ne correspond.",
    found: (v) => counted("fr", v.count, { one: "# résultat", other: "# résultats" }),
    searching: "Recherche en cours",
    keys: "↑ ↓ pour choisir, Entrée pour ouvrir, Échap pour fermer",
  },
  en: {
    title: "Search or go to",
    hint: "A screen, an action, an order number, a name…",
    close: "Close",
    screens: "Screens",
    actions: "Actions",
    orders: "Orders",
    toSite: "See the site",
    logout: "Sign out",
    newFiles: "Add files",
    importProducts: "Import products",
    none: "Nothing matches.",
    found: (v) => counted("en", v.count, { one: "# result", other: "# results" }),
    searching: "Searching",
    keys: "↑ ↓ to choose, Enter to open, Esc to close",
  },
};
