import type { Listeners } from '#backend/platform/domain-events.ts';
import { writeLatePayment } from './late-payment.ts';
import { writePartialRefund } from './partial-refund.ts';
import { confirmOrder, queueStatusEmail } from './queue-emails.ts';
import { noticeAlert, noticeCancellation, noticeOrder } from './shop-notice.ts';
import { writeTrackingMail } from './tracking-mail.ts';

/** E-mails to customers and to the shop, written into the outbox with what they tell of. */
export const orderMailListeners: Listeners = {
  'order.status-changed': async (tx, { order, cause, at }) => {
    await queueStatusEmail(tx, order, cause, at);
    if (cause.type === 'order.withdrawn' && order.status === 'REFUNDED') await noticeCancellation(tx, order, at);
  },
  'order.paid': async (tx, { order, lines, at }) => {
    await confirmOrder(tx, order, lines, at);
    await noticeOrder(tx, order, lines, at);
  },
  'order.paid-too-late': (tx, { order, at }) => writeLatePayment(tx, order, at),
  'order.refunded-partly': (tx, { order, at, ...refund }) => writePartialRefund(tx, order, refund, at),
  'order.alert-raised': (tx, { order, alert, at }) => noticeAlert(tx, order, alert, at),
  'order.tracking-told': (tx, { order, idEvent, at }) => writeTrackingMail(tx, order, { idEvent, ...at }),
};
