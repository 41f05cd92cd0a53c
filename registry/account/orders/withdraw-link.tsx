import { useLocalPath, useMessages } from '#client/site.tsx';
import { findExclusion } from '#domain/withdrawal.ts';
import { messages as allMessages } from '#messages/generated/registry/account/orders.ts';
import type { Order } from '#schemas/order.ts';

/** Statuses of an order that there is nothing to withdraw from. */
const ended: readonly Order['status'][] = ['PENDING_PAYMENT', 'CANCELLED', 'REFUNDED'];

/** Leads to the declaration of withdrawal of an order; nothing where nothing of it can be withdrawn from (Code de la consommation, L221-21). */
export function WithdrawLink({ order, orderKey }: { order: Order; orderKey: string | undefined }) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  if (ended.includes(order.status) || order.lines.every((line) => findExclusion(line) !== null)) return null;
  const query = new URLSearchParams(orderKey ? { order: order.id, key: orderKey } : { reference: order.reference });
  return (
    <p>
      <a href={to(`/withdrawal?${query}`)}>{messages.withdraw}</a>
    </p>
  );
}
