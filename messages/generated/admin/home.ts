/** Texts of `admin/home`, made by `npm run generate` from `messages/<lang>/admin/home.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  todo: string;
  nothing: string;
  nothingText: string;
  loading: string;
  error: string;
  retry: string;
  todos: {
    toPrepare: (v: { count: number }) => string;
    inPreparation: (v: { count: number }) => string;
    unconfirmed: (v: { count: number }) => string;
    refunds: (v: { count: number }) => string;
    returnsAsked: (v: { count: number }) => string;
    returnsReceived: (v: { count: number }) => string;
    reviews: (v: { count: number }) => string;
    soldOut: (v: { count: number }) => string;
    mails: (v: { count: number }) => string;
  };
  latestOrders: string;
  noOrder: string;
  nextBookings: string;
  latestAnswers: string;
  noAnswer: string;
  all: string;
  allOf: (v: { list: string | number }) => string;
  create: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Accueil",
    todo: "À traiter",
    nothing: "Tout est à jour",
    nothingText: "Aucune commande à préparer, aucun retour, avis ou message en attente.",
    loading: "Chargement",
    error: "Une partie de l’accueil ne se charge pas.",
    retry: "Réessayer",
    todos: {
      toPrepare: (v) => counted("fr", v.count, { one: "commande à préparer", other: "commandes à préparer" }),
      inPreparation: (v) => counted("fr", v.count, { one: "commande en préparation", other: "commandes en préparation" }),
      unconfirmed: (v) => counted("fr", v.count, { one: "paiement à confirmer", other: "paiements à confirmer" }),
      refunds: (v) => counted("fr", v.count, { one: "remboursement à finir", other: "remboursements à finir" }),
      returnsAsked: (v) => counted("fr", v.count, { one: "retour demandé", other: "retours demandés" }),
      returnsReceived: (v) => counted("fr", v.count, { one: "retour reçu à rembourser", other: "retours reçus à rembourser" }),
      reviews: (v) => counted("fr", v.count, { one: "avis à lire", other: "avis à lire" }),
      soldOut: (v) => counted("fr", v.count, { one: "article épuisé", other: "articles épuisés" }),
      mails: (v) => counted("fr", v.count, { one: "e-mail abandonné", other: "e-mails abandonnés" }),
    },
    latestOrders: "Dernières commandes",
    noOrder: "Aucune commande pour l’instant.",
    nextBookings: "Prochains rendez-vous",
    latestAnswers: "Derniers messages",
    noAnswer: "Aucun message pour l’instant.",
    all: "Tout voir",
    allOf: (v) => `Tout voir : ${v.list}`,
    create: "Créer",
  },
  en: {
    title: "Home",
    todo: "To be done",
    nothing: "Everything is up to date",
    nothingText: "No order to prepare, no return, review or message that waits.",
    loading: "Loading",
    error: "A part of the home does not load.",
    retry: "Try again",
    todos: {
      toPrepare: (v) => counted("en", v.count, { one: "order to prepare", other: "orders to prepare" }),
      inPreparation: (v) => counted("en", v.count, { one: "order in preparation", other: "orders in preparation" }),
      unconfirmed: (v) => counted("en", v.count, { one: "payment to confirm", other: "payments to confirm" }),
      refunds: (v) => counted("en", v.count, { one: "refund to finish", other: "refunds to finish" }),
      returnsAsked: (v) => counted("en", v.count, { one: "return requested", other: "returns requested" }),
      returnsReceived: (v) => counted("en", v.count, { one: "return received, to refund", other: "returns received, to refund" }),
      reviews: (v) => counted("en", v.count, { one: "review to read", other: "reviews to read" }),
      soldOut: (v) => counted("en", v.count, { one: "product sold out", other: "products sold out" }),
      mails: (v) => counted("en", v.count, { one: "e-mail given up", other: "e-mails given up" }),
    },
    latestOrders: "Latest orders",
    noOrder: "No orders yet.",
    nextBookings: "Next appointments",
    latestAnswers: "Latest messages",
    noAnswer: "No messages yet.",
    all: "See all",
    allOf: (v) => `See all: ${v.list}`,
    create: "Create",
  },
};
