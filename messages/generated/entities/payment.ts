/** Texts of `entities/payment`, made by `npm run generate` from `messages/<lang>/entities/payment.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  columns: {
    order: string;
    number: string;
    method: string;
    provider: string;
    status: string;
    transaction: string;
    amount: string;
    currency: string;
    createdAt: string;
    createdAtUtc: string;
    updatedAt: string;
    updatedAtUtc: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    columns: {
      order: "commande",
      number: "essai",
      method: "moyen",
      provider: "prestataire",
      status: "état",
      transaction: "transaction",
      amount: "montant",
      currency: "devise",
      createdAt: "ouvert le",
      createdAtUtc: "ouvert le (UTC)",
      updatedAt: "changé le",
      updatedAtUtc: "changé le (UTC)",
    },
  },
  en: {
    columns: {
      order: "order",
      number: "attempt",
      method: "method",
      provider: "provider",
      status: "state",
      transaction: "transaction",
      amount: "amount",
      currency: "currency",
      createdAt: "opened",
      createdAtUtc: "opened (UTC)",
      updatedAt: "changed",
      updatedAtUtc: "changed (UTC)",
    },
  },
};
