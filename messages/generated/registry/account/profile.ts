/** Texts of `registry/account/profile`, made by `npm run generate` from `messages/<lang>/registry/account/profile.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  details: string;
  save: string;
  saved: string;
  emailNote: string;
  book: {
    title: string;
    none: string;
    add: string;
    change: string;
    remove: string;
    removed: string;
    undo: string;
    save: string;
    cancel: string;
  };
  password: string;
  current: string;
  next: string;
  change: string;
  changed: string;
  newsletter: string;
  take: string;
  pending: string;
  ended: string;
  erase: string;
  eraseText: string;
  eraseTeam: string;
  eraseConfirm: string;
  eraseNeeded: string;
  eraseNow: string;
  erased: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    details: "Vos coordonnées",
    save: "Enregistrer",
    saved: "C’est enregistré.",
    emailNote: "Nouvelle adresse : confirmez avec votre mot de passe.",
    book: {
      title: "Vos adresses",
      none: "Aucune adresse pour l’instant. Celles de vos commandes viennent ici, et vous pouvez en ajouter.",
      add: "Ajouter une adresse",
      change: "Modifier",
      remove: "Retirer",
      removed: "L’adresse est retirée.",
      undo: "Annuler",
      save: "Enregistrer l’adresse",
      cancel: "Annuler",
    },
    password: "Votre mot de passe",
    current: "Mot de passe actuel",
    next: "Nouveau mot de passe",
    change: "Changer mon mot de passe",
    changed: "Votre mot de passe est changé. Vos autres appareils sont déconnectés.",
    newsletter: "La lettre d’information",
    take: "Recevoir la lettre",
    pending: "Un e-mail attend votre confirmation.",
    ended: "C’est noté : vous ne recevrez plus la lettre.",
    erase: "Effacer mon compte",
    eraseText: "Vos adresses, votre panier et vos choix disparaissent pour toujours. Vos commandes payées restent dans nos comptes dix ans, comme la loi le demande, sans rien d’autre sur vous.",
    eraseTeam: "Ce compte administre la boutique : il ne s’efface pas d’ici, pour qu’elle garde quelqu’un qui s’en occupe.",
    eraseConfirm: "Je comprends que c’est définitif.",
    eraseNeeded: "Cochez cette case pour effacer votre compte.",
    eraseNow: "Effacer définitivement",
    erased: "Votre compte est effacé. Merci d’être passé·e.",
  },
  en: {
    details: "Your details",
    save: "Save",
    saved: "It is saved.",
    emailNote: "A new address: confirm with your password.",
    book: {
      title: "Your addresses",
      none: "No address yet. Those of your orders come here, and you can add others.",
      add: "Add an address",
      change: "Change",
      remove: "Remove",
      removed: "The address is removed.",
      undo: "Undo",
      save: "Save the address",
      cancel: "Cancel",
    },
    password: "Your password",
    current: "Current password",
    next: "New password",
    change: "Change my password",
    changed: "Your password is changed. Your other devices are signed out.",
    newsletter: "The newsletter",
    take: "Receive the newsletter",
    pending: "An e-mail waits for your confirmation.",
    ended: "Noted: you will not receive the newsletter any more.",
    erase: "Erase my account",
    eraseText: "Your addresses, your cart and your choices go for ever. Your paid orders stay in our accounts for ten years, as the law asks, with nothing else about you.",
    eraseTeam: "This account administers the shop: it is not erased from here, so that somebody is left to look after it.",
    eraseConfirm: "I understand that this is final.",
    eraseNeeded: "Tick this box to erase your account.",
    eraseNow: "Erase for good",
    erased: "Your account is erased. Thank you for having been here.",
  },
};
