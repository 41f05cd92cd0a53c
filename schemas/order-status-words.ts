import type { OrderStatus } from './order.ts';
import type { Lang } from './site.ts';

/**
 * What an order's status is called: the one source for the panel's list and sheet, the account, files and the calls that name statuses.
 * E-mails write sentences around the same words.
 */
export const orderStatusWords: Readonly<Record<Lang, Readonly<Record<OrderStatus, string>>>> = {
  fr: {
    PENDING_PAYMENT: 'En attente de paiement',
    PAID: 'Payée',
    PREPARING: 'En préparation',
    SHIPPED: 'Expédiée',
    READY_FOR_PICKUP: 'Prête à retirer',
    DELIVERED: 'Livrée',
    COLLECTED: 'Retirée',
    CANCELLED: 'Annulée',
    REFUNDED: 'Remboursée',
  },
  en: {
    PENDING_PAYMENT: 'Awaiting payment',
    PAID: 'Paid',
    PREPARING: 'In preparation',
    SHIPPED: 'Shipped',
    READY_FOR_PICKUP: 'Ready to collect',
    DELIVERED: 'Delivered',
    COLLECTED: 'Collected',
    CANCELLED: 'Cancelled',
    REFUNDED: 'Refunded',
  },
};
