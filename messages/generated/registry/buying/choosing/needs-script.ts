/** Texts of `registry/buying/choosing/needs-script`, made by `npm run generate` from `messages/<lang>/registry/buying/choosing/needs-script.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  text: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    text: "Acheter en ligne demande JavaScript. Activez-le dans votre navigateur, ou appelez-nous : nous prendrons votre commande.",
  },
  en: {
    text: "Buying online needs JavaScript. Turn it on in your browser, or call us: we will take your order.",
  },
};
