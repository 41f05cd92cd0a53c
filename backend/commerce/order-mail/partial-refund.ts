import { asc, eq } from 'drizzle-orm';
import { followPath, type RefundedLine } from '#backend/commerce/order/index.ts';
import { post, readMailSite } from '#backend/foundation/mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { formatMoney } from '#backend/platform/messages/message.ts';
import { orderLines, type orders } from '#backend/tables/order.ts';
import { toLang } from '#schemas/site.ts';
import { orderMail } from './order-mail.ts';

type OrderRow = typeof orders.$inferSelect;
/** `amount` in cents; `key` names the refund: it is told of once. */
type PartialRefund = { amount: number; lines: readonly RefundedLine[]; reason: string; key: string };

const messages = {
  fr: {
    subject: (order: string) => `Un remboursement pour votre commande ${order}`,
    title: (name: string) => `${name}, nous vous rendons une partie de votre paiement`,
    back: (amount: string) =>
      `Nous vous rendons ${amount} par le moyen de paiement que vous avez utilisé. Selon votre banque, cela prend quelques jours.`,
    pieces: (pieces: string) => `Cela concerne : ${pieces}.`,
    note: 'L’avoir se trouve sur la page de votre commande.',
    page: 'Voir ma commande',
  },
  en: {
    subject: (order: string) => `A refund for your order ${order}`,
    title: (name: string) => `${name}, we give back part of your payment`,
    back: (amount: string) => `We give back ${amount} the way you paid. Depending on your bank, it takes some days.`,
    pieces: (pieces: string) => `It is about: ${pieces}.`,
    note: 'The credit note is on the page of your order.',
    page: 'See my order',
  },
};

/** Tells who ordered that part of her payment goes back, once, in the transaction that kept it. */
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
      said.back(formatMoney(lang, amount, order.currency)),
      ...(pieces ? [said.pieces(pieces)] : []),
      ...(reason ? [reason] : []),
      said.note,
    ],
    page: { url: site.pages + (await followPath(tx, order)), label: said.page },
  });
  await post(tx, { idSite, kind: 'ORDER_REFUNDED_PARTLY', occasion: `refund-${key}` }, order.email, content, now);
}
