/** Texts of `registry/content/fullscreen`, made by `npm run generate` from `messages/<lang>/registry/content/fullscreen.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  enlarge: (v: { what: string | null }) => string;
  viewer: string;
  position: (v: { number: string | number; total: string | number }) => string;
  close: string;
  previous: string;
  next: string;
  zoom: string;
  unzoom: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    enlarge: (v) => (!v.what ? "Agrandir l’image" : `Agrandir : ${v.what}`),
    viewer: "Images en plein écran",
    position: (v) => `Image ${v.number} sur ${v.total}`,
    close: "Fermer",
    previous: "Image précédente",
    next: "Image suivante",
    zoom: "Agrandir l’image",
    unzoom: "Voir l’image entière",
  },
  en: {
    enlarge: (v) => (!v.what ? "Enlarge the picture" : `Enlarge: ${v.what}`),
    viewer: "Pictures full screen",
    position: (v) => `Picture ${v.number} of ${v.total}`,
    close: "Close",
    previous: "Previous picture",
    next: "Next picture",
    zoom: "Enlarge the picture",
    unzoom: "See the whole picture",
  },
};
