import { asc, eq } from 'drizzle-orm';
import { followPath, type RefundedLine } from '#backend/commerce/order/index.ts';
import { post, readMailSite } from '#backend/foundation/mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { formatMoney } from '#backend/platform/messages/message.ts';
import { orderLines, type orders } from '#backend/tables/order.ts';
import { messages } from '#messages/generated/backend/commerce/order-mail/partial-refund.ts';
import { toLang } from '#schemas/site.ts';
import { orderMail } from './order-mail.ts';

type OrderRow = typeof orders.$inferSelect;
/** `amount` in cents; `key` names the refund: it is told of once. */
type PartialRefund = { amount: number; lines: readonly RefundedLine[]; reason: string; key: string };

/** Queues the e-mail to the customer about a partial refund, once, in the transaction that stores it. */
export async function writePartialRefund(
  tx: Database,
  order: OrderRow,
  { amount, lines: refunded, reason, key }: PartialRefund,
  { now, webOrigin }: { now: Date; webOrigin: string },
): Promise<void> {
  // Of an account that was erased no address is left.
  if (order.email === '') return;
  const { idSite, id: idOrder } = order;
  const lines = await tx.select().from(orderLines).where(eq(orderLines.idOrder, idOrder)).orderBy(asc(orderLines.id));
  const site = await readMailSite(tx, order, webOrigin);
  const lang = toLang(order.locale);
  const said = messages[lang];
  const pieces = refunded.map(({ idLine, quantity }) => `${quantity} × ${lines.find(({ id }) => id === idLine)?.name ?? ''}`).join(', ');
  const content = orderMail(site, order, lines, {
    messages: said,
    text: [
      said.back({ amount: formatMoney(lang, amount, order.currency) }),
      ...(pieces ? [said.pieces({ pieces })] : []),
      ...(reason ? [reason] : []),
      said.note,
    ],
    page: { url: site.pages + (await followPath(tx, order)), label: said.page },
  });
  await post(tx, { idSite, kind: 'ORDER_REFUNDED_PARTLY', occasion: `refund-${key}` }, order.email, content, now);
}
