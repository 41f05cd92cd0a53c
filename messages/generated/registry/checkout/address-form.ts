/** Texts of `registry/checkout/address-form`, made by `npm run generate` from `messages/<lang>/registry/checkout/address-form.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber } from '../../../plural.ts';

export type Messages = {
  loading: string;
  contact: string;
  delivery: string;
  deliveryCollected: string;
  notSentHint: string;
  toPayment: string;
  deliveryCollectedHint: string;
  billing: string;
  billingSame: string;
  next: string;
  nextCollected: string;
  way: string;
  wayMissing: string;
  collect: string;
  collectDetail: string;
  deliver: string;
  deliverDetail: string;
  who: string;
  ownBilling: string;
  likely: string;
  mark: string;
  correctTo: (v: { email: string | number }) => string;
  back: string;
  optional: string;
  labels: {
    email: string;
    phone: string;
    firstname: string;
    lastname: string;
    latinName: string;
    address: string;
    addressPart2: string;
    postalCode: string;
    city: string;
    idCountry: string;
  };
  latinHint: string;
  emailHint: string;
  phoneHint: string;
  mobileHint: string;
  landline: string;
  chooseCountry: string;
  savedAddresses: string;
  otherAddress: string;
  missing: {
    email: string;
    phone: string;
    firstname: string;
    lastname: string;
    latinName: string;
    address: string;
    addressPart2: string;
    postalCode: string;
    city: string;
    idCountry: string;
  };
  malformed: {
    email: string;
    phone: string;
    firstname: string;
    lastname: string;
    latinName: string;
    address: string;
    addressPart2: string;
    postalCode: string;
    city: string;
    idCountry: string;
  };
  faults: (v: { count: number }) => string;
  account: {
    question: string;
    hint: string;
    open: string;
    close: string;
    login: string;
    register: string;
    tabs: string;
    signedIn: (v: { email: string | number; name: string | number }) => string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    loading: "Chargement de vos coordonnées",
    contact: "Vos coordonnées",
    delivery: "Adresse de livraison",
    deliveryCollected: "Votre adresse",
    notSentHint: "Rien à livrer : l’adresse est facultative, votre nom suffit.",
    toPayment: "Passer au paiement",
    deliveryCollectedHint: "Vous avez choisi le retrait en boutique : l’adresse est facultative, votre nom suffit.",
    billing: "Adresse de facturation",
    billingSame: "Facturer à la même adresse",
    next: "Choisir la livraison",
    nextCollected: "Choisir le créneau de retrait",
    way: "Comment souhaitez-vous recevoir votre commande ?",
    wayMissing: "Choisissez d’abord comment vous recevez votre commande.",
    collect: "Retrait en boutique",
    collectDetail: "Gratuit, sans adresse à donner",
    deliver: "Livraison",
    deliverDetail: "Chez vous ou près de chez vous",
    who: "Qui vient la chercher ?",
    ownBilling: "Indiquer une adresse de facturation",
    likely: "Vouliez-vous dire",
    mark: " ?",
    correctTo: (v) => `Corriger en ${v.email}`,
    back: "Revenir au panier",
    optional: "facultatif",
    labels: {
      email: "Adresse e-mail",
      phone: "Téléphone",
      firstname: "Prénom",
      lastname: "Nom",
      latinName: "Nom complet en lettres latines",
      address: "Adresse",
      addressPart2: "Complément (bâtiment, étage, lieu-dit)",
      postalCode: "Code postal",
      city: "Ville",
      idCountry: "Pays",
    },
    latinHint: "La facture et l’étiquette du colis l’impriment.",
    emailHint: "Pour la confirmation de votre commande.",
    phoneHint: "Seulement si nous devons vous joindre pour cette commande.",
    mobileHint: "Un numéro de mobile, seulement si nous devons vous joindre pour cette commande.",
    landline: "Ce numéro est un fixe : indiquez un mobile, par exemple 06 12 34 56 78.",
    chooseCountry: "Choisir un pays",
    savedAddresses: "Vos adresses",
    otherAddress: "Une autre adresse",
    missing: {
      email: "Indiquez votre adresse e-mail.",
      phone: "Indiquez un numéro où vous joindre.",
      firstname: "Indiquez un prénom.",
      lastname: "Indiquez un nom.",
      latinName: "Écrivez aussi ce nom en lettres latines.",
      address: "Indiquez le numéro et la rue.",
      addressPart2: "",
      postalCode: "Indiquez le code postal.",
      city: "Indiquez la ville.",
      idCountry: "Choisissez un pays.",
    },
    malformed: {
      email: "Cette adresse ne semble pas complète, par exemple prenom@exemple.fr.",
      phone: "Ce numéro ne semble pas complet, par exemple 06 12 34 56 78.",
      firstname: "Ce prénom est trop long (80 lettres au plus).",
      lastname: "Ce nom est trop long (80 lettres au plus).",
      latinName: "Lettres latines uniquement (120 au plus).",
      address: "Cette adresse est trop longue (120 caractères au plus).",
      addressPart2: "Ce complément est trop long (120 caractères au plus).",
      postalCode: "Ce code postal ne correspond pas au pays.",
      city: "Ce nom de ville est trop long.",
      idCountry: "Choisissez un pays.",
    },
    faults: (v) => (v.count === 1 ? "Un champ est à compléter ou à corriger." : `${formatNumber("fr", v.count)} champs sont à compléter ou à corriger.`),
    account: {
      question: "Vous avez déjà un compte ?",
      hint: "Votre panier vous suit, et vos adresses sont déjà là.",
      open: "Se connecter ou créer un compte",
      close: "Continuer sans compte",
      login: "J’ai un compte",
      register: "Je crée mon compte",
      tabs: "Votre compte",
      signedIn: (v) => `Vous commandez avec le compte de ${v.name} (${v.email}).`,
    },
  },
  en: {
    loading: "Loading your details",
    contact: "Your details",
    delivery: "Delivery address",
    deliveryCollected: "Your address",
    notSentHint: "Nothing to deliver: the address is optional, your name is enough.",
    toPayment: "Go to payment",
    deliveryCollectedHint: "You chose to collect in the shop: the address is optional, your name is enough.",
    billing: "Billing address",
    billingSame: "Bill to the same address",
    next: "Choose the delivery",
    nextCollected: "Choose the collection slot",
    way: "How would you like to receive your order?",
    wayMissing: "First choose how you receive your order.",
    collect: "Collect in the shop",
    collectDetail: "Free, no address needed",
    deliver: "Delivery",
    deliverDetail: "At your home or near it",
    who: "Who will collect it?",
    ownBilling: "Give a billing address",
    likely: "Did you mean",
    mark: "?",
    correctTo: (v) => `Correct to ${v.email}`,
    back: "Back to the cart",
    optional: "optional",
    labels: {
      email: "E-mail address",
      phone: "Phone",
      firstname: "First name",
      lastname: "Last name",
      latinName: "Full name in Latin letters",
      address: "Address",
      addressPart2: "Second line (building, floor)",
      postalCode: "Postal code",
      city: "City",
      idCountry: "Country",
    },
    latinHint: "The invoice and the parcel label print it.",
    emailHint: "For the confirmation of your order.",
    phoneHint: "Only if we need to reach you about this order.",
    mobileHint: "A mobile number, only if we need to reach you about this order.",
    landline: "This is a landline: enter a mobile number, for example +33 6 12 34 56 78.",
    chooseCountry: "Choose a country",
    savedAddresses: "Your addresses",
    otherAddress: "Another address",
    missing: {
      email: "Enter your e-mail address.",
      phone: "Enter a number where you can be reached.",
      firstname: "Enter a first name.",
      lastname: "Enter a last name.",
      latinName: "Write this name in Latin letters as well.",
      address: "Enter number and street.",
      addressPart2: "",
      postalCode: "Enter the postal code.",
      city: "Enter the city.",
      idCountry: "Choose a country.",
    },
    malformed: {
      email: "This address does not look complete, for example name@example.com.",
      phone: "This number does not look complete, for example +33 6 12 34 56 78.",
      firstname: "This first name is too long (80 letters at most).",
      lastname: "This last name is too long (80 letters at most).",
      latinName: "Latin letters only (120 at most).",
      address: "This address is too long (120 characters at most).",
      addressPart2: "This second line is too long (120 characters at most).",
      postalCode: "This postal code does not belong to the country.",
      city: "This city name is too long.",
      idCountry: "Choose a country.",
    },
    faults: (v) => counted("en", v.count, { one: "One field needs your attention.", other: "# fields need your attention." }),
    account: {
      question: "Do you have an account?",
      hint: "Your cart comes along, and your addresses are there already.",
      open: "Sign in or create an account",
      close: "Continue without an account",
      login: "I have an account",
      register: "I create my account",
      tabs: "Your account",
      signedIn: (v) => `You order with the account of ${v.name} (${v.email}).`,
    },
  },
};
