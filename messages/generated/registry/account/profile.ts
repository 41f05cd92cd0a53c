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
  data: string;
  dataText: string;
  dataGet: string;
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
    eraseText: "Vos adresses, votre panier et vos choix disparaissent pour toujours, et vos commandes deviennent anonymes. Comme la loi le demande, vos factures restent dix ans, et les contrats de 120 € ou plus dix ans après leur livraison, à part et sans autre usage.",
    eraseTeam: "Ce compte administre la boutique : il ne s’efface pas d’ici, pour qu’elle garde quelqu’un qui s’en occupe.",
    eraseConfirm: "Je comprends que c’est définitif.",
    eraseNeeded: "Cochez cette case pour effacer votre compte.",
    eraseNow: "Effacer définitivement",
    erased: "Votre compte est effacé. Merci d’être passé·e.",
    data: "Vos données",
    dataText: "Tout ce que la boutique sait de vous, dans un fichier que lisent les programmes (JSON).",
    dataGet: "Télécharger mes données",
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
    eraseText: "Your addresses, your basket and your choices are gone for good, and your orders become anonymous. As the law asks, your invoices stay for ten years, and contracts of €120 or more for ten years after delivery, closed off and used for nothing else.",
    eraseTeam: "This account administers the shop: it is not erased from here, so that somebody is left to look after it.",
    eraseConfirm: "I understand that this is final.",
    eraseNeeded: "Tick this box to erase your account.",
    eraseNow: "Erase for good",
    erased: "Your account is erased. Thank you for having been here.",
    data: "Your data",
    dataText: "All that the shop knows of you, in a file that programs read (JSON).",
    dataGet: "Download my data",
  },
};
