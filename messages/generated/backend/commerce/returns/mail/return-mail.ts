/** Texts of `backend/commerce/returns/mail/return-mail`, made by `npm run generate` from `messages/<lang>/backend/commerce/returns/mail/return-mail.json`. */
import type { Lang } from '../../../../../languages.ts';

export type Messages = {
  title: {
    ASKED: string;
    LABEL_SENT: string;
    RECEIVED: string;
    REFUNDED: string;
    REFUSED: string;
  };
  text: {
    ASKED: string;
    LABEL_SENT: string;
    RECEIVED: string;
    REFUNDED: string;
    REFUSED: string;
  };
  answer: string;
  value: string;
  refund: string;
  see: string;
  closed: {
    title: string;
    text: string;
  };
  at: (v: { moment: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: {
      ASKED: "Nous avons bien reçu votre demande de retour",
      LABEL_SENT: "Votre étiquette de retour est prête",
      RECEIVED: "Votre retour est arrivé",
      REFUNDED: "Votre retour est remboursé",
      REFUSED: "Votre retour n’est pas accepté",
    },
    text: {
      ASKED: "Gardez les articles tels que vous les avez reçus. Nous vous écrivons pour la suite.",
      LABEL_SENT: "Collez l’étiquette sur le colis et déposez-le sous 14 jours.",
      RECEIVED: "Nous vérifions les articles, puis nous vous remboursons.",
      REFUNDED: "Le remboursement part sur le moyen de paiement de la commande. La banque met quelques jours.",
      REFUSED: "Voici pourquoi. Répondez à cet e-mail si vous n’êtes pas d’accord.",
    },
    answer: "La boutique vous écrit",
    value: "Valeur des articles",
    refund: "Remboursement",
    see: "Suivre mon retour",
    closed: {
      title: "Votre retour est terminé",
      text: "Il ne reste rien à vous rendre sur cette commande.",
    },
    at: (v) => `Demande enregistrée le ${v.moment}.`,
  },
  en: {
    title: {
      ASKED: "We have received your return request",
      LABEL_SENT: "Your return label is ready",
      RECEIVED: "Your return has arrived",
      REFUNDED: "Your return is refunded",
      REFUSED: "Your return is not accepted",
    },
    text: {
      ASKED: "Keep the items as you received them. We will write to you about what comes next.",
      LABEL_SENT: "Stick the label on the parcel and hand it in within 14 days.",
      RECEIVED: "We look at the items, then we refund you.",
      REFUNDED: "The refund goes to the means of payment of the order. The bank takes a few days.",
      REFUSED: "This is why. Reply to this e-mail if you do not agree.",
    },
    answer: "The shop writes to you",
    value: "Value of the items",
    refund: "Refund",
    see: "Follow my return",
    closed: {
      title: "Your return is finished",
      text: "Nothing of this order is left to give back to you.",
    },
    at: (v) => `Request recorded on ${v.moment}.`,
  },
};
