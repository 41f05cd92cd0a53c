/** Texts of `admin/withdrawals`, made by `npm run generate` from `messages/<lang>/admin/withdrawals.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  count: (v: { count: number }) => string;
  searchHint: string;
  state: string;
  everyState: string;
  none: string;
  noneYet: string;
  noneYetText: string;
  states: {
    OPEN: string;
    SETTLED: string;
  };
  mark: {
    OPEN: string;
    LATE: string;
    SETTLED: string;
  };
  one: string;
  contract: string;
  declared: string;
  lastDay: string;
  notBegun: string;
  refundBy: string;
  back: string;
  note: string;
  optional: string;
  order: (v: { reference: string | number }) => string;
  noOrder: string;
  settledBy: (v: { email: string | number; moment: string | number }) => string;
  steps: {
    SETTLE: {
      act: string;
      ask: string;
      text: string;
      done: string;
    };
    OPEN_RETURN: {
      act: string;
      ask: string;
      text: string;
      done: string;
    };
  };
  owed: string;
  toRefund: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Rétractations",
    count: (v) => counted("fr", v.count, { one: "# rétractation", other: "# rétractations" }),
    searchHint: "Numéro de commande, nom ou e-mail",
    state: "État",
    everyState: "Tous les états",
    none: "Aucune rétractation ne correspond.",
    noneYet: "Aucune rétractation pour l’instant",
    noneYetText: "Qui renonce à un contrat le déclare par le lien du pied de page, de la commande ou de ses e-mails ; chaque déclaration arrive ici, même tardive.",
    states: {
      OPEN: "À traiter",
      SETTLED: "Traitées",
    },
    mark: {
      OPEN: "à traiter",
      LATE: "hors délai",
      SETTLED: "traitée",
    },
    one: "Rétractation",
    contract: "Commande",
    declared: "Déclarée le",
    lastDay: "Dernier jour du délai",
    notBegun: "le délai n’a pas commencé",
    refundBy: "Rembourser au plus tard le",
    back: "Retour",
    note: "Note",
    optional: "facultatif",
    order: (v) => `Commande ${v.reference}`,
    noOrder: "Aucune commande ne correspond à ce qui a été écrit : cherchez-la et répondez à la personne.",
    settledBy: (v) => `Traitée par ${v.email}, ${v.moment}`,
    steps: {
      SETTLE: {
        act: "Marquer comme traitée",
        ask: "Cette rétractation est-elle traitée ?",
        text: "Remboursée, annulée ou répondue : rien d’autre ne se fait ici.",
        done: "La rétractation est traitée.",
      },
      OPEN_RETURN: {
        act: "Accepter et ouvrir un retour",
        ask: "Accepter cette rétractation ?",
        text: "Un retour s’ouvre pour ses articles ; il se suit et se rembourse comme les autres.",
        done: "Le retour est ouvert.",
      },
    },
    owed: "location, jours dus :",
    toRefund: "à rendre :",
  },
  en: {
    title: "Withdrawals",
    count: (v) => counted("en", v.count, { one: "# withdrawal", other: "# withdrawals" }),
    searchHint: "Order number, name or e-mail",
    state: "State",
    everyState: "All states",
    none: "No withdrawal matches.",
    noneYet: "No withdrawal yet",
    noneYetText: "Whoever withdraws from a contract declares it by the link in the footer, on the order or in its e-mails; each declaration arrives here, a late one too.",
    states: {
      OPEN: "To settle",
      SETTLED: "Settled",
    },
    mark: {
      OPEN: "to settle",
      LATE: "late",
      SETTLED: "settled",
    },
    one: "Withdrawal",
    contract: "Order",
    declared: "Declared on",
    lastDay: "Last day of the time",
    notBegun: "the time has not begun",
    refundBy: "Refund by",
    back: "Return",
    note: "Note",
    optional: "optional",
    order: (v) => `Order ${v.reference}`,
    noOrder: "No order matches what was written: look for it and answer the person.",
    settledBy: (v) => `Settled by ${v.email}, ${v.moment}`,
    steps: {
      SETTLE: {
        act: "Mark as settled",
        ask: "Is this withdrawal settled?",
        text: "Refunded, cancelled or answered: nothing else happens here.",
        done: "The withdrawal is settled.",
      },
      OPEN_RETURN: {
        act: "Accept and open a return",
        ask: "Accept this withdrawal?",
        text: "A return opens for its items; it is followed and refunded as any other.",
        done: "The return is open.",
      },
    },
    owed: "rental, days owed:",
    toRefund: "to refund:",
  },
};
