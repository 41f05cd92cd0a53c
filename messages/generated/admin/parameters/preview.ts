/** Texts of `admin/parameters/preview`, made by `npm run generate` from `messages/<lang>/admin/parameters/preview.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  preview: string;
  frame: (v: { page: string | number }) => string;
  coming: string;
  page: string;
  pages: string;
  screens: string;
  sheet: (v: { name: string | number }) => string;
  cart: string;
  searchPage: string;
  device: string;
  devices: {
    phone: string;
    tablet: string;
    desktop: string;
  };
  open: string;
  reload: string;
  loading: string;
  failed: string;
  retry: string;
  notKept: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    preview: "Aperçu",
    frame: (v) => `Aperçu de la page : ${v.page}`,
    coming: "Aperçu suivant, en préparation",
    page: "Page montrée",
    pages: "Pages du site",
    screens: "Boutique",
    sheet: (v) => `Fiche produit : ${v.name}`,
    cart: "Panier",
    searchPage: "Recherche",
    device: "Appareil",
    devices: {
      phone: "Téléphone",
      tablet: "Tablette",
      desktop: "Ordinateur",
    },
    open: "Ouvrir dans un nouvel onglet",
    reload: "Recharger l’aperçu",
    loading: "L’aperçu se charge",
    failed: "La page ne se charge pas dans l’aperçu.",
    retry: "Réessayer",
    notKept: "L’aperçu ne suit plus : vos modifications ne parviennent pas au serveur.",
  },
  en: {
    preview: "Preview",
    frame: (v) => `Preview of the page: ${v.page}`,
    coming: "Next preview, being prepared",
    page: "Page on show",
    pages: "Pages of the site",
    screens: "Shop",
    sheet: (v) => `Product sheet: ${v.name}`,
    cart: "Cart",
    searchPage: "Search",
    device: "Device",
    devices: {
      phone: "Phone",
      tablet: "Tablet",
      desktop: "Computer",
    },
    open: "Open in a new tab",
    reload: "Reload the preview",
    loading: "The preview is loading",
    failed: "The page does not load in the preview.",
    retry: "Try again",
    notKept: "The preview no longer follows: your changes do not reach the server.",
  },
};
