/** Texts of `admin/payments`, made by `npm run generate` from `messages/<lang>/admin/payments.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  title: string;
  sections: string;
  setup: string;
  books: string;
  unknown: string;
  retry: string;
  loading: string;
  methods: string;
  detail: string;
  current: string;
  ready: (v: { mode: string | number }) => string;
  notReady: string;
  modeNames: {
    TEST: string;
    LIVE: string;
  };
  testBank: string;
  testBankText: string;
  simulated: string;
  simulatedText: string;
  currentNotReady: string;
  currentNotReadyText: (v: { method: string | number }) => string;
  otherCurrency: (v: { currency: string | number; method: string | number; taken: string | number }) => string;
  isTestNow: string;
  isTestNowText: string;
  choose: (v: { method: string | number }) => string;
  chooseAsk: (v: { method: string | number }) => string;
  chooseText: string;
  chooseNotReady: string;
  chosen: (v: { method: string | number }) => string;
  isCurrent: string;
  mode: string;
  modes: {
    TEST: {
      label: string;
      detail: string;
    };
    LIVE: {
      label: string;
      detail: string;
    };
  };
  liveAsk: string;
  liveText: string;
  liveAct: string;
  keys: string;
  stored: (v: { moment: string | number }) => string;
  storedPlain: string;
  secretNote: string;
  replace: string;
  replaceOf: (v: { label: string | number }) => string;
  keep: string;
  remove: string;
  removeOf: (v: { label: string | number }) => string;
  willBeRemoved: string;
  save: string;
  saved: string;
  savedBy: (v: { email: string | null; moment: string | number }) => string;
  check: string;
  checkFirst: string;
  checked: string;
  checkTitle: string;
  checkedAt: (v: { moment: string | number }) => string;
  never: string;
  fieldStates: {
    ok: string;
    missing: string;
    malformed: string;
    mode: string;
    refused: string;
  };
  callStates: {
    accepted: string;
    refused: string;
    unreachable: string;
    "not-made": string;
    reachable: string;
  };
  notifies: string;
  doesNotNotify: string;
  address: string;
  addressHint: string;
  addressMonetico: string;
  copy: string;
  copied: string;
  byItself: string;
  byHand: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Paiements",
    sections: "Paiements de la boutique",
    setup: "Moyens de paiement",
    books: "Rapprochement",
    unknown: "Les réglages de paiement ne se chargent pas.",
    retry: "Réessayer",
    loading: "Chargement des moyens de paiement",
    methods: "Moyens de paiement",
    detail: "Moyen de paiement",
    current: "choisi",
    ready: (v) => `prêt, ${v.mode}`,
    notReady: "à configurer",
    modeNames: {
      TEST: "mode test",
      LIVE: "mode réel",
    },
    testBank: "Banque de test",
    testBankText: "Elle remplace les moyens de paiement qui ne sont pas configurés. Aucun argent ne bouge : les commandes sont marquées « essai » et ne comptent pas dans les ventes.",
    simulated: "Simulateur",
    simulatedText: "Les prestataires sont joués par un simulateur sur cette machine : rien n’en sort, et aucune carte n’est débitée.",
    currentNotReady: "La boutique ne peut rien encaisser",
    currentNotReadyText: (v) => `${v.method} est choisi, mais il manque des réglages. Les clientes le lisent avant de commander, et ne peuvent pas payer.`,
    otherCurrency: (v) => `${v.method} n’accepte que ${v.taken}, et la boutique vend en ${v.currency} : personne ne peut payer par ce moyen.`,
    isTestNow: "La boutique est en mode test",
    isTestNowText: "Les paiements passent par l’environnement d’essai du prestataire : aucun argent ne bouge.",
    choose: (v) => `Encaisser par ${v.method}`,
    chooseAsk: (v) => `Encaisser par ${v.method} ?`,
    chooseText: "Les prochains paiements passent par lui. Ceux qui sont en cours se terminent là où ils ont commencé.",
    chooseNotReady: "Il n’est pas prêt : tant que ses réglages manquent, personne ne pourra payer.",
    chosen: (v) => `La boutique encaisse par ${v.method}.`,
    isCurrent: "La boutique encaisse par ce moyen.",
    mode: "Environnement",
    modes: {
      TEST: {
        label: "Test",
        detail: "Aucun argent ne bouge.",
      },
      LIVE: {
        label: "Réel",
        detail: "Les cartes sont débitées.",
      },
    },
    liveAsk: "Passer en réel ?",
    liveText: "À partir de maintenant, les cartes de vos clientes sont débitées.",
    liveAct: "Passer en réel",
    keys: "Clés",
    stored: (v) => `Enregistrée. Réglages du ${v.moment}.`,
    storedPlain: "Enregistrée.",
    secretNote: "Elle ne se relit pas : elle est chiffrée ici, et ne ressort jamais.",
    replace: "Remplacer",
    replaceOf: (v) => `Remplacer : ${v.label}`,
    keep: "Garder l’ancienne",
    remove: "Retirer",
    removeOf: (v) => `Retirer : ${v.label}`,
    willBeRemoved: "Elle sera retirée à l’enregistrement.",
    save: "Enregistrer",
    saved: "Les réglages sont enregistrés.",
    savedBy: (v) => `Enregistré le ${v.moment}${(!v.email ? "" : ` par ${v.email}`)}`,
    check: "Vérifier les clés",
    checkFirst: "Enregistrez d’abord vos changements.",
    checked: "La vérification est faite.",
    checkTitle: "Vérification",
    checkedAt: (v) => `Vérifié le ${v.moment}`,
    never: "Pas encore vérifié depuis le dernier changement.",
    fieldStates: {
      ok: "correcte",
      missing: "manque",
      malformed: "n’a pas la forme attendue",
      mode: "appartient à l’autre environnement",
      refused: "refusée par le prestataire",
    },
    callStates: {
      accepted: "Le prestataire a accepté un appel d’essai.",
      refused: "Le prestataire refuse ces clés. Comparez-les avec celles de son espace, dans le même environnement.",
      unreachable: "Le prestataire ne répond pas. Réessayez dans quelques minutes.",
      "not-made": "L’appel d’essai n’a pas été fait : il manque des clés.",
      reachable: "Le prestataire répond. Il ne sait pas vérifier des clés sans paiement : faites une commande d’essai.",
    },
    notifies: "Le prestataire a l’adresse de notification.",
    doesNotNotify: "Le prestataire n’a pas l’adresse de notification : ajoutez-la chez lui, sinon les paiements se confirment avec retard.",
    address: "Adresse de notification",
    addressHint: "À enregistrer chez le prestataire : c’est là qu’il dit ce que devient un paiement.",
    addressMonetico: "À donner au support Monetico (interface « retour »), avec la réponse en texte.",
    copy: "Copier",
    copied: "Copiée.",
    byItself: "Les remboursements partent d’ici, sans passer par son site.",
    byHand: "Les remboursements se font sur son site, puis se confirment ici.",
  },
  en: {
    title: "Payments",
    sections: "Payments of the shop",
    setup: "Means of payment",
    books: "Reconciliation",
    unknown: "The payment settings do not load.",
    retry: "Try again",
    loading: "Loading the means of payment",
    methods: "Means of payment",
    detail: "Means of payment",
    current: "chosen",
    ready: (v) => `ready, ${v.mode}`,
    notReady: "to be set up",
    modeNames: {
      TEST: "test mode",
      LIVE: "live mode",
    },
    testBank: "Test bank",
    testBankText: "It stands in for the means of payment that are not set up. No money moves: orders are marked “trial” and do not count as sales.",
    simulated: "Simulator",
    simulatedText: "The providers are played by a simulator on this machine: nothing leaves it, and no card is charged.",
    currentNotReady: "The shop cannot take payments",
    currentNotReadyText: (v) => `${v.method} is chosen, but settings are missing. Customers read so before they order, and cannot pay.`,
    otherCurrency: (v) => `${v.method} takes ${v.taken} alone, and the shop sells in ${v.currency}: nobody can pay with it.`,
    isTestNow: "The shop is in test mode",
    isTestNowText: "Payments go through the test environment of the provider: no money moves.",
    choose: (v) => `Take payments by ${v.method}`,
    chooseAsk: (v) => `Take payments by ${v.method}?`,
    chooseText: "The next payments go through it. Those under way end where they began.",
    chooseNotReady: "It is not ready: as long as settings are missing, nobody can pay.",
    chosen: (v) => `The shop takes payments by ${v.method}.`,
    isCurrent: "The shop takes payments by this means.",
    mode: "Environment",
    modes: {
      TEST: {
        label: "Test",
        detail: "No money moves.",
      },
      LIVE: {
        label: "Live",
        detail: "Cards are charged.",
      },
    },
    liveAsk: "Go live?",
    liveText: "From now on the cards of your customers are charged.",
    liveAct: "Go live",
    keys: "Keys",
    stored: (v) => `Stored. Settings of ${v.moment}.`,
    storedPlain: "Stored.",
    secretNote: "It cannot be read back: it is encrypted here, and never comes out.",
    replace: "Replace",
    replaceOf: (v) => `Replace: ${v.label}`,
    keep: "Keep the old one",
    remove: "Remove",
    removeOf: (v) => `Remove: ${v.label}`,
    willBeRemoved: "It is removed when you save.",
    save: "Save",
    saved: "The settings are saved.",
    savedBy: (v) => `Saved ${v.moment}${(!v.email ? "" : ` by ${v.email}`)}`,
    check: "Check the keys",
    checkFirst: "Save your changes first.",
    checked: "The check is done.",
    checkTitle: "Check",
    checkedAt: (v) => `Checked ${v.moment}`,
    never: "Not checked yet since the last change.",
    fieldStates: {
      ok: "right",
      missing: "is missing",
      malformed: "does not have the expected form",
      mode: "belongs to the other environment",
      refused: "refused by the provider",
    },
    callStates: {
      accepted: "The provider accepted a test call.",
      refused: "The provider refuses these keys. Compare them with those of its back office, in the same environment.",
      unreachable: "The provider does not answer. Try again in a few minutes.",
      "not-made": "The test call was not made: keys are missing.",
      reachable: "The provider answers. It cannot check keys without a payment: place a trial order.",
    },
    notifies: "The provider has the notification address.",
    doesNotNotify: "The provider does not have the notification address: add it there, else payments are confirmed late.",
    address: "Notification address",
    addressHint: "To be registered at the provider: it is where it tells what becomes of a payment.",
    addressMonetico: "To be given to the Monetico support (“return” interface), with the answer as text.",
    copy: "Copy",
    copied: "Copied.",
    byItself: "Refunds are made from here, not on its own site.",
    byHand: "Refunds are made on its site, and then confirmed here.",
  },
};
