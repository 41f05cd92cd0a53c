/** Texts of `registry/content/maps`, made by `npm run generate` from `messages/<lang>/registry/content/maps.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  loading: string;
  blocked: string;
  failed: string;
  zoomIn: string;
  zoomOut: string;
  marker: (v: { name: string | number; number: string | number }) => string;
  directions: string;
  directionsTo: (v: { name: string | number }) => string;
  show: (v: { name: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    loading: "La carte arrive…",
    blocked: "Le fond de carte ne répond pas. Les adresses restent dans la liste.",
    failed: "La carte n’a pas pu être chargée. Les adresses restent dans la liste.",
    zoomIn: "Agrandir la carte",
    zoomOut: "Réduire la carte",
    marker: (v) => `${v.number}. ${v.name}`,
    directions: "Itinéraire",
    directionsTo: (v) => `Itinéraire vers ${v.name}`,
    show: (v) => `Montrer ${v.name} sur la carte`,
  },
  en: {
    loading: "The map is on its way…",
    blocked: "The ground of the map does not answer. The addresses are still in the list.",
    failed: "The map could not be loaded. The addresses are still in the list.",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    marker: (v) => `${v.number}. ${v.name}`,
    directions: "Directions",
    directionsTo: (v) => `Directions to ${v.name}`,
    show: (v) => `Show ${v.name} on the map`,
  },
};
