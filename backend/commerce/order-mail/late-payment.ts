import { asc, eq } from 'drizzle-orm';
import { post, readMailSite } from '#backend/foundation/mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { formatMoney } from '#backend/platform/messages/message.ts';
import { orderLines, type orders } from '#backend/tables/order.ts';
import { messages } from '#messages/generated/backend/commerce/order-mail/late-payment.ts';
import { messages as orderStepMessages } from '#messages/generated/backend/commerce/order-mail/order-step.ts';
import { toLang } from '#schemas/site.ts';
import { orderMail } from './order-mail.ts';

type OrderRow = typeof orders.$inferSelect;

/** Queues the e-mail to the customer that a payment came too late and is refunded, once, in the transaction that notes it. */
export async function writeLatePayment(tx: Database, order: OrderRow, { now, webOrigin }: { now: Date; webOrigin: string }): Promise<void> {
  // Of an account that was erased no address is left.
  if (order.email === '') return;
  const { idSite, id: idOrder, locale } = order;
  const lines = await tx.select().from(orderLines).where(eq(orderLines.idOrder, idOrder)).orderBy(asc(orderLines.id));
  const site = await readMailSite(tx, order, webOrigin);
  const lang = toLang(locale);
  const said = messages[lang];
  const content = orderMail(site, order, lines, {
    messages: said,
    text: [said.came({ amount: formatMoney(lang, order.total, order.currency) }), said.back],
    page: { url: `${site.pages}/`, label: orderStepMessages[lang].shop },
  });
  await post(tx, { idSite, kind: 'ORDER_PAID_TOO_LATE', idOrder }, order.email, content, now);
}
