import { asc, eq } from 'drizzle-orm';
import { post, readMailSite } from '#backend/foundation/mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { formatMoney } from '#backend/platform/messages/message.ts';
import { orderLines, type orders } from '#backend/tables/order.ts';
import { toLang } from '#schemas/site.ts';
import { orderMail } from './order-mail.ts';
import { orderStepMessages } from './order-step-messages.ts';

type OrderRow = typeof orders.$inferSelect;

const messages = {
  fr: {
    subject: (order: string) => `Votre paiement de la commande ${order} est arrivé trop tard`,
    title: () => 'Votre paiement est arrivé trop tard',
    came: (amount: string) =>
      `Nous avons reçu ${amount} après l’annulation de la commande. Entre-temps, quelqu’un d’autre a pris ce qu’elle vous réservait : un article, le créneau de retrait, les jours de location ou le code de remise.`,
    back: 'La commande reste annulée et la boutique vous rend la somme entière. Vous n’avez rien à faire : un e-mail vous dira quand c’est fait.',
  },
  en: {
    subject: (order: string) => `Your payment for the order ${order} came too late`,
    title: () => 'Your payment came too late',
    came: (amount: string) =>
      `We received ${amount} after the order was cancelled. Meanwhile somebody else took what it kept for you: an item, the collection time, the days of a rental or the discount code.`,
    back: 'The order stays cancelled, and we give it back in full. There is nothing to do: an e-mail will tell you when it is done.',
  },
};

/** Tells who ordered that money came too late and is given back, once, in the transaction that noted it. */
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
    text: [said.came(formatMoney(lang, order.total, order.currency)), said.back],
    page: { url: `${site.pages}/`, label: orderStepMessages[lang].shop },
  });
  await post(tx, { idSite, kind: 'ORDER_PAID_TOO_LATE', idOrder }, order.email, content, now);
}
