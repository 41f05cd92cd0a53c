/** Texts of `backend/goods/stock-alert/mail`, made by `npm run generate` from `messages/<lang>/backend/goods/stock-alert/mail.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  askedSubject: (v: { name: string | number }) => string;
  askedTitle: string;
  askedText: (v: { name: string | number }) => string;
  askedKept: string;
  askedOff: string;
  unknown: string;
  backSubject: (v: { name: string | number }) => string;
  backTitle: string;
  backText: string;
  backButton: string;
  backOnce: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    askedSubject: (v) => `Votre alerte : ${v.name}`,
    askedTitle: "C’est noté",
    askedText: (v) => `Nous vous écrirons à cette adresse, une seule fois, dès que l’on pourra acheter de nouveau : ${v.name}.`,
    askedKept: "Votre adresse ne sert qu’à cela. Elle est effacée avec notre message, ou au bout de six mois.",
    askedOff: "Retirer cette alerte",
    unknown: "Vous n’avez rien demandé ? Retirez l’alerte : nous ne vous écrirons plus.",
    backSubject: (v) => `De retour : ${v.name}`,
    backTitle: "De retour dans la boutique",
    backText: "Vous nous aviez demandé de vous prévenir : c’est le moment. Nous ne pouvons rien mettre de côté, la première commande l’emporte.",
    backButton: "Voir l’article",
    backOnce: "C’est notre seul message à ce sujet : votre alerte est terminée.",
  },
  en: {
    askedSubject: (v) => `Your alert: ${v.name}`,
    askedTitle: "Noted",
    askedText: (v) => `We will write to you at this address, once, as soon as this can be bought again: ${v.name}.`,
    askedKept: "Your address serves for nothing else. It is erased with our message, or after six months.",
    askedOff: "Take this alert off",
    unknown: "You did not ask for anything? Take the alert off: we will not write to you again.",
    backSubject: (v) => `Back in stock: ${v.name}`,
    backTitle: "Back in the shop",
    backText: "You asked us to tell you: now is the moment. We cannot put anything aside, the first order has it.",
    backButton: "See the item",
    backOnce: "This is our only message about it: your alert has ended.",
  },
};
