/** Texts of `domain/order-status`, made by `npm run generate` from `messages/<lang>/domain/order-status.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  PENDING_PAYMENT: string;
  PAID: string;
  PREPARING: string;
  SHIPPED: string;
  READY_FOR_PICKUP: string;
  DELIVERED: string;
  COLLECTED: string;
  CANCELLED: string;
  REFUNDED: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    PENDING_PAYMENT: "En attente de paiement",
    PAID: "Payée",
    PREPARING: "En préparation",
    SHIPPED: "Expédiée",
    READY_FOR_PICKUP: "Prête à retirer",
    DELIVERED: "Livrée",
    COLLECTED: "Retirée",
    CANCELLED: "Annulée",
    REFUNDED: "Remboursée",
  },
  en: {
    PENDING_PAYMENT: "Awaiting payment",
    PAID: "Paid",
    PREPARING: "In preparation",
    SHIPPED: "Shipped",
    READY_FOR_PICKUP: "Ready to collect",
    DELIVERED: "Delivered",
    COLLECTED: "Collected",
    CANCELLED: "Cancelled",
    REFUNDED: "Refunded",
  },
};
