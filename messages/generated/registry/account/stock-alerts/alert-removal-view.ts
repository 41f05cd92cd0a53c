/** Texts of `registry/account/stock-alerts/alert-removal-view`, made by `npm run generate` from `messages/<lang>/registry/account/stock-alerts/alert-removal-view.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  text: string;
  remove: string;
  done: string;
  doneText: string;
  home: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    text: "L’alerte sera effacée avec votre adresse : nous ne vous écrirons pas au retour de cet article.",
    remove: "Retirer l’alerte",
    done: "C’est fait",
    doneText: "L’alerte est retirée, et votre adresse effacée avec elle.",
    home: "Retour à l’accueil",
  },
  en: {
    text: "The alert will be erased with your address: we will not write to you when this item is back.",
    remove: "Take the alert off",
    done: "Done",
    doneText: "The alert is taken off, and your address erased with it.",
    home: "Back to the home page",
  },
};
