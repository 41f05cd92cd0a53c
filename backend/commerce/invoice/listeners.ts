import type { Listeners } from '#backend/platform/domain-events.ts';
import { creditPart, creditRest, issueCreditNote } from './flows/issue-credit-note.ts';
import { issueInvoice } from './flows/issue-invoice.ts';

/** Issues invoices for payments and credit notes for refunds, in the same transaction. */
export const invoiceListeners: Listeners = {
  'order.status-changed': async (tx, { order, at }) => {
    if (order.status === 'PAID') await issueInvoice(tx, order, at.now);
    if (order.status === 'REFUNDED') await creditRest(tx, order, at.now);
  },
  'order.refunded-partly': (tx, { order, amount, lines, at }) =>
    lines.length === 0
      ? creditPart(tx, order, amount, at.now)
      : issueCreditNote(tx, { idSite: order.idSite, idOrder: order.id, idReturn: null, amount, lines }, at.now),
};
