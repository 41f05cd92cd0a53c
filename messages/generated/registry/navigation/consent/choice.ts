/** Texts of `registry/navigation/consent/choice`, made by `npm run generate` from `messages/<lang>/registry/navigation/consent/choice.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  title: string;
  intro: string;
  nothing: string;
  partners: (v: { names: string | number }) => string;
  kept: string;
  policy: string;
  accept: string;
  refuse: string;
  choose: string;
  save: string;
  close: string;
  notice: string;
  question: (v: { uses: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Cookies et contenus d’autres sites",
    intro: "Ce qui est nécessaire au site fonctionne sans votre accord. Pour le reste, vous décidez, et pouvez changer d’avis à tout moment.",
    nothing: "Ce site n’utilise que ce qui est nécessaire pour vous servir : il n’a rien à vous demander.",
    partners: (v) => `Destinataires : ${v.names}.`,
    kept: "Votre choix est conservé six mois.",
    policy: "Politique de cookies",
    accept: "Tout accepter",
    refuse: "Tout refuser",
    choose: "Choisir",
    save: "Enregistrer mes choix",
    close: "Fermer",
    notice: "Vos choix sur les cookies",
    question: (v) => `Avec votre accord, ce site utilise des cookies pour : ${v.uses}. Refuser ne change rien à votre visite, et vous pouvez changer d’avis en bas de chaque page.`,
  },
  en: {
    title: "Cookies and content from other sites",
    intro: "What the site needs works without your consent. For the rest you decide, and may change your mind at any time.",
    nothing: "This site uses only what it needs to serve you: it has nothing to ask.",
    partners: (v) => `Recipients: ${v.names}.`,
    kept: "Your choice is kept for six months.",
    policy: "Cookie policy",
    accept: "Accept all",
    refuse: "Refuse all",
    choose: "Choose",
    save: "Save my choices",
    close: "Close",
    notice: "Your choices about cookies",
    question: (v) => `With your consent this site uses cookies for: ${v.uses}. Refusing changes nothing about your visit, and you may change your mind at the bottom of every page.`,
  },
};
