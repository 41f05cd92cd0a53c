import type { OrderStep } from '#schemas/order.ts';
import { type Lang, toLang } from '#schemas/site.ts';
import type { orderLines, orders } from '../db/tables/order.ts';
import { html } from '../html.ts';
import { formatDate, formatMoney } from '../messages/format.ts';
import { button, frame, heading, type MailSite, paragraph, subheading } from './frame.ts';
import { type MailContent, nameOf } from './order-confirmed.ts';
import { placeOf } from './order-place.ts';
import { orderStepWords } from './order-step-words.ts';
import { wordsOf } from './words.ts';

type OrderRow = typeof orders.$inferSelect;
type Line = Pick<typeof orderLines.$inferSelect, 'name' | 'declinationLabel' | 'quantity' | 'rentFrom' | 'customizations'>;

/** What an e-mail about a step says beside the order itself. */
export type StepFacts = {
  /** Where its pages in the reader's language begin, and the one that opens the order without an account. */
  pages: string;
  orderUrl: string;
  /** The time to pay was over: nobody cancelled it. */
  isExpired: boolean;
  /** Cents that are given back. */
  refund: number;
  /** Last day to change one's mind (YYYY-MM-DD); null where there is none. */
  withdrawal: string | null;
};

/** A part with a title of its own. */
type Part = { title: string; lines: string[] };
type Said = { words: { subject: (order: string) => string; title: (name: string) => string }; text: string[]; part?: Part | undefined };

/** The e-mail that tells who ordered of a step that the shop led the order to. */
export function orderStepMail(site: MailSite, order: OrderRow, lines: readonly Line[], step: OrderStep, facts: StepFacts): MailContent {
  const lang = toLang(order.locale);
  const said = orderStepWords[lang];
  const { words, text, part } = says(site, order, step, facts);
  const title = words.title(order.firstname);
  const rights = step === 'DELIVERED' || step === 'COLLECTED' ? rightsOf(lines, facts.withdrawal, lang) : [];
  const follow = step === 'SHIPPED' ? order.trackingLink : null;
  // An order that was cancelled has nothing to show.
  const [url, label] = step === 'CANCELLED' ? [`${facts.pages}/`, said.shop] : [facts.orderUrl, wordsOf(lang)('see')];
  const items = lines.map((line) => `${line.quantity} × ${nameOf(line)}`);
  const content = html`${heading(site, title)}${text.map(paragraph)}
${part ? html`${subheading(part.title)}<p style="margin:0 0 12px">${part.lines.map((line) => html`${line}<br>`)}</p>` : null}
${follow ? button(site, follow, said.follow) : null}${rights.map(paragraph)}
${subheading(said.list)}<ul style="margin:0 0 12px;padding-left:20px">${items.map((item) => html`<li>${item}</li>`)}</ul>
${follow ? html`<p style="margin:0 0 12px"><a href="${url}" style="color:inherit">${label}</a></p>` : button(site, url, label)}`;
  const plain = [
    ...[title, ...text, part && [part.title, ...part.lines].join('\n'), follow && `${said.follow} : ${follow}`, ...rights],
    ...[`${said.list}\n${items.join('\n')}`, `${label} : ${url}`],
  ];
  return { subject: words.subject(order.reference), html: frame(site, lang, title, content), text: plain.filter(Boolean).join('\n\n') };
}

function says(site: MailSite, order: OrderRow, step: OrderStep, { isExpired, refund }: StepFacts): Said {
  const lang = toLang(order.locale);
  const said = orderStepWords[lang];
  const isCollected = order.deliveryKind === 'CLICK_AND_COLLECT';
  const isSent = order.deliveryKind === 'DELIVERY' || order.deliveryKind === 'PICKUP';
  const place = (): Part => placeOf(order, lang, wordsOf(lang));
  switch (step) {
    case 'PREPARING':
      return { words: said.preparing, text: [isSent ? said.preparingSent : isCollected ? said.preparingCollected : said.preparingOther] };
    case 'SHIPPED': {
      const text = [order.carrierName ? said.shippedBy(order.carrierName) : said.shippedText];
      return { words: said.shipped, text: order.trackingNumber ? [...text, said.parcel(order.trackingNumber)] : text, part: place() };
    }
    case 'READY_FOR_PICKUP': {
      const { title, lines } = place();
      const hours = site.values.CLICK_AND_COLLECT_HOURS.split('\n').filter(Boolean);
      return {
        words: said.ready,
        text: [said.readyText(order.reference)],
        part: { title, lines: hours.length > 0 ? [...lines, `${said.hours} :`, ...hours] : lines },
      };
    }
    case 'DELIVERED':
      return { words: isSent ? said.delivered : said.done, text: [said.deliveredText] };
    case 'COLLECTED':
      return { words: said.collected, text: [said.collectedText] };
    case 'CANCELLED':
      return { words: said.cancelled, text: [isExpired ? said.expiredText : said.cancelledText, said.uncharged] };
    case 'REFUNDED': {
      const amount = formatMoney(lang, refund);
      return { words: said.refunded, text: order.paidAt ? [said.refundedText(amount), said.creditNote] : [said.refundedText(amount)] };
    }
  }
}

/** How long one may change one's mind, and which lines are left out of it: rentals at fixed dates, and pieces made for somebody. */
function rightsOf(lines: readonly Line[], day: string | null, lang: Lang): string[] {
  if (day === null) return [];
  const say = wordsOf(lang);
  const isRental = ({ rentFrom }: Line) => rentFrom !== null;
  const isPersonal = (line: Line) => !isRental(line) && line.customizations.some((chosen) => chosen.isPersonal);
  return [
    ...(lines.every((line) => isRental(line) || isPersonal(line)) ? [] : [orderStepWords[lang].withdrawal(formatDate(lang, day))]),
    ...(lines.some(isRental) ? [say('withdrawalRental')] : []),
    ...(lines.some(isPersonal) ? [say('withdrawalPersonal')] : []),
  ];
}
