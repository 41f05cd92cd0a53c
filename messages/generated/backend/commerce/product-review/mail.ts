/** Texts of `backend/commerce/product-review/mail`, made by `npm run generate` from `messages/<lang>/backend/commerce/product-review/mail.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  title: string;
  text: (v: { product: string | number }) => string;
  reason: string;
  again: string;
  button: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Votre avis n’est pas publié",
    text: (v) => `Merci d’avoir pris le temps d’écrire sur « ${v.product} ». Nous ne publions pas cet avis, et voici pourquoi.`,
    reason: "Motif",
    again: "Vous pouvez l’écrire à nouveau depuis votre commande. Répondez à cet e-mail si vous n’êtes pas d’accord.",
    button: "Voir ma commande",
  },
  en: {
    title: "Your review is not published",
    text: (v) => `Thank you for taking the time to write about “${v.product}”. We do not publish this review, and this is why.`,
    reason: "Reason",
    again: "You can write it anew from your order. Reply to this e-mail if you do not agree.",
    button: "See my order",
  },
};
