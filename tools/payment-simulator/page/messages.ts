import type { Decision } from '../core/desk.ts';

export type Language = 'fr' | 'en';

type Messages = {
  title: (provider: string) => string;
  banner: string;
  lead: string;
  reference: string;
  merchant: string;
  decisions: Record<Exclude<Decision, 'settle' | 'settle-refused' | 'fail-challenge'>, readonly [label: string, hint: string]>;
  challenge: readonly [label: string, hint: string];
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
};

export const messages: Record<Language, Messages> = {
  fr: {
    title: (provider) => `Paiement ${provider}`,
    banner: 'Simulateur : aucun argent ne circule, aucune carte n’est demandée.',
    lead: 'Choisissez ce que la banque répond.',
    reference: 'Référence',
    merchant: 'Commerçant',
    decisions: {
      accept: ['Accepter le paiement', 'La boutique est prévenue, puis vous y revenez.'],
      authorize: ['Autoriser sans débiter', 'L’argent est réservé, pas encore pris.'],
      delay: ['Laisser en attente', 'Le paiement aboutit quelques secondes plus tard.'],
      refuse: ['Refuser le paiement', 'La banque refuse, puis vous revenez à la boutique.'],
      'refuse-and-stay': ['Refuser et réessayer', 'La banque refuse une carte ; vous restez ici.'],
      cancel: ['Annuler', 'Vous renoncez et revenez à la boutique.'],
      leave: ['Quitter sans payer', 'Comme si vous fermiez l’onglet : personne n’est prévenu.'],
    },
    challenge: ['Demander une authentification 3-D Secure', 'Une étape de plus avant la réponse.'],
    challengeTitle: 'Authentification 3-D Secure',
    challengeLead: 'Votre banque demande de confirmer que c’est bien vous.',
    challengeAccept: 'C’est moi, confirmer',
    challengeRefuse: 'Échec de l’authentification',
    back: 'Retour',
    refused: 'La banque a refusé cette carte. Vous pouvez réessayer.',
    left: 'Vous avez quitté la page de paiement',
    leftHint: 'Personne n’a été prévenu. Vous pouvez fermer cet onglet, ou revenir payer.',
    decided: 'Ce paiement est terminé',
    decidedHint: 'Il n’attend plus de réponse. Retournez à la boutique.',
    missing: 'Ce paiement n’existe pas dans le simulateur.',
  },
  en: {
    title: (provider) => `${provider} payment`,
    banner: 'Simulator: no money moves, no card is asked for.',
    lead: 'Choose what the bank answers.',
    reference: 'Reference',
    merchant: 'Merchant',
    decisions: {
      accept: ['Accept the payment', 'The shop is notified, then you go back to it.'],
      authorize: ['Authorise without charging', 'The money is reserved, not taken yet.'],
      delay: ['Leave it pending', 'The payment succeeds a few seconds later.'],
      refuse: ['Decline the payment', 'The bank declines, then you go back to the shop.'],
      'refuse-and-stay': ['Decline and try again', 'The bank declines one card; you stay here.'],
      cancel: ['Cancel', 'You give up and go back to the shop.'],
      leave: ['Leave without paying', 'As if you closed the tab: nobody is notified.'],
    },
    challenge: ['Ask for 3-D Secure authentication', 'One more step before the answer.'],
    challengeTitle: '3-D Secure authentication',
    challengeLead: 'Your bank asks you to confirm that it is you.',
    challengeAccept: 'It is me, confirm',
    challengeRefuse: 'Authentication fails',
    back: 'Back',
    refused: 'The bank declined this card. You can try again.',
    left: 'You left the payment page',
    leftHint: 'Nobody was notified. You can close this tab, or come back and pay.',
    decided: 'This payment is over',
    decidedHint: 'It waits for no answer any more. Go back to the shop.',
    missing: 'The simulator has no such payment.',
  },
};

/** The language of a page: what the shop asked for, else the browser's first of the two. */
export const languageFor = (asked: Language | undefined, acceptLanguage = ''): Language =>
  asked ?? (/^\s*en\b/i.test(acceptLanguage) ? 'en' : 'fr');
