/** Texts of `registry/buying/customization-steps`, made by `npm run generate` from `messages/<lang>/registry/buying/customization-steps.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  none: string;
  noneText: string;
  notSold: string;
  back: string;
  stepInAddress: string;
  progress: (v: { step: string | number; steps: string | number }) => string;
  recap: string;
  recapText: string;
  optional: string;
  next: string;
  skip: string;
  previous: string;
  keep: string;
  edit: string;
  editStep: (v: { label: string | number }) => string;
  nothing: string;
  yes: string;
  required: string;
  tooLarge: (v: { megabytes: string | number }) => string;
  checking: string;
  kept: (v: { name: string | number }) => string;
  removeFile: string;
  unchecked: string;
  free: string;
  price: string;
  piece: string;
  pieces: (v: { quantity: string | number }) => string;
  extra: string;
  reduction: string;
  total: string;
  included: string;
  priceUnknown: string;
  retry: string;
  quantity: string;
  add: string;
  unanswered: string;
  personal: string;
  done: string;
  cart: string;
  again: string;
  from: (v: { cost: string | number; count: string | number }) => string;
  costs: (v: { cost: string | number }) => string;
  noScript: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    none: "Ce produit ne se personnalise pas",
    noneText: "Il se commande tel qu’il est.",
    notSold: "Ce produit ne peut pas être commandé ici en ce moment.",
    back: "Revenir au produit",
    stepInAddress: "etape",
    progress: (v) => `Étape ${v.step} sur ${v.steps}`,
    recap: "Votre article",
    recapText: "Relisez vos choix avant de l’ajouter au panier.",
    optional: "facultatif",
    next: "Continuer",
    skip: "Passer cette étape",
    previous: "Étape précédente",
    keep: "Enregistrer",
    edit: "Modifier",
    editStep: (v) => `Modifier : ${v.label}`,
    nothing: "Sans",
    yes: "Oui",
    required: "Ce champ est obligatoire.",
    tooLarge: (v) => `Ce fichier est trop lourd : ${v.megabytes} Mo au plus.`,
    checking: "Vérification du fichier",
    kept: (v) => `Fichier gardé : ${v.name}`,
    removeFile: "Retirer ce fichier",
    unchecked: "Le fichier n’a pas pu être vérifié. Vérifiez votre connexion, puis choisissez-le à nouveau.",
    free: "offert",
    price: "Prix",
    piece: "L’article",
    pieces: (v) => `Les ${v.quantity} articles`,
    extra: "Personnalisation",
    reduction: "Remise par quantité",
    total: "Total",
    included: "TTC, hors livraison",
    priceUnknown: "Le prix n’a pas pu être calculé.",
    retry: "Réessayer",
    quantity: "Quantité",
    add: "Ajouter au panier",
    unanswered: "La boutique ne répond pas. Vérifiez votre connexion, puis réessayez : vos choix sont gardés.",
    personal: "Fait pour vous, cet article ne pourra pas faire l’objet d’une rétractation (article L221-28 3° du Code de la consommation). S’il n’est pas conforme à votre commande, la garantie légale s’applique : nous le reprenons.",
    done: "Votre article est au panier",
    cart: "Voir le panier",
    again: "En personnaliser un autre",
    from: (v) => `Dès ${v.count} caractères : ${v.cost}.`,
    costs: (v) => `${v.cost}.`,
    noScript: "La personnalisation demande JavaScript. Écrivez-nous, nous la ferons avec vous.",
  },
  en: {
    none: "This product is not customized",
    noneText: "It is ordered as it is.",
    notSold: "This product cannot be ordered here at the moment.",
    back: "Back to the product",
    stepInAddress: "step",
    progress: (v) => `Step ${v.step} of ${v.steps}`,
    recap: "Your item",
    recapText: "Read your choices over before adding it to the cart.",
    optional: "optional",
    next: "Continue",
    skip: "Skip this step",
    previous: "Previous step",
    keep: "Save",
    edit: "Change",
    editStep: (v) => `Change: ${v.label}`,
    nothing: "Without",
    yes: "Yes",
    required: "This field is required.",
    tooLarge: (v) => `This file is too large: ${v.megabytes} MB at most.`,
    checking: "Checking the file",
    kept: (v) => `File kept: ${v.name}`,
    removeFile: "Remove this file",
    unchecked: "The file could not be checked. Check your connection, then choose it again.",
    free: "free",
    price: "Price",
    piece: "The item",
    pieces: (v) => `The ${v.quantity} items`,
    extra: "Customization",
    reduction: "Quantity discount",
    total: "Total",
    included: "Taxes included, before shipping",
    priceUnknown: "The price could not be worked out.",
    retry: "Try again",
    quantity: "Quantity",
    add: "Add to cart",
    unanswered: "The shop does not answer. Check your connection, then try again: your choices are kept.",
    personal: "Made for you, this item cannot be withdrawn from (French Consumer Code, article L221-28 3°). If it is not as you ordered it, the legal guarantee applies: we take it back.",
    done: "Your item is in the cart",
    cart: "See the cart",
    again: "Customize another one",
    from: (v) => `From ${v.count} characters: ${v.cost}.`,
    costs: (v) => `${v.cost}.`,
    noScript: "Customizing needs JavaScript. Write to us, we will do it with you.",
  },
};
