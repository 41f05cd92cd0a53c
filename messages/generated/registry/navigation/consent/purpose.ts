/** Texts of `registry/navigation/consent/purpose`, made by `npm run generate` from `messages/<lang>/registry/navigation/consent/purpose.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  embeds: {
    name: string;
    text: string;
  };
  maps: {
    name: string;
    text: string;
  };
  audience: {
    name: string;
    text: string;
  };
  marketing: {
    name: string;
    text: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    embeds: {
      name: "Vidéos d’autres sites",
      text: "Afficher sans redemander les vidéos hébergées par YouTube, Vimeo ou Dailymotion.",
    },
    maps: {
      name: "Cartes",
      text: "Afficher sans redemander les cartes, dont le fond vient d’OpenStreetMap ou d’un autre hôte.",
    },
    audience: {
      name: "Mesure d’audience",
      text: "Compter les visites et savoir quelles pages sont lues.",
    },
    marketing: {
      name: "Publicité",
      text: "Mesurer et adapter les publicités que vous voyez ailleurs.",
    },
  },
  en: {
    embeds: {
      name: "Videos from other sites",
      text: "Show videos hosted by YouTube, Vimeo or Dailymotion without asking again.",
    },
    maps: {
      name: "Maps",
      text: "Show maps, whose ground comes from OpenStreetMap or another host, without asking again.",
    },
    audience: {
      name: "Audience measurement",
      text: "Count visits and learn which pages are read.",
    },
    marketing: {
      name: "Advertising",
      text: "Measure and adapt the advertisements you see elsewhere.",
    },
  },
};
