import { html } from 'hono/html';
import {
  button,
  frame,
  heading,
  type MailContent,
  type MailSite,
  nameInMail,
  paragraph,
  subheading,
} from '#backend/foundation/mail/index.ts';
import { labelled } from '#backend/platform/messages/message.ts';
import type { orderLines, orders } from '#backend/tables/order.ts';
import { messages as orderStepMessages } from '#messages/generated/backend/commerce/order-mail/order-step.ts';
import { toLang } from '#schemas/site.ts';
import { nameOf } from './confirmation-email.ts';

type OrderRow = typeof orders.$inferSelect;
export type OrderMailLine = Pick<typeof orderLines.$inferSelect, 'name' | 'declinationLabel' | 'quantity'>;

/** A part with a title of its own. */
export type Part = { title: string; lines: string[] };

/** Content of an e-mail about the progress of an order. */
export type OrderMail = {
  messages: { subject: (v: { order: string }) => string; title: string | ((v: { name: string }) => string) };
  /** Paragraphs above the rest, and below where the parcel is followed. */
  text: readonly string[];
  rights?: readonly string[];
  part?: Part | undefined;
  /** Tracking address of the parcel: then it is the button, and the page is a link below it. */
  follow?: string | null;
  /** The page that the e-mail leads to. */
  page: { url: string; label: string };
};

/** Draws an e-mail about an order, as HTML and as text, in the language it was placed in. */
export function orderMail(site: MailSite, order: OrderRow, lines: readonly OrderMailLine[], mail: OrderMail): MailContent {
  const lang = toLang(order.locale);
  const said = orderStepMessages[lang];
  const { messages, text, part, rights = [], follow = null, page } = mail;
  const title = typeof messages.title === 'string' ? messages.title : messages.title({ name: nameInMail(order.firstname) });
  const items = lines.map((line) => `${line.quantity} × ${nameOf(line)}`);
  const content = html`${heading(site, title)}${text.map(paragraph)}
${part ? html`${subheading(part.title)}<p style="margin:0 0 12px">${part.lines.map((line) => html`${line}<br>`)}</p>` : null}
${follow ? button(site, follow, said.follow) : null}${rights.map(paragraph)}
${subheading(said.list)}<ul style="margin:0 0 12px;padding-left:20px">${items.map((item) => html`<li>${item}</li>`)}</ul>
${follow ? html`<p style="margin:0 0 12px"><a href="${page.url}" style="color:inherit">${page.label}</a></p>` : button(site, page.url, page.label)}`;
  const plain = [
    ...[title, ...text, part && [part.title, ...part.lines].join('\n'), follow && labelled(lang, said.follow, follow), ...rights],
    ...[`${said.list}\n${items.join('\n')}`, labelled(lang, page.label, page.url)],
  ];
  return {
    subject: messages.subject({ order: order.reference }),
    html: frame(site, lang, title, content),
    text: plain.filter(Boolean).join('\n\n'),
  };
}
