import { html } from 'hono/html';
import { nameOf } from '#backend/commerce/order-mail/index.ts';
import { button, frame, heading, type MailContent, type MailSite, paragraph, post, readMailSite } from '#backend/foundation/mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { formatMoment, formatMoney, labelled } from '#backend/platform/messages/message.ts';
import type { orders } from '#backend/tables/order.ts';
import { messages } from '#messages/generated/backend/commerce/returns/mail/return-mail.ts';
import type { OrderBack } from '#schemas/order-back.ts';
import { toLang } from '#schemas/site.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * Queues the e-mail to a customer about her return's new status, in the same transaction. The first is its acknowledgement, with day and
 * hour. The answer of `back` is the shop's message about this step.
 */
export async function writeReturnMail(
  tx: Database,
  order: OrderRow,
  back: OrderBack,
  { now, webOrigin }: { now: Date; webOrigin: string },
): Promise<void> {
  // Of an account that was erased no address is left.
  if (order.email === '') return;
  const site = await readMailSite(tx, order, webOrigin);
  const about = { idSite: order.idSite, kind: 'RETURN', occasion: `return-${back.id}-${back.status}` } as const;
  await post(tx, about, order.email, returnMail(site, order, back, now), now);
}

export function returnMail(site: MailSite, order: Pick<OrderRow, 'id' | 'locale'>, back: OrderBack, now: Date): MailContent {
  const lang = toLang(order.locale);
  const said = messages[lang];
  const isClosed = back.status === 'REFUNDED' && back.refund === 0;
  const title = isClosed ? said.closed.title : said.title[back.status];
  const status = isClosed ? said.closed.text : said.text[back.status];
  const url = `${site.pages}/account/orders/${order.id}/return/${back.id}`;
  const lines = back.lines.map((line) => `${line.quantity} × ${nameOf(line)}`);
  const amount =
    back.refund === null
      ? labelled(lang, said.value, formatMoney(lang, back.total, back.currency))
      : labelled(lang, said.refund, formatMoney(lang, back.refund, back.currency));
  const moment = back.status === 'ASKED' ? said.at({ moment: formatMoment(lang, now, site.timeZone) }) : null;
  const parts = [status, moment ?? '', back.answer && labelled(lang, said.answer, back.answer)].filter(Boolean);
  const content = html`${heading(site, title)}${parts.map((part) => paragraph(part))}
<ul style="padding-left:20px">${lines.map((line) => html`<li>${line}</li>`)}</ul>${paragraph(amount)}${button(site, url, said.see)}`;
  return {
    subject: `${title} (${back.reference})`,
    html: frame(site, lang, title, content),
    text: [title, ...parts, ...lines, amount, labelled(lang, said.see, url)].join('\n\n'),
  };
}
