/** Texts of `admin/parameters/logo`, made by `npm run generate` from `messages/<lang>/admin/parameters/logo.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  library: string;
  libraryOf: (v: { label: string | number }) => string;
  device: string;
  deviceOf: (v: { label: string | number }) => string;
  take: string;
  takeOf: (v: { label: string | number }) => string;
  drop: string;
  instead: {
    LOGO: string;
    LOGO_FOOTER: string;
    LOGO_LIGHT_THEME: string;
    LOGO_FAVICON: string;
  };
  size: (v: { height: string | number; name: string | number; width: string | number }) => string;
  drawing: (v: { name: string | number }) => string;
  gone: string;
  small: (v: { width: string | number }) => string;
  notSquare: string;
  smallIcon: string;
  replaced: {
    header: string;
    footer: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    library: "Médiathèque",
    libraryOf: (v) => `${v.label} : médiathèque`,
    device: "Depuis cet appareil",
    deviceOf: (v) => `${v.label} : depuis cet appareil`,
    take: "Retirer",
    takeOf: (v) => `${v.label} : retirer l’image`,
    drop: "Ou déposez une image ici.",
    instead: {
      LOGO: "Aucune image : le nom du site",
      LOGO_FOOTER: "Aucune image : le logo de l’en-tête",
      LOGO_LIGHT_THEME: "Aucune image : les autres logos",
      LOGO_FAVICON: "Aucune image : l’icône du navigateur",
    },
    size: (v) => `${v.name} · ${v.width} × ${v.height} px`,
    drawing: (v) => `${v.name} · dessin, net à toute taille`,
    gone: "Cette image n’est plus dans la médiathèque : choisissez-en une autre.",
    small: (v) => `Petite image : elle sera floue au-delà de ${v.width} px de large. Un SVG reste net.`,
    notSquare: "Cette image n’est pas carrée : l’icône aura des bords vides.",
    smallIcon: "Petite image : l’icône sera floue. Donnez au moins 192 × 192 px, ou un SVG.",
    replaced: {
      header: "L’en-tête est clair : c’est le logo pour fonds clairs qui s’y voit. Celui-ci sert sur les fonds sombres.",
      footer: "Le pied de page est clair : c’est le logo pour fonds clairs qui s’y voit. Celui-ci sert sur les fonds sombres.",
    },
  },
  en: {
    library: "Media library",
    libraryOf: (v) => `${v.label}: media library`,
    device: "From this device",
    deviceOf: (v) => `${v.label}: from this device`,
    take: "Remove",
    takeOf: (v) => `${v.label}: remove the picture`,
    drop: "Or drop a picture here.",
    instead: {
      LOGO: "No picture: the site’s name",
      LOGO_FOOTER: "No picture: the header’s logo",
      LOGO_LIGHT_THEME: "No picture: the other logos",
      LOGO_FAVICON: "No picture: the browser’s icon",
    },
    size: (v) => `${v.name} · ${v.width} × ${v.height} px`,
    drawing: (v) => `${v.name} · drawing, sharp at any size`,
    gone: "This picture is no longer in the media library: choose another.",
    small: (v) => `Small picture: it will be blurred beyond ${v.width} px of width. An SVG stays sharp.`,
    notSquare: "This picture is not square: the icon will have empty edges.",
    smallIcon: "Small picture: the icon will be blurred. Give at least 192 × 192 px, or an SVG.",
    replaced: {
      header: "The header is light: the logo for light grounds is seen there. This one is for dark grounds.",
      footer: "The footer is light: the logo for light grounds is seen there. This one is for dark grounds.",
    },
  },
};
