import { browserApi } from '#client/browser-api.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/order.ts';
import type { AdminOrder } from '#schemas/admin-order.ts';
import type { BulkAction } from '../list/bulk-actions.tsx';

/** Actions on several orders at once: only steps that need no input for a single order. */
export function useOrderActions(): readonly BulkAction<AdminOrder>[] {
  const messages = useMessages(allMessages);
  const { act, ask, text } = messages.steps.PREPARING;
  return [
    {
      key: 'PREPARING',
      label: act,
      ask: { title: ask, text },
      done: messages.inPreparation,
      fits: ({ status, alert, isPaymentUnconfirmed }) => status === 'PAID' && alert === null && !isPaymentUnconfirmed,
      call: ({ id }) => browserApi.call('PUT /admin/order/{id}/status', { params: { id }, body: { step: 'PREPARING' } }),
    },
  ];
}
