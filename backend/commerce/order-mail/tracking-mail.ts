import { and, asc, eq } from 'drizzle-orm';
import { followPath } from '#backend/commerce/order/index.ts';
import { post, readMailSite, wordsOf } from '#backend/foundation/mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orderLines, type orders } from '#backend/tables/order.ts';
import { messages as orderStepMessages } from '#messages/generated/backend/commerce/order-mail/order-step.ts';
import { toLang } from '#schemas/site.ts';
import { orderMail } from './order-mail.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * Queues the e-mail to the customer with the tracking of her parcel, in the transaction that stores it. `idEvent`: event of the order's
 * history; one e-mail for each.
 */
export async function writeTrackingMail(
  tx: Database,
  order: OrderRow,
  { idEvent, now, webOrigin }: { idEvent: number; now: Date; webOrigin: string },
): Promise<void> {
  // Of an account that was erased no address is left.
  if (order.email === '') return;
  const { idSite, id, carrierName, trackingLink, trackingNumber } = order;
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.idSite, idSite), eq(orderLines.idOrder, id)))
    .orderBy(asc(orderLines.id));
  const site = await readMailSite(tx, order, webOrigin);
  const lang = toLang(order.locale);
  const said = orderStepMessages[lang];
  const content = orderMail(site, order, lines, {
    messages: said.tracking,
    text: [
      carrierName ? said.trackingBy({ carrier: carrierName }) : said.trackingText,
      ...(trackingNumber ? [said.parcel({ number: trackingNumber })] : []),
    ],
    follow: trackingLink,
    page: { url: site.pages + (await followPath(tx, order)), label: wordsOf(lang)('see') },
  });
  await post(tx, { idSite, kind: 'ORDER_TRACKING', occasion: `tracking-${idEvent}` }, order.email, content, now);
}
