import { useWords } from '#client/site.tsx';
import type { OrderStatus as Status } from '#schemas/order.ts';
import { orderStatusWords } from '#schemas/order-status-words.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

const tones: Partial<Record<Status, BadgeTone>> = { CANCELLED: 'sale', PENDING_PAYMENT: 'plain', REFUNDED: 'plain' };

/** Where an order stands, as a badge. */
export function OrderStatus({ status }: { status: Status }) {
  return <Badge tone={tones[status] ?? 'accent'}>{useWords(orderStatusWords)[status]}</Badge>;
}
