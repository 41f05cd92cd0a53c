/** Texts of `registry/checkout/relays`, made by `npm run generate` from `messages/<lang>/registry/checkout/relays.json`. */
import type { Lang } from '../../../languages.ts';
import { counted } from '../../../plural.ts';

export type Messages = {
  search: string;
  find: string;
  around: string;
  locating: string;
  notLocated: string;
  legend: string;
  map: string;
  showMap: string;
  hideMap: string;
  loading: string;
  failed: string;
  retry: string;
  none: string;
  found: (v: { count: number }) => string;
  near: string;
  metres: (v: { distance: string | number }) => string;
  kilometres: (v: { distance: string | number }) => string;
  opened: (v: { days: string | number; hours: string | number }) => string;
  chosen: (v: { name: string | number }) => string;
  noScript: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    search: "Code postal",
    find: "Chercher",
    around: "Autour de moi",
    locating: "Recherche de votre position…",
    notLocated: "Votre position n’est pas disponible. Cherchez par code postal.",
    legend: "Où retirer votre colis ?",
    map: "Carte des points relais",
    showMap: "Voir la carte",
    hideMap: "Masquer la carte",
    loading: "Recherche des points relais",
    failed: "Les points relais ne se chargent pas pour l’instant.",
    retry: "Réessayer",
    none: "Aucun point relais près de ce code postal. Essayez-en un autre, ou choisissez une autre livraison.",
    found: (v) => counted("fr", v.count, { one: "# point relais", other: "# points relais" }),
    near: "tout près",
    metres: (v) => `à ${v.distance} m`,
    kilometres: (v) => `à ${v.distance} km`,
    opened: (v) => `${v.days} : ${v.hours}`,
    chosen: (v) => `Retrait à « ${v.name} ».`,
    noScript: "Le choix d’un point relais demande JavaScript. Choisissez la livraison à domicile, ou appelez-nous.",
  },
  en: {
    search: "Postal code",
    find: "Search",
    around: "Around me",
    locating: "Looking for your position…",
    notLocated: "Your position is not available. Search by postal code.",
    legend: "Where will you collect your parcel?",
    map: "Map of relay points",
    showMap: "Show the map",
    hideMap: "Hide the map",
    loading: "Looking for relay points",
    failed: "The relay points do not load at the moment.",
    retry: "Try again",
    none: "No relay point near this postal code. Try another one, or choose another delivery.",
    found: (v) => counted("en", v.count, { one: "# relay point", other: "# relay points" }),
    near: "very near",
    metres: (v) => `${v.distance} m away`,
    kilometres: (v) => `${v.distance} km away`,
    opened: (v) => `${v.days}: ${v.hours}`,
    chosen: (v) => `Collection at “${v.name}”.`,
    noScript: "Choosing a relay point needs JavaScript. Choose home delivery, or call us.",
  },
};
