/** Texts of `registry/navigation/consent`, made by `npm run generate` from `messages/<lang>/registry/navigation/consent.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  embeds: (v: { host: string | number }) => string;
  maps: (v: { host: string | number }) => string;
  once: string;
  always: string;
  policy: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    embeds: (v) => `Cette vidéo est hébergée par ${v.host}. La regarder ici transmet à ${v.host} votre adresse IP et la page que vous visitez, et lui permet de déposer des cookies. Rien ne lui est demandé avant votre choix.`,
    maps: (v) => `Le fond de cette carte vient de ${v.host}. L’afficher transmet à ${v.host} votre adresse IP et le site que vous visitez. Rien ne lui est demandé avant votre choix.`,
    once: "Afficher une fois",
    always: "Toujours afficher",
    policy: "Politique de cookies",
  },
  en: {
    embeds: (v) => `This video is hosted by ${v.host}. Watching it here sends ${v.host} your IP address and the page you are on, and lets it set cookies. Nothing is asked of it before you choose.`,
    maps: (v) => `The ground of this map comes from ${v.host}. Showing it sends ${v.host} your IP address and the site you are on. Nothing is asked of it before you choose.`,
    once: "Show once",
    always: "Always show",
    policy: "Cookie policy",
  },
};
