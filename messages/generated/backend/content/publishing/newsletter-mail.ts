/** Texts of `backend/content/publishing/newsletter-mail`, made by `npm run generate` from `messages/<lang>/backend/content/publishing/newsletter-mail.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  subject: (v: { site: string | number }) => string;
  title: string;
  text: (v: { list: string | number; site: string | number }) => string;
  confirm: string;
  ignore: string;
  end: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    subject: (v) => `Confirmez votre inscription à la lettre de ${v.site}`,
    title: "Plus qu’un clic",
    text: (v) => `Vous avez demandé à ${v.site} de recevoir à cette adresse : ${v.list}. Confirmez, et le prochain envoi sera pour vous.`,
    confirm: "Confirmer mon inscription",
    ignore: "Vous n’avez rien demandé ? Ne faites rien : sans confirmation, nous ne vous écrirons pas.",
    end: "Se désinscrire",
  },
  en: {
    subject: (v) => `Confirm your subscription to the newsletter of ${v.site}`,
    title: "One more click",
    text: (v) => `You asked ${v.site} to receive at this address: ${v.list}. Confirm, and the next one will be for you.`,
    confirm: "Confirm my subscription",
    ignore: "You did not ask for anything? Do nothing: without your confirmation we will not write to you.",
    end: "Unsubscribe",
  },
};
