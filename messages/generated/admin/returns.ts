/** Texts of `admin/returns`, made by `npm run generate` from `messages/<lang>/admin/returns.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  count: (v: { count: number }) => string;
  searchHint: string;
  status: string;
  everyStatus: string;
  none: string;
  noneYet: string;
  noneYetText: string;
  reference: string;
  customer: string;
  date: string;
  value: string;
  order: (v: { reference: string | number }) => string;
  message: string;
  answer: string;
  paid: string;
  refund: string;
  by: (v: { email: string | number }) => string;
  finished: string;
  steps: {
    LABEL_SENT: {
      act: string;
      ask: string;
      text: string;
      done: string;
    };
    RECEIVED: {
      act: string;
      ask: string;
      text: string;
      done: string;
    };
    REFUNDED: {
      act: string;
      ask: string;
      text: string;
      done: string;
    };
    REFUSED: {
      act: string;
      ask: string;
      text: string;
      done: string;
    };
  };
  say: string;
  why: string;
  optional: string;
  amount: (v: { currency: string | number }) => string;
  amountHint: (v: { most: string | number }) => string;
  amountWrong: string;
  end: string;
  endAsk: string;
  nothingLeft: string;
  restock: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Retours",
    count: (v) => counted("fr", v.count, { one: "# retour", other: "# retours" }),
    searchHint: "Numéro de commande, nom ou e-mail",
    status: "Statut",
    everyStatus: "Tous les statuts",
    none: "Aucun retour ne correspond.",
    noneYet: "Aucun retour pour l’instant",
    noneYetText: "Qui veut renvoyer un article le demande depuis sa commande ; vous répondez ici, étape par étape.",
    reference: "Retour",
    customer: "Cliente ou client",
    date: "Demandé le",
    value: "Valeur",
    order: (v) => `Commande ${v.reference}`,
    message: "Message",
    answer: "Votre dernière réponse",
    paid: "Payé pour ces articles",
    refund: "Remboursé",
    by: (v) => `par ${v.email}`,
    finished: "Ce retour est terminé.",
    steps: {
      LABEL_SENT: {
        act: "Étiquette envoyée",
        ask: "L’étiquette est-elle envoyée ?",
        text: "Un e-mail dit de déposer le colis sous 14 jours.",
        done: "Le retour attend son colis.",
      },
      RECEIVED: {
        act: "Colis reçu",
        ask: "Le colis est-il arrivé ?",
        text: "Un e-mail dit que vous vérifiez les articles.",
        done: "Le colis est reçu.",
      },
      REFUNDED: {
        act: "Rembourser",
        ask: "Rembourser ce retour ?",
        text: "L’argent repart par le prestataire où il le permet ; sinon, le remboursement attend sur la commande que vous confirmiez l’avoir fait. L’avoir est établi et un e-mail part. C’est définitif.",
        done: "Le retour est remboursé.",
      },
      REFUSED: {
        act: "Refuser",
        ask: "Refuser ce retour ?",
        text: "Un e-mail part avec votre raison. C’est définitif.",
        done: "Le retour est refusé.",
      },
    },
    say: "Un mot pour la cliente ou le client",
    why: "Pourquoi",
    optional: "facultatif",
    amount: (v) => `Somme à rendre, en ${v.currency}`,
    amountHint: (v) => `${v.most} au plus, frais d’envoi compris.`,
    amountWrong: "Écrivez une somme, par exemple 45,90.",
    end: "Terminer le retour",
    endAsk: "Terminer ce retour ?",
    nothingLeft: "La commande est déjà remboursée : il ne reste rien à rendre. Cette étape termine le retour, et un e-mail le dit. C’est définitif.",
    restock: "Remettre les articles en vente",
  },
  en: {
    title: "Returns",
    count: (v) => counted("en", v.count, { one: "# return", other: "# returns" }),
    searchHint: "Order number, name or e-mail",
    status: "Status",
    everyStatus: "All statuses",
    none: "No return matches.",
    noneYet: "No returns yet",
    noneYetText: "Who wants to send something back asks for it from the order; you answer here, step by step.",
    reference: "Return",
    customer: "Customer",
    date: "Asked on",
    value: "Value",
    order: (v) => `Order ${v.reference}`,
    message: "Message",
    answer: "Your last answer",
    paid: "Paid for these products",
    refund: "Refunded",
    by: (v) => `by ${v.email}`,
    finished: "This return is finished.",
    steps: {
      LABEL_SENT: {
        act: "Label sent",
        ask: "Has the label been sent?",
        text: "An e-mail asks to hand the parcel in within 14 days.",
        done: "The return waits for its parcel.",
      },
      RECEIVED: {
        act: "Parcel received",
        ask: "Has the parcel arrived?",
        text: "An e-mail says that you look at the products.",
        done: "The parcel is received.",
      },
      REFUNDED: {
        act: "Refund",
        ask: "Refund this return?",
        text: "The money goes back through the provider where it can; if not, the refund waits on the order until you confirm that you made it. The credit note is made and an e-mail leaves. This cannot be taken back.",
        done: "The return is refunded.",
      },
      REFUSED: {
        act: "Refuse",
        ask: "Refuse this return?",
        text: "An e-mail leaves with your reason. This cannot be taken back.",
        done: "The return is refused.",
      },
    },
    say: "A word to the customer",
    why: "Why",
    optional: "optional",
    amount: (v) => `Amount to give back, in ${v.currency}`,
    amountHint: (v) => `${v.most} at most, shipping included.`,
    amountWrong: "Write an amount, for example 45.90.",
    end: "End the return",
    endAsk: "End this return?",
    nothingLeft: "The order is refunded already: nothing is left to give back. This step ends the return, and an e-mail says so. This cannot be taken back.",
    restock: "Put the products back for sale",
  },
};
