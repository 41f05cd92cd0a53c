/** Texts of `admin`, made by `npm run generate` from `messages/<lang>/admin.json`. */
import type { Lang } from '../languages.ts';
import { counted } from '../plural.ts';

export type Messages = {
  zone: (v: { zone: string | number }) => string;
  orders: string;
  mails: string;
  checking: string;
  forbidden: string;
  forbiddenAs: (v: { email: string | number }) => string;
  unknown: string;
  retry: string;
  close: string;
  giveUp: string;
  loading: string;
  count: (v: { count: number }) => string;
  searchHint: string;
  status: string;
  everyStatus: string;
  reference: string;
  date: string;
  customer: string;
  total: string;
  noOrder: string;
  noOrderYet: string;
  noOrderYetText: string;
  back: string;
  order: string;
  toOrder: string;
  testMark: string;
  contact: string;
  majority: (v: { day: string | number }) => string;
  methods: {
    CUSTOM: string;
    CAWL: string;
    STRIPE: string;
    MONETICO: string;
    E_TRANSACTION: string;
  };
  paymentStates: {
    created: string;
    redirected: string;
    pending: string;
    authorized: string;
    paid: string;
    failed: string;
    cancelled: string;
    expired: string;
    partially_refunded: string;
    refunded: string;
  };
  message: string;
  missing: string;
  alerts: {
    PAID_WITHOUT_STOCK: string;
    PAID_TOO_LATE: string;
    PAID_TWICE: string;
    DISPUTED: string;
    REFUND_FAILED: string;
    WRONG_AMOUNT: string;
  };
  noMail: string;
  noMailText: string;
  mailCount: (v: { count: number }) => string;
  mail: string;
  subject: string;
  from: string;
  to: string;
  sent: string;
  waiting: string;
  tried: (v: { count: number }) => string;
  nextAttempt: (v: { moment: string | number }) => string;
  givenUp: string;
  reason: string;
  read: string;
  preview: (v: { subject: string | number }) => string;
  state: string;
  everyState: string;
  states: {
    WAITING: string;
    SENT: string;
    GIVEN_UP: string;
  };
  sendAgain: string;
  sentAgain: string;
  sendAgainAsk: string;
  sendAgainText: string;
  sentAgainCount: (v: { count: number }) => string;
  noMailOfState: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    zone: (v) => `Les dates et les heures sont celles de la boutique (${v.zone}).`,
    orders: "Commandes",
    mails: "Boîte d’envoi",
    checking: "Vérification de vos droits",
    forbidden: "Cette partie est réservée à l’équipe de la boutique.",
    forbiddenAs: (v) => `Vous êtes sur le compte ${v.email}, qui n’y a pas accès.`,
    unknown: "Le service ne répond pas.",
    retry: "Réessayer",
    close: "Fermer",
    giveUp: "Ne rien changer",
    loading: "Chargement",
    count: (v) => counted("fr", v.count, { one: "# commande", other: "# commandes" }),
    searchHint: "Numéro, nom, e-mail ou téléphone",
    status: "Statut",
    everyStatus: "Tous les statuts",
    reference: "Numéro",
    date: "Date",
    customer: "Cliente ou client",
    total: "Total",
    noOrder: "Aucune commande ne correspond.",
    noOrderYet: "Aucune commande pour l’instant",
    noOrderYetText: "Dès que quelqu’un commande sur le site, la commande arrive ici, avec ce qu’il reste à faire : la préparer, l’expédier, la remettre.",
    back: "Toutes les commandes",
    order: "Commande",
    toOrder: "Voir la commande",
    testMark: "essai, aucun argent reçu",
    contact: "Contact",
    majority: (v) => `Majorité déclarée : naissance le ${v.day}`,
    methods: {
      CUSTOM: "Carte bancaire",
      CAWL: "Cawl",
      STRIPE: "Stripe",
      MONETICO: "Monetico",
      E_TRANSACTION: "e-Transactions",
    },
    paymentStates: {
      created: "pas encore payé",
      redirected: "pas encore payé",
      pending: "la banque n’a pas encore répondu",
      authorized: "la banque n’a pas encore répondu",
      paid: "payé",
      failed: "refusé par la banque",
      cancelled: "abandonné à la banque",
      expired: "pas payé à temps",
      partially_refunded: "remboursé en partie",
      refunded: "remboursé",
    },
    message: "Mot de la cliente ou du client",
    missing: "Cette commande n’existe pas.",
    alerts: {
      PAID_WITHOUT_STOCK: "Payée, mais les articles étaient partis : remboursement à faire.",
      PAID_TOO_LATE: "Payée après son annulation : le créneau, le code ou les jours de location n’étaient plus libres. Remboursement à faire.",
      PAID_TWICE: "Payée deux fois : l’un des deux paiements est à rendre.",
      DISPUTED: "La cliente conteste le paiement auprès de sa banque.",
      REFUND_FAILED: "Un remboursement n’a pas abouti : réessayez, ou rendez l’argent autrement.",
      WRONG_AMOUNT: "Le montant payé n’est pas celui de la commande.",
    },
    noMail: "Aucun message pour l’instant",
    noMailText: "Chaque e-mail que le site écrit se lit ici : confirmations, étapes des commandes, messages des formulaires.",
    mailCount: (v) => counted("fr", v.count, { one: "# message", other: "# messages" }),
    mail: "Message",
    subject: "Objet",
    from: "De",
    to: "À",
    sent: "envoyé",
    waiting: "en attente d’envoi",
    tried: (v) => counted("fr", v.count, { one: "# essai sans succès", other: "# essais sans succès" }),
    nextAttempt: (v) => `prochain essai ${v.moment}`,
    givenUp: "abandonné",
    reason: "Réponse du serveur d’e-mail :",
    read: "Lire",
    preview: (v) => `Aperçu : ${v.subject}`,
    state: "État",
    everyState: "Tous les messages",
    states: {
      WAITING: "En attente d’envoi",
      SENT: "Envoyés",
      GIVEN_UP: "Abandonnés",
    },
    sendAgain: "Envoyer à nouveau",
    sentAgain: "Le message est de nouveau en attente d’envoi.",
    sendAgainAsk: "Envoyer à nouveau ?",
    sendAgainText: "Les messages abandonnés que vous avez choisis sont remis en attente d’envoi.",
    sentAgainCount: (v) => counted("fr", v.count, { one: "Le message est de nouveau en attente d’envoi.", other: "# messages sont de nouveau en attente d’envoi." }),
    noMailOfState: "Aucun message dans cet état.",
  },
  en: {
    zone: (v) => `Dates and times are those of the shop (${v.zone}).`,
    orders: "Orders",
    mails: "Outbox",
    checking: "Checking your rights",
    forbidden: "This part is for the shop’s team.",
    forbiddenAs: (v) => `You are signed in as ${v.email}, which has no access.`,
    unknown: "The service does not answer.",
    retry: "Try again",
    close: "Close",
    giveUp: "Change nothing",
    loading: "Loading",
    count: (v) => counted("en", v.count, { one: "# order", other: "# orders" }),
    searchHint: "Number, name, e-mail or phone",
    status: "Status",
    everyStatus: "All statuses",
    reference: "Number",
    date: "Date",
    customer: "Customer",
    total: "Total",
    noOrder: "No order matches.",
    noOrderYet: "No orders yet",
    noOrderYetText: "As soon as somebody orders on the site, the order comes here, with what is left to do: prepare it, ship it, hand it over.",
    back: "All orders",
    order: "Order",
    toOrder: "See the order",
    testMark: "trial, no money came",
    contact: "Contact",
    majority: (v) => `Declared to be of age: born ${v.day}`,
    methods: {
      CUSTOM: "Payment card",
      CAWL: "Cawl",
      STRIPE: "Stripe",
      MONETICO: "Monetico",
      E_TRANSACTION: "e-Transactions",
    },
    paymentStates: {
      created: "not paid yet",
      redirected: "not paid yet",
      pending: "the bank has not answered yet",
      authorized: "the bank has not answered yet",
      paid: "paid",
      failed: "refused by the bank",
      cancelled: "given up at the bank",
      expired: "not paid in time",
      partially_refunded: "partly refunded",
      refunded: "refunded",
    },
    message: "Word of the customer",
    missing: "This order does not exist.",
    alerts: {
      PAID_WITHOUT_STOCK: "Paid, but the items were gone: a refund is due.",
      PAID_TOO_LATE: "Paid after it was cancelled: the slot, the code or the days of the rental were no longer free. A refund is due.",
      PAID_TWICE: "Paid twice: one of the two payments is to be given back.",
      DISPUTED: "The customer contests the payment at her bank.",
      REFUND_FAILED: "A refund did not go through: try again, or give the money back another way.",
      WRONG_AMOUNT: "The amount paid is not that of the order.",
    },
    noMail: "No messages yet",
    noMailText: "Every e-mail that the site writes can be read here: confirmations, steps of orders, messages of forms.",
    mailCount: (v) => counted("en", v.count, { one: "# message", other: "# messages" }),
    mail: "Message",
    subject: "Subject",
    from: "From",
    to: "To",
    sent: "sent",
    waiting: "waiting to be sent",
    tried: (v) => counted("en", v.count, { one: "# failed attempt", other: "# failed attempts" }),
    nextAttempt: (v) => `next attempt ${v.moment}`,
    givenUp: "given up",
    reason: "The mail server said:",
    read: "Read",
    preview: (v) => `Preview: ${v.subject}`,
    state: "State",
    everyState: "All messages",
    states: {
      WAITING: "Waiting to be sent",
      SENT: "Sent",
      GIVEN_UP: "Given up",
    },
    sendAgain: "Send again",
    sentAgain: "The message waits to be sent again.",
    sendAgainAsk: "Send again?",
    sendAgainText: "The messages that were given up and that you chose wait to be sent again.",
    sentAgainCount: (v) => counted("en", v.count, { one: "The message waits to be sent again.", other: "# messages wait to be sent again." }),
    noMailOfState: "No message in this state.",
  },
};
