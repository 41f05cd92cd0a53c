/** Texts of `backend/content/publishing/newsletter-mail`, made by `npm run generate` from `messages/<lang>/backend/content/publishing/newsletter-mail.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  subject: (v: { site: string | number }) => string;
  title: string;
  text: (v: { site: string | number }) => string;
  confirm: string;
  ignore: string;
  end: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    subject: (v) => `Confirmez votre inscription à la lettre de ${v.site}`,
    title: "Plus qu’un clic",
    text: (v) => `Vous avez demandé à recevoir la lettre d’information de ${v.site} à cette adresse. Confirmez, et la prochaine sera pour vous.`,
    confirm: "Confirmer mon inscription",
    ignore: "Vous n’avez rien demandé ? Ne faites rien : sans confirmation, nous ne vous écrirons pas.",
    end: "Se désinscrire",
  },
  en: {
    subject: (v) => `Confirm your subscription to the newsletter of ${v.site}`,
    title: "One more click",
    text: (v) => `You query for the newsletter of ${v.site} at this address. Confirm, and the next one is yours.`,
    confirm: "Confirm my subscription",
    ignore: "You did not ask for anything? Do nothing: without your confirmation we will not write to you.",
    end: "Unsubscribe",
  },
};
