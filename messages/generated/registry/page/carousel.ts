/** Texts of `registry/page/carousel`, made by `npm run generate` from `messages/<lang>/registry/page/carousel.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  carousel: string;
  slide: string;
  place: (v: { index: string | number; total: string | number }) => string;
  previous: string;
  next: string;
  go: (v: { index: string | number }) => string;
  pause: string;
  play: string;
  controls: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    carousel: "carrousel",
    slide: "vue",
    place: (v) => `${v.index} sur ${v.total}`,
    previous: "Vue précédente",
    next: "Vue suivante",
    go: (v) => `Aller à la vue ${v.index}`,
    pause: "Arrêter le défilement",
    play: "Reprendre le défilement",
    controls: "Commandes du carrousel",
  },
  en: {
    carousel: "carousel",
    slide: "slide",
    place: (v) => `${v.index} of ${v.total}`,
    previous: "Previous slide",
    next: "Next slide",
    go: (v) => `Go to slide ${v.index}`,
    pause: "Stop the slides",
    play: "Start the slides",
    controls: "Controls of the carousel",
  },
};
