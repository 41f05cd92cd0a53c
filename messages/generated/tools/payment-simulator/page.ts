/** Texts of `tools/payment-simulator/page`, made by `npm run generate` from `messages/<lang>/tools/payment-simulator/page.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  title: (v: { provider: string | number }) => string;
  banner: string;
  lead: string;
  reference: string;
  merchant: string;
  decisions: {
    accept: {
      label: string;
      hint: string;
    };
    authorize: {
      label: string;
      hint: string;
    };
    delay: {
      label: string;
      hint: string;
    };
    refuse: {
      label: string;
      hint: string;
    };
    "refuse-and-stay": {
      label: string;
      hint: string;
    };
    cancel: {
      label: string;
      hint: string;
    };
    leave: {
      label: string;
      hint: string;
    };
  };
  challenge: {
    label: string;
    hint: string;
  };
  challengeTitle: string;
  challengeLead: string;
  challengeAccept: string;
  challengeRefuse: string;
  back: string;
  refused: string;
  left: string;
  leftHint: string;
  decided: string;
  decidedHint: string;
  missing: string;
  simulator: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: (v) => `Paiement ${v.provider}`,
    banner: "Simulateur : aucun argent ne circule, aucune carte n’est demandée.",
    lead: "Choisissez ce que la banque répond.",
    reference: "Référence",
    merchant: "Commerçant",
    decisions: {
      accept: {
        label: "Accepter le paiement",
        hint: "La boutique est prévenue, puis vous y revenez.",
      },
      authorize: {
        label: "Autoriser sans débiter",
        hint: "L’argent est réservé, pas encore pris.",
      },
      delay: {
        label: "Laisser en attente",
        hint: "Le paiement aboutit quelques secondes plus tard.",
      },
      refuse: {
        label: "Refuser le paiement",
        hint: "La banque refuse, puis vous revenez à la boutique.",
      },
      "refuse-and-stay": {
        label: "Refuser et réessayer",
        hint: "La banque refuse une carte ; vous restez ici.",
      },
      cancel: {
        label: "Annuler",
        hint: "Vous renoncez et revenez à la boutique.",
      },
      leave: {
        label: "Quitter sans payer",
        hint: "Comme si vous fermiez l’onglet : personne n’est prévenu.",
      },
    },
    challenge: {
      label: "Demander une authentification 3-D Secure",
      hint: "Une étape de plus avant la réponse.",
    },
    challengeTitle: "Authentification 3-D Secure",
    challengeLead: "Votre banque demande de confirmer que c’est bien vous.",
    challengeAccept: "C’est moi, confirmer",
    challengeRefuse: "Échec de l’authentification",
    back: "Retour",
    refused: "La banque a refusé cette carte. Vous pouvez réessayer.",
    left: "Vous avez quitté la page de paiement",
    leftHint: "Personne n’a été prévenu. Vous pouvez fermer cet onglet, ou revenir payer.",
    decided: "Ce paiement est terminé",
    decidedHint: "Il n’attend plus de réponse. Retournez à la boutique.",
    missing: "Ce paiement n’existe pas dans le simulateur.",
    simulator: "simulateur",
  },
  en: {
    title: (v) => `${v.provider} payment`,
    banner: "Simulator: no money moves, no card is asked for.",
    lead: "Choose what the bank answers.",
    reference: "Reference",
    merchant: "Merchant",
    decisions: {
      accept: {
        label: "Accept the payment",
        hint: "The shop is notified, then you go back to it.",
      },
      authorize: {
        label: "Authorise without charging",
        hint: "The money is reserved, not taken yet.",
      },
      delay: {
        label: "Leave it pending",
        hint: "The payment succeeds a few seconds later.",
      },
      refuse: {
        label: "Decline the payment",
        hint: "The bank declines, then you go back to the shop.",
      },
      "refuse-and-stay": {
        label: "Decline and try again",
        hint: "The bank declines one card; you stay here.",
      },
      cancel: {
        label: "Cancel",
        hint: "You give up and go back to the shop.",
      },
      leave: {
        label: "Leave without paying",
        hint: "As if you closed the tab: nobody is notified.",
      },
    },
    challenge: {
      label: "Ask for 3-D Secure authentication",
      hint: "One more step before the answer.",
    },
    challengeTitle: "3-D Secure authentication",
    challengeLead: "Your bank asks you to confirm that it is you.",
    challengeAccept: "It is me, confirm",
    challengeRefuse: "Authentication fails",
    back: "Back",
    refused: "The bank declined this card. You can try again.",
    left: "You left the payment page",
    leftHint: "Nobody was notified. You can close this tab, or come back and pay.",
    decided: "This payment is over",
    decidedHint: "It waits for no answer any more. Go back to the shop.",
    missing: "The simulator has no such payment.",
    simulator: "simulator",
  },
};
