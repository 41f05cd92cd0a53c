/** Texts of `registry/checkout/payment`, made by `npm run generate` from `messages/<lang>/registry/checkout/payment.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  methodTitle: string;
  means: string;
  test: string;
  testText: string;
  elsewhere: string;
  confirmation: string;
  cardLoading: string;
  cardFailed: string;
  retry: string;
  cardRefused: string;
  cardTryAgain: string;
  cardUnknown: string;
  loading: string;
  unknown: string;
  none: string;
  noneText: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    methodTitle: "Votre paiement",
    means: "Moyens acceptés",
    test: "Paiement d’essai",
    testText: "Cette boutique est en mode test : aucune carte n’est débitée et rien n’est expédié.",
    elsewhere: "Vous payez sur une page de paiement sécurisée, puis vous revenez ici.",
    confirmation: "Votre banque peut vous demander de confirmer (3D Secure).",
    cardLoading: "Chargement du formulaire de carte",
    cardFailed: "Le formulaire de carte ne se charge pas. Vérifiez votre connexion, ou qu’aucun bloqueur ne l’arrête.",
    retry: "Réessayer",
    cardRefused: "Votre carte n’a pas été acceptée",
    cardTryAgain: "Rien n’a été débité. Corrigez ou essayez une autre carte : votre commande ne sera jamais payée deux fois.",
    cardUnknown: "Le paiement n’a pas pu être fait. Réessayez dans un instant, ou avec une autre carte.",
    loading: "Chargement du moyen de paiement",
    unknown: "Le moyen de paiement ne se charge pas pour l’instant.",
    none: "Le paiement en ligne n’est pas encore ouvert",
    noneText: "Cette boutique ne peut pas encaisser pour l’instant. Votre panier est gardé : revenez un peu plus tard, ou contactez-nous.",
  },
  en: {
    methodTitle: "Your payment",
    means: "Accepted means",
    test: "Trial payment",
    testText: "This shop is in test mode: no card is charged and nothing is shipped.",
    elsewhere: "You pay on a secure payment page, and then come back here.",
    confirmation: "Your bank may ask you to confirm (3D Secure).",
    cardLoading: "Loading the card form",
    cardFailed: "The card form does not load. Check your connection, and that no blocker stops it.",
    retry: "Try again",
    cardRefused: "Your card was not accepted",
    cardTryAgain: "Nothing was charged. Correct it or try another card: your order will never be paid twice.",
    cardUnknown: "The payment could not be made. Try again in a moment, or with another card.",
    loading: "Loading the means of payment",
    unknown: "The means of payment does not load at the moment.",
    none: "Online payment is not open yet",
    noneText: "This shop cannot take payments at the moment. Your cart is kept: come back a little later, or contact us.",
  },
};
