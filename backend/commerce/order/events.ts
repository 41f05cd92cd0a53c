import type { Tell } from '#backend/platform/domain-events.ts';
import type { Services } from '#backend/platform/http/services.ts';
import type { orderLines, orders } from '#backend/tables/order.ts';
import type { OrderEvent } from '#machines/order-machine.ts';
import type { OrderAlert } from '#schemas/admin-order.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;

/** Pieces of a line that money goes back for: what was paid for them, in cents. */
export type RefundedLine = { idLine: number; quantity: number; total: number };

/**
 * Context of an event of an order: the time, the origin of the site for links of e-mails, the listeners, and the e-mail of the
 * administrator who causes it. Without one, it is the shopper, the bank or a job.
 */
export type StatusContext = { now: Date; webOrigin: string; tell: Tell; byEmail?: string };

/** The context of a call in which something happens to an order now. */
export const statusContextOf = ({ now, config, tell }: Services): StatusContext => ({ now: now(), webOrigin: config.webOrigin, tell });

declare module '#backend/platform/domain-events.ts' {
  /** Orders are as they are after what happened. */
  interface DomainEvents {
    /** An order took a step: it was paid, sent, handed over, cancelled, refunded … */
    'order.status-changed': { order: OrderRow; cause: OrderEvent; at: StatusContext };
    /** An order was paid, its pieces left the stock. */
    'order.paid': { order: OrderRow; lines: readonly OrderLineRow[]; at: StatusContext };
    /** Money came that pays nothing any more: it is to be given back. */
    'order.paid-too-late': { order: OrderRow; at: StatusContext };
    /** Part of what was paid goes back, in cents, for some lines or for none in particular; `key` names it. */
    'order.refunded-partly': {
      order: OrderRow;
      amount: number;
      lines: readonly RefundedLine[];
      reason: string;
      key: string;
      at: StatusContext;
    };
    /** Something about an order's money is for a person to look at. */
    'order.alert-raised': { order: OrderRow; alert: OrderAlert; at: StatusContext };
    /** The customer is to hear where her parcel is followed; `idEvent` is the entry in the order's history. */
    'order.tracking-told': { order: OrderRow; idEvent: number; at: StatusContext };
  }
}
