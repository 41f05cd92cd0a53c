/** Texts of `admin/privacy`, made by `npm run generate` from `messages/<lang>/admin/privacy.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  intro: string;
  person: string;
  personText: string;
  email: string;
  download: string;
  erase: string;
  eraseAsk: (v: { email: string | number }) => string;
  eraseText: string;
  eraseDone: string;
  erased: (v: { count: number }) => string;
  kept: string;
  kinds: {
    INVOICE: string;
    CREDIT_NOTE: string;
    CONTRACT: string;
  };
  until: (v: { day: string | number }) => string;
  retention: string;
  times: (v: { bookings: number; messages: number; months: string | number; years: number }) => string;
  settings: string;
  trial: string;
  trialDone: string;
  noRun: string;
  isTrial: string;
  nothing: string;
  closed: string;
  closedText: string;
  noClosed: string;
  more: (v: { count: string | number }) => string;
  error: string;
  retry: string;
  loading: string;
  counts: {
    ORDERS_CLOSED: (v: { count: number }) => string;
    ORDERS_ANONYMISED: (v: { count: number }) => string;
    INVOICES: (v: { count: number }) => string;
    MAILS: (v: { count: number }) => string;
    WITHDRAWALS: (v: { count: number }) => string;
    MESSAGES: (v: { count: number }) => string;
    BOOKINGS: (v: { count: number }) => string;
    AUDIT: (v: { count: number }) => string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Données personnelles",
    intro: "Ce que la boutique garde des personnes, pour combien de temps, et leurs droits. Une demande reçoit sa réponse dans le mois.",
    person: "Une personne et ses droits",
    personText: "Par son adresse e-mail : assurez-vous d’abord que c’est bien elle qui demande.",
    email: "Adresse e-mail",
    download: "Télécharger ses données",
    erase: "Effacer cette personne",
    eraseAsk: (v) => `Effacer ${v.email} ?`,
    eraseText: "Son compte, ses messages, rendez-vous, alertes et e-mails disparaissent ; ses commandes deviennent anonymes. Restent ses factures, dix ans, et ses contrats de 120 € ou plus, dix ans après leur livraison. C’est définitif.",
    eraseDone: "La personne est effacée.",
    erased: (v) => (v.count === 0 ? "Aucune commande n’était à son nom." : counted("fr", v.count, { one: "# commande traitée.", other: "# commandes traitées." })),
    kept: "La loi demande de garder :",
    kinds: {
      INVOICE: "facture",
      CREDIT_NOTE: "avoir",
      CONTRACT: "contrat",
    },
    until: (v) => `jusqu’au ${v.day}`,
    retention: "Durées de conservation",
    times: (v) => `${counted("fr", v.years, { one: "Commandes et e-mails : # an.", other: "Commandes et e-mails : # ans." })} ${counted("fr", v.messages, { one: "Messages : # an.", other: "Messages : # ans." })} ${counted("fr", v.bookings, { one: "Rendez-vous et inscriptions : # an.", other: "Rendez-vous et inscriptions : # ans." })} Journal de l’équipe : ${v.months} mois. Factures : dix ans. Contrats de 120 € ou plus : dix ans après la livraison.`,
    settings: "Changer ces durées",
    trial: "Essayer sans rien changer",
    trialDone: "L’essai est fait : rien n’a changé.",
    noRun: "Le travail de chaque jour n’a pas encore eu lieu.",
    isTrial: "(essai)",
    nothing: "rien à faire",
    closed: "Contrats mis à part",
    closedText: "Gardés parce que la loi le demande, hors des listes et des recherches. Qui a acheté les ouvre par son lien ou son numéro ; remettez-les à qui les demande.",
    noClosed: "Aucun pour l’instant.",
    more: (v) => `${v.count} en tout.`,
    error: "Cela ne se charge pas pour l’instant.",
    retry: "Réessayer",
    loading: "Chargement",
    counts: {
      ORDERS_CLOSED: (v) => counted("fr", v.count, { one: "# contrat mis à part", other: "# contrats mis à part" }),
      ORDERS_ANONYMISED: (v) => counted("fr", v.count, { one: "# commande rendue anonyme", other: "# commandes rendues anonymes" }),
      INVOICES: (v) => counted("fr", v.count, { one: "# facture rendue anonyme", other: "# factures rendues anonymes" }),
      MAILS: (v) => counted("fr", v.count, { one: "# e-mail effacé", other: "# e-mails effacés" }),
      WITHDRAWALS: (v) => counted("fr", v.count, { one: "# rétractation vidée", other: "# rétractations vidées" }),
      MESSAGES: (v) => counted("fr", v.count, { one: "# message effacé", other: "# messages effacés" }),
      BOOKINGS: (v) => counted("fr", v.count, { one: "# rendez-vous ou inscription effacé", other: "# rendez-vous ou inscriptions effacés" }),
      AUDIT: (v) => counted("fr", v.count, { one: "# ligne du journal vidée", other: "# lignes du journal vidées" }),
    },
  },
  en: {
    title: "Personal data",
    intro: "What the shop keeps of people, for how long, and their rights. A request is answered within a month.",
    person: "A person and her rights",
    personText: "By her e-mail address: first make sure that it is she who asks.",
    email: "E-mail address",
    download: "Download her data",
    erase: "Erase this person",
    eraseAsk: (v) => `Erase ${v.email}?`,
    eraseText: "Her account, messages, appointments, alerts and e-mails are gone; her orders become anonymous. Her invoices stay ten years, and her contracts of €120 or more ten years after delivery. This cannot be undone.",
    eraseDone: "The person is erased.",
    erased: (v) => (v.count === 0 ? "No order was in her name." : counted("en", v.count, { one: "# order handled.", other: "# orders handled." })),
    kept: "The law has you keep:",
    kinds: {
      INVOICE: "invoice",
      CREDIT_NOTE: "credit note",
      CONTRACT: "contract",
    },
    until: (v) => `until ${v.day}`,
    retention: "How long things are kept",
    times: (v) => `${counted("en", v.years, { one: "Orders and e-mails: # year.", other: "Orders and e-mails: # years." })} ${counted("en", v.messages, { one: "Messages: # year.", other: "Messages: # years." })} ${counted("en", v.bookings, { one: "Appointments and registrations: # year.", other: "Appointments and registrations: # years." })} The team’s log: ${v.months} months. Invoices: ten years. Contracts of €120 or more: ten years after delivery.`,
    settings: "Change these times",
    trial: "Try without changing anything",
    trialDone: "The trial is done: nothing has changed.",
    noRun: "The daily job has not run yet.",
    isTrial: "(trial)",
    nothing: "nothing to do",
    closed: "Contracts that are closed off",
    closedText: "Kept because the law asks it, out of lists and searches. Whoever bought opens them by link or number; hand them to whoever asks.",
    noClosed: "None for now.",
    more: (v) => `${v.count} in all.`,
    error: "This does not load just now.",
    retry: "Try again",
    loading: "Loading",
    counts: {
      ORDERS_CLOSED: (v) => counted("en", v.count, { one: "# contract closed off", other: "# contracts closed off" }),
      ORDERS_ANONYMISED: (v) => counted("en", v.count, { one: "# order made anonymous", other: "# orders made anonymous" }),
      INVOICES: (v) => counted("en", v.count, { one: "# invoice made anonymous", other: "# invoices made anonymous" }),
      MAILS: (v) => counted("en", v.count, { one: "# e-mail deleted", other: "# e-mails deleted" }),
      WITHDRAWALS: (v) => counted("en", v.count, { one: "# withdrawal emptied", other: "# withdrawals emptied" }),
      MESSAGES: (v) => counted("en", v.count, { one: "# message deleted", other: "# messages deleted" }),
      BOOKINGS: (v) => counted("en", v.count, { one: "# appointment or registration deleted", other: "# appointments or registrations deleted" }),
      AUDIT: (v) => counted("en", v.count, { one: "# line of the log emptied", other: "# lines of the log emptied" }),
    },
  },
};
