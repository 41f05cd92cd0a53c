/** Texts of `registry/checkout/payment/method`, made by `npm run generate` from `messages/<lang>/registry/checkout/payment/method.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  CUSTOM: {
    title: string;
    text: string;
  };
  STRIPE: {
    title: string;
    text: string;
  };
  CAWL: {
    title: string;
    text: string;
  };
  MONETICO: {
    title: string;
    text: string;
  };
  E_TRANSACTION: {
    title: string;
    text: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    CUSTOM: {
      title: "Carte bancaire",
      text: "Votre carte est saisie ici, dans un formulaire chiffré de Stripe : la boutique n’en voit jamais le numéro.",
    },
    STRIPE: {
      title: "Paiement par Stripe",
      text: "Votre carte est saisie ici, dans un formulaire chiffré de Stripe : la boutique n’en voit jamais le numéro.",
    },
    CAWL: {
      title: "Paiement par CAWL",
      text: "Vous payez sur la page sécurisée de CAWL, du groupe Crédit Agricole, puis vous revenez ici.",
    },
    MONETICO: {
      title: "Monetico Paiement",
      text: "Vous payez sur la page sécurisée de Monetico, du Crédit Mutuel et du CIC, puis vous revenez ici.",
    },
    E_TRANSACTION: {
      title: "Up2pay e-Transactions",
      text: "Vous payez sur la page sécurisée d’e-Transactions, du Crédit Agricole, puis vous revenez ici.",
    },
  },
  en: {
    CUSTOM: {
      title: "Payment card",
      text: "Your card is entered here, in an encrypted form of Stripe: the shop never sees its number.",
    },
    STRIPE: {
      title: "Payment by Stripe",
      text: "Your card is entered here, in an encrypted form of Stripe: the shop never sees its number.",
    },
    CAWL: {
      title: "Payment by CAWL",
      text: "You pay on the secure page of CAWL, of the Crédit Agricole group, and then come back here.",
    },
    MONETICO: {
      title: "Monetico Paiement",
      text: "You pay on the secure page of Monetico, of Crédit Mutuel and CIC, and then come back here.",
    },
    E_TRANSACTION: {
      title: "Up2pay e-Transactions",
      text: "You pay on the secure page of e-Transactions, of Crédit Agricole, and then come back here.",
    },
  },
};
