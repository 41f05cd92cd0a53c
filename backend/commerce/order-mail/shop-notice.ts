import { and, asc, eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { button, frame, heading, type MailSite, paragraph, post, readMailSite, shopAddress } from '#backend/foundation/mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { formatDate, formatMoney, labelled } from '#backend/platform/messages/message.ts';
import type { orderLines, orders } from '#backend/tables/order.ts';
import { siteLanguages } from '#backend/tables/site.ts';
import { messages as shopNoticeMessages } from '#messages/generated/backend/commerce/order-mail/shop-notice.ts';
import type { OrderAlert } from '#schemas/admin-order.ts';
import type { OrderBack } from '#schemas/order-back.ts';
import { defaultLocale, type Lang, toLang } from '#schemas/site.ts';
import { nameOf } from './confirmation-email.ts';

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;
type NoticeContext = { now: Date; webOrigin: string };

/** Tells the shop of an order that was just paid, or that costs nothing, in the transaction that made it so; once an order. */
export async function noticeOrder(tx: Database, order: OrderRow, lines: readonly LineRow[], at: NoticeContext): Promise<void> {
  const { id: idOrder, reference, message } = order;
  await notice(tx, order, at, { kind: 'ORDER_NOTICE', idOrder }, (lang) => {
    const said = shopNoticeMessages[lang];
    return {
      title: said.order({ reference }),
      amount: formatMoney(lang, order.total, order.currency),
      parts: [
        labelled(lang, said.customer, `${order.firstname} ${order.lastname}`.trim()),
        deliveryOf(order, lang),
        message && labelled(lang, said.message, message),
        order.isPaymentUnconfirmed ? said.unconfirmed : '',
      ],
      items: lines.map((line) => itemOf(line, lang)),
    };
  });
}

/** Tells the shop that a customer cancelled what she had paid for, in the transaction that did; once an order. */
export async function noticeCancellation(tx: Database, order: OrderRow, at: NoticeContext): Promise<void> {
  await notice(tx, order, at, { kind: 'CANCELLATION_NOTICE', idOrder: order.id }, (lang) => {
    const said = shopNoticeMessages[lang];
    return {
      title: said.cancelled({ reference: order.reference }),
      amount: formatMoney(lang, order.total, order.currency),
      parts: [said.cancelledText],
      items: [],
    };
  });
}

/** Tells the shop what a customer asks to send back, in the transaction that notes it; once a return. */
export async function noticeReturn(tx: Database, order: OrderRow, back: OrderBack, at: NoticeContext): Promise<void> {
  await notice(tx, order, at, { kind: 'RETURN_NOTICE', occasion: `return-${back.id}-notice` }, (lang) => {
    const said = shopNoticeMessages[lang];
    return {
      title: said.back({ reference: order.reference }),
      amount: formatMoney(lang, back.total, back.currency),
      parts: [said.backText],
      items: back.lines.map((line) => `${line.quantity} × ${nameOf(line)}`),
    };
  });
}

/** Notice to the shop of a withdrawal. */
export type WithdrawalNotice = {
  id: number;
  name: string;
  /** Number of the order, or what was typed where none was found. */
  reference: string;
  /** `BEFORE_DISPATCH`: nothing was handed over yet; `RETURN`: its return is open; `RENTAL`: it is a rental; `LATE`: the time was over; `UNKNOWN`: no order was found. */
  state: 'BEFORE_DISPATCH' | 'RETURN' | 'RENTAL' | 'LATE' | 'UNKNOWN';
  items: string[];
  /** Day by which the money goes back (YYYY-MM-DD). */
  refundBy: string;
};

/** Tells the shop of a withdrawal, in the transaction that records it; once each. */
export async function noticeWithdrawal(tx: Database, idSite: number, withdrawal: WithdrawalNotice, at: NoticeContext): Promise<void> {
  const { id, name, reference, state, items, refundBy } = withdrawal;
  const about = { kind: 'WITHDRAWAL_NOTICE', occasion: `withdrawal-${id}-notice` } as const;
  const write = (lang: Lang) => {
    const said = shopNoticeMessages[lang];
    return {
      title: said.withdrawn({ reference }),
      amount: '',
      parts: [
        labelled(lang, said.customer, name),
        said.withdrawnStates[state],
        ...(state === 'LATE' || state === 'UNKNOWN' ? [] : [said.refundBy({ day: formatDate(lang, refundBy) })]),
      ],
      items,
    };
  };
  await notice(tx, { idSite, id: '' }, at, about, write, 'withdrawals');
}

/** Tells the shop of money that a person must look at, in the transaction that noted it; once for each alert of an order. */
export async function noticeAlert(tx: Database, order: OrderRow, alert: OrderAlert, at: NoticeContext): Promise<void> {
  await notice(tx, order, at, { kind: 'ALERT_NOTICE', occasion: `alert-${order.id}-${alert}` }, (lang) => {
    const said = shopNoticeMessages[lang];
    return {
      title: said.alert({ reference: order.reference }),
      amount: formatMoney(lang, order.total, order.currency),
      parts: [said.alerts[alert]],
      items: [],
    };
  });
}

type Notice = { title: string; amount: string; parts: string[]; items: string[] };
type About = {
  kind: 'ORDER_NOTICE' | 'RETURN_NOTICE' | 'WITHDRAWAL_NOTICE' | 'ALERT_NOTICE' | 'CANCELLATION_NOTICE';
  idOrder?: string;
  occasion?: string;
};

/** Writes to the shop in its own language, with the way to the order in the admin panel. A shop without an address is not written to. */
async function notice(
  tx: Database,
  { idSite, id }: Pick<OrderRow, 'idSite' | 'id'>,
  at: NoticeContext,
  about: About,
  write: (lang: Lang) => Notice,
  screen = `orders/${id}`,
): Promise<void> {
  const locale = await ownLocale(tx, idSite);
  const site = await readMailSite(tx, { idSite, locale }, at.webOrigin);
  const to = shopAddress(site.values);
  if (!to) return;
  const lang = toLang(locale);
  const content = draw(site, lang, write(lang), `${at.webOrigin}/admin/${screen}`);
  await post(tx, { idSite, ...about }, to, content, at.now);
}

function draw(site: MailSite, lang: Lang, { title, amount, parts, items }: Notice, url: string) {
  const label = shopNoticeMessages[lang].see;
  const said = parts.filter(Boolean);
  const list = html`<ul style="margin:0 0 12px;padding-left:20px">${items.map((item) => html`<li>${item}</li>`)}</ul>`;
  const sum = amount && html`<p style="margin:0 0 12px;font-size:20px"><strong>${amount}</strong></p>`;
  const content = html`${heading(site, title)}${sum}
${said.map((part) => paragraph(part))}${items.length > 0 ? list : null}${button(site, url, label)}`;
  return {
    subject: amount ? `${title} (${amount})` : title,
    html: frame(site, lang, title, content),
    text: [title, amount, ...said, items.join('\n'), labelled(lang, label, url)].filter(Boolean).join('\n\n'),
  };
}

/** Formats the way of delivery; its address is on the order's screen. */
function deliveryOf({ deliveryKind, carrierName, pickup }: OrderRow, lang: Lang): string {
  const { delivery, collected, kinds } = shopNoticeMessages[lang];
  if (pickup) return labelled(lang, delivery, collected({ date: formatDate(lang, pickup.date), from: pickup.from, to: pickup.to }));
  return labelled(lang, delivery, [kinds[deliveryKind], carrierName].filter(Boolean).join(', '));
}

function itemOf(line: LineRow, lang: Lang): string {
  const { rentFrom: from, rentTo: to } = line;
  const rented = from && to ? `, ${shopNoticeMessages[lang].rented({ from: formatDate(lang, from), to: formatDate(lang, to) })}` : '';
  return `${line.quantity} × ${nameOf(line)}${rented}`;
}

/** The language that the site is written in. */
async function ownLocale(db: Database, idSite: number): Promise<string> {
  const [language] = await db
    .select({ code: siteLanguages.code })
    .from(siteLanguages)
    .where(and(eq(siteLanguages.idSite, idSite), eq(siteLanguages.isValid, true)))
    .orderBy(asc(siteLanguages.position))
    .limit(1);
  return language?.code ?? defaultLocale;
}
