/** Texts of `backend/commerce/withdrawal/mail`, made by `npm run generate` from `messages/<lang>/backend/commerce/withdrawal/mail.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  subject: (v: { reference: string | number }) => string;
  title: string;
  at: (v: { moment: string | number; zone: string | number }) => string;
  name: string;
  contract: string;
  email: string;
  declaration: string;
  whole: string;
  keep: string;
  next: {
    BEFORE_DISPATCH: string;
    RETURN: string;
    LATE: string;
    UNKNOWN: string;
    RENTAL: string;
  };
  rental: (v: { owed: string | number; refund: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    subject: (v) => `Accusé de réception de votre rétractation (${v.reference})`,
    title: "Nous avons reçu votre rétractation",
    at: (v) => `Déclaration reçue le ${v.moment} (${v.zone}).`,
    name: "Nom",
    contract: "Contrat",
    email: "Accusé de réception envoyé à",
    declaration: "Je renonce au contrat pour les articles suivants :",
    whole: "Je renonce au contrat désigné ci-dessus.",
    keep: "Gardez cet e-mail : il prouve votre déclaration, sa date et son heure.",
    next: {
      BEFORE_DISPATCH: "La boutique arrête la préparation et vous rembourse dans les 14 jours.",
      RETURN: "Renvoyez les articles dans les 14 jours, ou rapportez-les. Le remboursement suit dans les 14 jours ; la boutique peut attendre les articles ou la preuve de leur envoi.",
      LATE: "Le délai de rétractation semble passé. La boutique a votre déclaration et vous répond.",
      UNKNOWN: "La boutique cherche votre commande et vous répond.",
      RENTAL: "La boutique met fin à la location et vous rend ce qui vous revient dans les 14 jours. Si vous avez déjà la pièce, rendez-la sans attendre.",
    },
    rental: (v) => `location : ${v.owed} dus pour les jours commencés, ${v.refund} à vous rendre`,
  },
  en: {
    subject: (v) => `Receipt of your withdrawal (${v.reference})`,
    title: "We have received your withdrawal",
    at: (v) => `Declaration received on ${v.moment} (${v.zone}).`,
    name: "Name",
    contract: "Contract",
    email: "Receipt sent to",
    declaration: "I withdraw from the contract for the following items:",
    whole: "I withdraw from the contract named above.",
    keep: "Keep this e-mail: it proves your declaration, its day and its hour.",
    next: {
      BEFORE_DISPATCH: "The shop stops preparing it and refunds you within 14 days.",
      RETURN: "Send the items back within 14 days, or bring them back. The refund follows within 14 days; the shop may wait for the items or for proof that they were sent.",
      LATE: "The time of withdrawal seems to be over. The shop has your declaration and will answer you.",
      UNKNOWN: "The shop looks for your order and will answer you.",
      RENTAL: "The shop ends the rental and refunds what is yours within 14 days. If you have the piece already, bring it back without delay.",
    },
    rental: (v) => `rental: ${v.owed} owed for the days that had begun, ${v.refund} to be refunded`,
  },
};
