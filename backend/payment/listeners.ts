import type { Listeners } from '../platform/domain-events.ts';
import { requestRest } from './request-refund.ts';

/** An order that is refunded gives back what came for it, in the transaction that made it so. */
export const paymentListeners: Listeners = {
  'order.status-changed': async (tx, { order, at }) => {
    if (order.status === 'REFUNDED') await requestRest(tx, order, at.byEmail ?? null, at.now);
  },
};
