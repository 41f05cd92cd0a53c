/** Texts of `registry/checkout/payment-step`, made by `npm run generate` from `messages/<lang>/registry/checkout/payment-step.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  loading: string;
  review: string;
  changeCart: string;
  details: string;
  changeDetails: string;
  delivery: string;
  collect: string;
  billing: string;
  message: string;
  messageHint: string;
  optional: string;
  terms: string;
  termsLink: string;
  newTab: string;
  majority: string;
  majorityText: string;
  birthdate: string;
  ofAge: string;
  ofAgeNeeded: string;
  majorityRefusal: {
    missing: string;
    implausible: string;
    minor: string;
  };
  termsNeeded: string;
  privacy: string;
  privacyLink: string;
  guarantee: string;
  guaranteeText: string;
  order: string;
  orderAt: (v: { amount: string | number }) => string;
  charging: string;
  placing: string;
  heldBack: string;
  leaving: string;
  refused: string;
  unanswered: string;
  toCart: string;
  toDetails: string;
  toDelivery: string;
  changed: string;
  earlyStart: string;
  earlyStartNeeded: string;
  guaranteeLink: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    loading: "Chargement du récapitulatif",
    review: "Votre commande",
    changeCart: "Modifier le panier",
    details: "Vos coordonnées",
    changeDetails: "Modifier",
    delivery: "Livraison",
    collect: "Retrait en boutique",
    billing: "Facturation",
    message: "Un mot pour la boutique",
    messageHint: "Un paquet cadeau, une précision pour la livraison…",
    optional: "facultatif",
    terms: "J’ai lu et j’accepte les",
    termsLink: "conditions générales de vente",
    newTab: "(nouvel onglet)",
    majority: "Vous achetez de l’alcool",
    majorityText: "Sa vente est interdite aux moins de 18 ans : la preuve de votre majorité est exigée au moment de l’achat. La boutique garde cette date avec la commande, et pour rien d’autre.",
    birthdate: "Date de naissance",
    ofAge: "Je déclare avoir 18 ans ou plus.",
    ofAgeNeeded: "Cochez cette case pour acheter de l’alcool.",
    majorityRefusal: {
      missing: "Indiquez votre date de naissance.",
      implausible: "Vérifiez cette date.",
      minor: "L’alcool n’est pas vendu aux moins de 18 ans. Retirez-le de votre panier pour commander.",
    },
    termsNeeded: "Cochez cette case pour pouvoir commander.",
    privacy: "Ce que nous faisons de vos données :",
    privacyLink: "politique de confidentialité",
    guarantee: "Garantie légale de conformité",
    guaranteeText: "Tout article, neuf ou d’occasion, est couvert deux ans par la garantie légale de conformité. Pour un article d’occasion, un défaut apparu dans les douze mois est présumé d’origine. Réparation, remplacement ou remboursement : rien à payer.",
    order: "Commander avec obligation de paiement",
    orderAt: (v) => `Commander avec obligation de paiement · ${v.amount}`,
    charging: "La banque vérifie votre carte…",
    placing: "Nous préparons votre commande…",
    heldBack: "Rien n’est encore commandé : le montant ou le code a changé entre-temps. Vérifiez, puis commandez.",
    leaving: "Direction la page de paiement…",
    refused: "Votre commande n’est pas passée",
    unanswered: "La boutique ne répond pas. Vous pouvez réessayer : votre commande ne sera jamais passée deux fois.",
    toCart: "Revoir le panier",
    toDetails: "Corriger mes coordonnées",
    toDelivery: "Revoir la livraison",
    changed: "Votre panier a été mis à jour. Vérifiez le total avant de commander.",
    earlyStart: "Je demande que la location commence avant la fin du délai de rétractation de 14 jours. Je reconnais que, si j’y renonce une fois commencée, je dois les jours écoulés, et que je perds mon droit de rétractation une fois la location entièrement exécutée.",
    earlyStartNeeded: "Cochez cette case pour louer à ces dates.",
    guaranteeLink: "La garantie légale, sur europa.eu",
  },
  en: {
    loading: "Loading the summary",
    review: "Your order",
    changeCart: "Change the cart",
    details: "Your details",
    changeDetails: "Change",
    delivery: "Delivery",
    collect: "Collection in the shop",
    billing: "Billing",
    message: "A word to the shop",
    messageHint: "Gift wrapping, a word for the delivery…",
    optional: "optional",
    terms: "I have read and accept the",
    termsLink: "sale terms",
    newTab: "(new tab)",
    majority: "You are buying alcohol",
    majorityText: "It is not sold to anyone under 18: proof that you are of age is required when you buy. The shop keeps this date with the order, and for nothing else.",
    birthdate: "Date of birth",
    ofAge: "I declare that I am 18 or over.",
    ofAgeNeeded: "Tick this box to buy alcohol.",
    majorityRefusal: {
      missing: "Enter your date of birth.",
      implausible: "Check this date.",
      minor: "Alcohol is not sold to anyone under 18. Remove it from your cart to order.",
    },
    termsNeeded: "Tick this box to be able to order.",
    privacy: "What we do with your data:",
    privacyLink: "privacy policy",
    guarantee: "Legal guarantee of conformity",
    guaranteeText: "Every item, new or second-hand, is covered for two years by the legal guarantee of conformity. For a second-hand item, a defect that appears within twelve months is presumed to have been there. Repair, replacement or refund: nothing to pay.",
    order: "Order with obligation to pay",
    orderAt: (v) => `Order with obligation to pay · ${v.amount}`,
    charging: "The bank is checking your card…",
    placing: "We are preparing your order…",
    heldBack: "Nothing is ordered yet: the amount or the code changed meanwhile. Check it, then order.",
    leaving: "On to the payment page…",
    refused: "Your order was not placed",
    unanswered: "The shop does not answer. You can try again: your order will never be placed twice.",
    toCart: "Review the cart",
    toDetails: "Correct my details",
    toDelivery: "Review the delivery",
    changed: "Your cart was brought up to date. Check the total before you order.",
    earlyStart: "I ask that the rental begins before the 14 days of withdrawal are over. I acknowledge that, if I withdraw once it has begun, I owe the days passed, and that I lose my right of withdrawal once the rental is fully performed.",
    earlyStartNeeded: "Tick this box to rent on these dates.",
    guaranteeLink: "The legal guarantee, on europa.eu",
  },
};
