/** Texts of `admin/machines`, made by `npm run generate` from `messages/<lang>/admin/machines.json`. */
import type { Lang } from '../../languages.ts';
import { counted, formatNumber } from '../../plural.ts';

export type Messages = {
  title: string;
  skip: string;
  intro: string;
  languages: string;
  machines: string;
  toShop: string;
  nobody: string;
  running: (v: { actors: number }) => string;
  lives: string;
  quiet: string;
  onServer: string;
  actor: (v: { page: string | number }) => string;
  state: string;
  context: string;
  events: string;
  noEvents: string;
  time: string;
  event: string;
  data: string;
  chart: string;
  current: string;
  begins: string;
  ends: string;
  parallel: string;
  everywhere: string;
  stays: string;
  ignored: string;
  about: {
    cart: string;
    delivery: string;
    customization: string;
    checkout: string;
    auth: string;
    order: string;
    payment: string;
    return: string;
    parameters: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Machines",
    skip: "Aller au contenu",
    intro: "Chaque machine de la boutique, dessinée d’après sa définition. Ouvrez la boutique dans un autre onglet du même navigateur : l’état de ses machines s’allume ici, sans réseau.",
    languages: "Langue",
    machines: "Machines",
    toShop: "Ouvrir la boutique",
    nobody: "Aucun autre onglet de la boutique ne fait tourner de machine.",
    running: (v) => (v.actors === 1 ? "1 machine tourne dans un autre onglet." : `${formatNumber("fr", v.actors)} machines tournent dans d’autres onglets.`),
    lives: "En cours",
    quiet: "Ne tourne dans aucun autre onglet.",
    onServer: "Tourne sur le serveur : ses états sont les statuts enregistrés.",
    actor: (v) => `Onglet sur ${v.page}`,
    state: "État",
    context: "Contexte",
    events: "Derniers événements",
    noEvents: "Aucun depuis que cette page est ouverte.",
    time: "Heure",
    event: "Événement",
    data: "Contenu",
    chart: "États",
    current: "état actuel",
    begins: "début",
    ends: "fin",
    parallel: "en même temps",
    everywhere: "Depuis tous les états",
    stays: "reste",
    ignored: "ignoré",
    about: {
      cart: "Le panier du navigateur : restauré, relu, et ses écritures l’une après l’autre.",
      delivery: "Comment la commande arrive, et ses frais, calculés un à la fois.",
      customization: "Les étapes d’une personnalisation, et son prix à côté.",
      checkout: "Du panier à la commande payée ; chaque étape est une adresse.",
      auth: "Qui est connecté.",
      order: "La vie d’une commande.",
      payment: "La vie d’un essai de paiement.",
      return: "La vie d’un retour.",
      parameters: "L’écran des réglages : modifier, enregistrer, annuler, comparer.",
    },
  },
  en: {
    title: "Machines",
    skip: "Go to the content",
    intro: "Every machine of the shop, drawn from its definition. Open the shop in another tab of the same browser: the states of its machines light up here, without a network.",
    languages: "Language",
    machines: "Machines",
    toShop: "Open the shop",
    nobody: "No other tab of the shop runs a machine.",
    running: (v) => counted("en", v.actors, { one: "1 machine runs in another tab.", other: "# machines run in other tabs." }),
    lives: "Running",
    quiet: "Runs in no other tab.",
    onServer: "Runs on the server: its states are the statuses that are stored.",
    actor: (v) => `Tab on ${v.page}`,
    state: "State",
    context: "Context",
    events: "Last events",
    noEvents: "None since this page is open.",
    time: "Time",
    event: "Event",
    data: "Content",
    chart: "States",
    current: "current state",
    begins: "start",
    ends: "end",
    parallel: "side by side",
    everywhere: "From every state",
    stays: "stays",
    ignored: "ignored",
    about: {
      cart: "The cart in the browser: restored, read again, its writes one after another.",
      delivery: "How the order arrives, and its fees, calculated one at a time.",
      customization: "The steps of a customization, and its price beside them.",
      checkout: "From the cart to the paid order; each step is an address.",
      auth: "Who is signed in.",
      order: "The life of an order.",
      payment: "The life of one attempt to pay.",
      return: "The life of a return.",
      parameters: "The settings screen: change, save, undo, compare.",
    },
  },
};
