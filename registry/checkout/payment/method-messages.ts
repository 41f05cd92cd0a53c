import type { PaymentMethod } from '#schemas/order.ts';

type MethodMessages = {
  title: string;
  text: string;
  marks: readonly string[];
  /** Its card fields stand on the shop's own page. */
  isHere?: true;
};
const cards = ['CB', 'Visa', 'Mastercard'];

/** What each method says of itself on the payment step. Its marks are the means it takes, by the names that stand on them. */
export const methodMessages: Readonly<Record<'fr' | 'en', Readonly<Record<PaymentMethod, MethodMessages>>>> = {
  fr: {
    CUSTOM: {
      title: 'Carte bancaire',
      text: 'Votre carte est saisie ici, dans un formulaire chiffré de Stripe : la boutique n’en voit jamais le numéro.',
      marks: [...cards, 'Apple Pay', 'Google Pay'],
      isHere: true,
    },
    STRIPE: {
      title: 'Paiement par Stripe',
      text: 'Votre carte est saisie ici, dans un formulaire chiffré de Stripe : la boutique n’en voit jamais le numéro.',
      marks: [...cards, 'Apple Pay', 'Google Pay'],
      isHere: true,
    },
    CAWL: {
      title: 'Paiement par CAWL',
      text: 'Vous payez sur la page sécurisée de CAWL, du groupe Crédit Agricole, puis vous revenez ici.',
      marks: cards,
    },
    MONETICO: {
      title: 'Monetico Paiement',
      text: 'Vous payez sur la page sécurisée de Monetico, du Crédit Mutuel et du CIC, puis vous revenez ici.',
      marks: cards,
    },
    E_TRANSACTION: {
      title: 'Up2pay e-Transactions',
      text: 'Vous payez sur la page sécurisée d’e-Transactions, du Crédit Agricole, puis vous revenez ici.',
      marks: cards,
    },
  },
  en: {
    CUSTOM: {
      title: 'Payment card',
      text: 'Your card is entered here, in an encrypted form of Stripe: the shop never sees its number.',
      marks: [...cards, 'Apple Pay', 'Google Pay'],
      isHere: true,
    },
    STRIPE: {
      title: 'Payment by Stripe',
      text: 'Your card is entered here, in an encrypted form of Stripe: the shop never sees its number.',
      marks: [...cards, 'Apple Pay', 'Google Pay'],
      isHere: true,
    },
    CAWL: {
      title: 'Payment by CAWL',
      text: 'You pay on the secure page of CAWL, of the Crédit Agricole group, and then come back here.',
      marks: cards,
    },
    MONETICO: {
      title: 'Monetico Paiement',
      text: 'You pay on the secure page of Monetico, of Crédit Mutuel and CIC, and then come back here.',
      marks: cards,
    },
    E_TRANSACTION: {
      title: 'Up2pay e-Transactions',
      text: 'You pay on the secure page of e-Transactions, of Crédit Agricole, and then come back here.',
      marks: cards,
    },
  },
};
