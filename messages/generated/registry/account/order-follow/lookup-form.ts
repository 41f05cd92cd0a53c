/** Texts of `registry/account/order-follow/lookup-form`, made by `npm run generate` from `messages/<lang>/registry/account/order-follow/lookup-form.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  intro: string;
  reference: string;
  example: string;
  missing: string;
  find: string;
  account: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    intro: "Le numéro de votre commande est dans l’e-mail de confirmation, avec l’adresse où il est arrivé.",
    reference: "Numéro de commande",
    example: "Par exemple 89-26-000042",
    missing: "Indiquez le numéro de la commande.",
    find: "Suivre ma commande",
    account: "J’ai un compte : me connecter",
  },
  en: {
    intro: "The number of your order stands in the confirmation e-mail, with the address that it came to.",
    reference: "Order number",
    example: "For example 89-26-000042",
    missing: "Enter the order number.",
    find: "Follow my order",
    account: "I have an account: sign in",
  },
};
