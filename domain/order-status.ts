import type { Order, OrderStatus, Tracking } from '#schemas/order.ts';
import type { Lang } from '#schemas/site.ts';

/**
 * What an order's status is called: the one source for the panel's list and sheet, the account, files and the calls that name statuses.
 * E-mails write sentences around the same words.
 */
export const orderStatusMessages: Readonly<Record<Lang, Readonly<Record<OrderStatus, string>>>> = {
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

/** The statuses in which a parcel has left the shop. */
export const isOnItsWay = (status: OrderStatus): boolean => status === 'SHIPPED' || status === 'DELIVERED';

/**
 * Whether the customer hears by itself of what the shop writes down of a parcel: while it is on its way, when she is told where to
 * follow it for the first time. What was known when it left stood in the e-mail of that step, and a correction is told when the
 * shop asks for it. `before` and `after` null: nothing is known.
 */
export function tellsTracking(status: OrderStatus, before: Tracking | null, after: Tracking | null): boolean {
  if (status !== 'SHIPPED' || after === null) return false;
  return before === null || (before.link === null && after.link !== null);
}

/** Money came after the order was cancelled, when it could no longer be had: the shop gives it back. */
export const isPaidTooLate = ({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  status === 'CANCELLED' && paymentStatus === 'paid';
