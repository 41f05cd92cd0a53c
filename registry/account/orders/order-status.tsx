import { useMessages } from '#client/site.tsx';
import { messages as orderStatusMessages } from '#messages/generated/domain/order-status.ts';
import type { OrderStatus as Status } from '#schemas/order.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

const tones: Partial<Record<Status, BadgeTone>> = { CANCELLED: 'sale', PENDING_PAYMENT: 'plain', REFUNDED: 'plain' };

/** Shows the status of an order as a badge. */
export function OrderStatus({ status }: { status: Status }) {
  return <Badge tone={tones[status] ?? 'accent'}>{useMessages(orderStatusMessages)[status]}</Badge>;
}
