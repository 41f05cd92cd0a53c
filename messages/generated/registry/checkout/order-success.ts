/** Texts of `registry/checkout/order-success`, made by `npm run generate` from `messages/<lang>/registry/checkout/order-success.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  thanks: (v: { name: string | number }) => string;
  thanksPlain: string;
  yours: string;
  number: string;
  mail: (v: { email: string | number }) => string;
  next: string;
  steps: {
    CLICK_AND_COLLECT: {
      "1": string;
      "2": string;
    };
    DELIVERY: {
      "1": string;
      "2": string;
    };
    PICKUP: {
      "1": string;
      "2": string;
      "3": string;
    };
    NO_DELIVERY: {
      "1": string;
      "2": string;
    };
  };
  toShop: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    thanks: (v) => `Merci ${v.name} !`,
    thanksPlain: "Merci !",
    yours: "Voici où elle en est",
    number: "Commande",
    mail: (v) => `Un e-mail de confirmation part à l’instant vers ${v.email}.`,
    next: "Et maintenant ?",
    steps: {
      CLICK_AND_COLLECT: {
        "1": "Nous mettons votre commande de côté.",
        "2": "Venez la chercher au jour et à l’heure choisis, avec son numéro.",
      },
      DELIVERY: {
        "1": "Nous emballons votre commande avec soin.",
        "2": "Vous recevez un e-mail dès qu’elle part.",
      },
      PICKUP: {
        "1": "Nous emballons votre commande avec soin.",
        "2": "Vous recevez un e-mail dès qu’elle part.",
        "3": "Retirez-la au point relais choisi, avec un justificatif d’identité.",
      },
      NO_DELIVERY: {
        "1": "Nous préparons votre commande : rien n’est à expédier.",
        "2": "Vous recevez un e-mail dès qu’elle est terminée.",
      },
    },
    toShop: "Retourner flâner",
  },
  en: {
    thanks: (v) => `Thank you, ${v.name}!`,
    thanksPlain: "Thank you!",
    yours: "Here is how it stands",
    number: "Order",
    mail: (v) => `A confirmation e-mail is on its way to ${v.email}.`,
    next: "What happens next?",
    steps: {
      CLICK_AND_COLLECT: {
        "1": "We put your order aside.",
        "2": "Come and collect it at the chosen day and hour, with its number.",
      },
      DELIVERY: {
        "1": "We wrap your order with care.",
        "2": "You receive an e-mail as soon as it leaves.",
      },
      PICKUP: {
        "1": "We wrap your order with care.",
        "2": "You receive an e-mail as soon as it leaves.",
        "3": "Collect it at the chosen relay point, with proof of identity.",
      },
      NO_DELIVERY: {
        "1": "We prepare your order: nothing has to be sent.",
        "2": "You receive an e-mail as soon as it is finished.",
      },
    },
    toShop: "Back to browsing",
  },
};
