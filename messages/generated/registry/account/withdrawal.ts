/** Texts of `registry/account/withdrawal`, made by `npm run generate` from `messages/<lang>/registry/account/withdrawal.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  intro: string;
  name: string;
  reference: string;
  referenceHint: string;
  email: string;
  next: string;
  step1: string;
  step2: string;
  which: string;
  quantity: (v: { count: string | number }) => string;
  exclusion: {
    PERSONAL: string;
    PERISHABLE: string;
  };
  sealed: string;
  nothing: string;
  unknown: string;
  confirm: string;
  back: string;
  done: string;
  doneAt: (v: { email: string | number; moment: string | number }) => string;
  keep: string;
  withdrawn: string;
  home: string;
  lost: string;
  faults: {
    fields: string;
    name: string;
    reference: string;
    email: string;
    lines: string;
    often: string;
    away: string;
  };
  faultTitle: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    intro: "Vous avez 14 jours après réception pour changer d’avis, sans donner de raison. Cette déclaration est gratuite et vaut une lettre : vous en recevez aussitôt l’accusé de réception par e-mail.",
    name: "Nom",
    reference: "Numéro de commande",
    referenceHint: "Il est dans l’e-mail de confirmation, par exemple 89-26-000042.",
    email: "Adresse e-mail pour l’accusé de réception",
    next: "Continuer",
    step1: "Étape 1 sur 2",
    step2: "Étape 2 sur 2 : vérifiez, puis confirmez",
    which: "Articles pour lesquels vous renoncez au contrat",
    quantity: (v) => `× ${v.count}`,
    exclusion: {
      PERSONAL: "Fait pour vous : sans rétractation, mais repris s’il n’est pas conforme",
      PERISHABLE: "Denrée périssable : sans rétractation, mais reprise si elle n’est pas conforme",
    },
    sealed: "Article scellé : pas de rétractation une fois descellé (article L221-28 5° du Code de la consommation)",
    nothing: "Aucun article de cette commande ne peut faire l’objet d’une rétractation. S’il n’est pas conforme, écrivez à la boutique.",
    unknown: "Nous n’avons pas trouvé cette commande avec ces indications. Vous pouvez confirmer quand même : la boutique la cherchera. Vous pouvez aussi corriger votre saisie.",
    confirm: "Confirmer la rétractation",
    back: "Corriger",
    done: "Votre rétractation est enregistrée",
    doneAt: (v) => `Déclaration reçue le ${v.moment}. L’accusé de réception part à ${v.email}.`,
    keep: "Gardez cet e-mail : il prouve votre déclaration, sa date et son heure.",
    withdrawn: "Articles concernés",
    home: "Revenir à l’accueil",
    lost: "Cette déclaration n’existe pas, ou plus de 24 heures ont passé. Recommencez-la.",
    faults: {
      fields: "Vérifiez le nom, le numéro de commande et l’adresse e-mail.",
      name: "Écrivez votre nom.",
      reference: "Écrivez le numéro de la commande, ou ce qui permet de la reconnaître.",
      email: "Vérifiez l’adresse e-mail : l’accusé de réception y part.",
      lines: "Choisissez au moins un article.",
      often: "Trop de déclarations depuis cette connexion. Réessayez dans une heure, ou écrivez à la boutique : votre droit reste entier.",
      away: "La boutique n’a pas répondu. Réessayez, ou écrivez-lui : votre droit reste entier.",
    },
    faultTitle: "La déclaration n’est pas enregistrée",
  },
  en: {
    intro: "You have 14 days after receipt to change your mind, without giving a reason. This declaration is free and is as good as a letter: its receipt comes by e-mail at once.",
    name: "Name",
    reference: "Order number",
    referenceHint: "It is in the confirmation e-mail, for example 89-26-000042.",
    email: "E-mail address for the receipt",
    next: "Continue",
    step1: "Step 1 of 2",
    step2: "Step 2 of 2: check, then confirm",
    which: "Items for which you withdraw from the contract",
    quantity: (v) => `× ${v.count}`,
    exclusion: {
      PERSONAL: "Made for you: no withdrawal, but taken back if it is not as agreed",
      PERISHABLE: "Perishable: no withdrawal, but taken back if it is not as agreed",
    },
    sealed: "Sealed: no withdrawal once it is unsealed (French Consumer Code, article L221-28 5°)",
    nothing: "No item of this order can be withdrawn from. If it is not as agreed, write to the shop.",
    unknown: "We have not found this order by what you wrote. You can confirm all the same: the shop will look for it. You can also correct what you wrote.",
    confirm: "Confirm the withdrawal",
    back: "Correct",
    done: "Your withdrawal is recorded",
    doneAt: (v) => `Declaration received on ${v.moment}. The receipt goes to ${v.email}.`,
    keep: "Keep this e-mail: it proves your declaration, its day and its hour.",
    withdrawn: "Items concerned",
    home: "Back to the home page",
    lost: "This declaration does not exist, or more than 24 hours have passed. Start it again.",
    faults: {
      fields: "Check the name, the order number and the e-mail address.",
      name: "Write your name.",
      reference: "Write the number of the order, or what it can be recognised by.",
      email: "Check the e-mail address: the receipt goes there.",
      lines: "Choose at least one item.",
      often: "Too many declarations from this connection. Try again in an hour, or write to the shop: your right is untouched.",
      away: "The shop did not answer. Try again, or write to it: your right is untouched.",
    },
    faultTitle: "The declaration is not recorded",
  },
};
