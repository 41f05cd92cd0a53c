import { html } from 'hono/html';
import {
  button,
  frame,
  type Html,
  heading,
  type MailContent,
  type MailSite,
  nameInMail,
  paragraph,
  type Say,
  subheading,
  wordsOf,
} from '#backend/foundation/mail/index.ts';
import { formatDate, formatMoney, labelled } from '#backend/platform/messages/message.ts';
import type { orderLines, orders } from '#backend/tables/order.ts';
import { guaranteeNoticeUrl, producerGuaranteeUrl } from '#domain/guarantee-notice.ts';
import { withdrawalOf } from '#domain/withdrawal.ts';
import { messages as guaranteeMessages } from '#messages/generated/domain/producer-guarantee.ts';
import { type Lang, toLang } from '#schemas/site.ts';
import { placeOf } from './order-place.ts';
import { rentalReturn } from './rental-return.ts';

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;

/** The confirmation of a paid order. `orderUrl` opens it without an account, `withdrawUrl` the declaration of withdrawal. */
export function orderConfirmed(
  site: MailSite,
  order: OrderRow,
  lines: readonly LineRow[],
  orderUrl: string,
  withdrawUrl: string,
): MailContent {
  const lang = toLang(order.locale);
  const say = wordsOf(lang);
  const written: Written = { lang, say, money: (cents) => formatMoney(lang, cents, order.currency) };
  const { reference, firstname } = order;
  const title = say('thanks', { firstname: nameInMail(firstname) });
  const intro = say('intro', { reference });
  const place = placeOf(order, lang, say);
  const rental = rentalReturn(site, lines, { lang, currency: order.currency });
  const email = site.values.COMPANY_EMAIL || site.values.SEND_MAIL_AS_MAIL || site.name;
  const { isOpen, hasGoods, hasRentals, personal, perishable, sealed } = withdrawalOf(lines, ({ rentFrom }) => rentFrom !== null);
  const rights = [
    hasGoods && say('withdrawalText', { email }),
    hasRentals && say('withdrawalRental'),
    hasRentals && order.earlyStartRequestedAt && say('earlyStart'),
    personal.length > 0 && say('withdrawalPersonal', { names: personal.join(', ') }),
    perishable.length > 0 && say('withdrawalPerishable', { names: perishable.join(', ') }),
    sealed.length > 0 && say('withdrawalSealed', { names: sealed.join(', ') }),
  ];
  const withdrawal = rights.filter(Boolean).join(' ');
  const terms = `${site.pages}/sale-terms`;
  const hasSales = lines.some(({ rentFrom }) => rentFrom === null);
  const margin = lines.some((line) => line.marginScheme) ? say('margin') : null;
  const exported = order.taxation === 'EXPORT' ? say('exported') : null;
  const totals = totalsOf(order, written);
  const content = html`${heading(site, title)}${paragraph(intro)}
${lineTable(lines, written)}${totalTable(totals)}
${margin && paragraph(margin)}${exported && paragraph(exported)}
${subheading(place.title)}<p style="margin:0 0 12px">${place.lines.map((line) => html`${line}<br>`)}</p>
${rental && html`${subheading(rental.title)}${rental.lines.map(paragraph)}`}
${order.message ? html`${subheading(say('message'))}${paragraph(order.message)}` : null}
${button(site, orderUrl, say('see'))}
${subheading(say('withdrawal'))}${paragraph(withdrawal)}${isOpen && html`<p><a href="${withdrawUrl}" style="color:inherit">${say('withdraw')}</a></p>`}<p><a href="${terms}" style="color:inherit">${say('terms')}</a></p>${hasSales && guaranteeNotice(site, say)}`;
  const text = [
    title,
    intro,
    lines.map((line) => textOf(line, written)).join('\n'),
    totals.map(([label, amount]) => labelled(lang, label, amount)).join('\n'),
    margin,
    exported,
    [place.title, ...place.lines].join('\n'),
    rental && [rental.title, ...rental.lines].join('\n'),
    order.message && `${say('message')}\n${order.message}`,
    labelled(lang, say('see'), orderUrl),
    [say('withdrawal'), withdrawal, isOpen && labelled(lang, say('withdraw'), withdrawUrl), labelled(lang, say('terms'), terms)]
      .filter(Boolean)
      .join('\n'),
    hasSales && [say('guarantee'), say('guaranteeText'), labelled(lang, say('guaranteeLink'), guaranteeNoticeUrl)].join('\n'),
  ];
  return { subject: say('subject', { reference }), html: frame(site, lang, title, content), text: text.filter(Boolean).join('\n\n') };
}

/** Draws the harmonised notice of the legal guarantee (Regulation (EU) 2025/1960): the official drawing where the shop has one, and its text. */
function guaranteeNotice(site: MailSite, say: Say): Html {
  const image = site.values.GUARANTEE_NOTICE_IMAGE;
  const source = image.startsWith('/') ? new URL(image, site.pages).href : image;
  const drawing =
    image &&
    html`<p><a href="${guaranteeNoticeUrl}"><img src="${source}" alt="${say('guarantee')}" width="480" style="max-width:100%"></a></p>`;
  return html`${subheading(say('guarantee'))}${drawing}${paragraph(say('guaranteeText'))}<p><a href="${guaranteeNoticeUrl}" style="color:inherit">${say('guaranteeLink')}</a></p>`;
}

/** A line's article as people know it, its size or colour in brackets. */
export const nameOf = (line: Pick<LineRow, 'name' | 'declinationLabel'>): string =>
  line.declinationLabel ? `${line.name} (${line.declinationLabel})` : line.name;

/** Formats an answer to a line's customization. */
const chosenText = ({ label, value }: LineRow['customizations'][number], lang: Lang): string =>
  value === '✓' ? label : labelled(lang, label, value);

/** Language of an e-mail, with functions for its texts and amounts. */
type Written = { lang: Lang; say: Say; money: (cents: number) => string };

/** The dates and the deposit of a line that is rented. */
function rentalText({ rentFrom, rentTo, deposit }: LineRow, { lang, say, money }: Written): string[] {
  if (rentFrom === null || rentTo === null) return [];
  const dates = say('rented', { from: formatDate(lang, rentFrom), to: formatDate(lang, rentTo) });
  return [dates, say('deposit', { amount: money(deposit ?? 0) })];
}

/** Formats the guarantee that the producer of a line gives, as the label GARAN tells it; '' where it gives none. */
function producerText({ producerGuarantee }: LineRow, lang: Lang): string {
  if (!producerGuarantee) return '';
  const { years, brand, model } = producerGuarantee;
  const messages = guaranteeMessages[lang];
  return messages.line({ brand, model, years: messages.years({ years }) });
}

const textOf = (line: LineRow, written: Written): string =>
  [
    labelled(written.lang, `${line.quantity} × ${nameOf(line)}`, written.money(line.total)),
    ...rentalText(line, written).map((each) => `  ${each}`),
    ...line.customizations.map((each) => `  ${chosenText(each, written.lang)}`),
    ...(line.producerGuarantee ? [`  ${producerText(line, written.lang)} ${producerGuaranteeUrl}`] : []),
  ].join('\n');

const cell = 'padding:8px 0;border-bottom:1px solid #dddddd;vertical-align:top';

function lineTable(lines: readonly LineRow[], written: Written): Html {
  const { lang, say, money } = written;
  const rows = lines.map(
    (
      line,
    ) => html`<tr><td style="${cell}">${nameOf(line)}${rentalText(line, written).map((each) => html`<br><small>${each}</small>`)}${line.customizations.map((each) => html`<br><small>${chosenText(each, lang)}</small>`)}${line.producerGuarantee && html`<br><small><a href="${producerGuaranteeUrl}" style="color:inherit">${producerText(line, lang)}</a></small>`}${line.marginScheme ? html`<br><small>${say('marginMark')}</small>` : null}</td>
<td style="${cell};text-align:center">${line.quantity}</td><td style="${cell};text-align:right;white-space:nowrap">${money(line.total)}</td></tr>`,
  );
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:16px 0 0">
<thead><tr><th scope="col" style="${cell};text-align:left">${say('product')}</th><th scope="col" style="${cell}">${say('quantity')}</th><th scope="col" style="${cell};text-align:right">${say('price')}</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}

/** A label, what it costs, and whether it is what counts. */
type Amount = readonly [label: string, amount: string, mark?: 'strong'];

function totalsOf(order: OrderRow, { say, money }: Written): Amount[] {
  const amounts: Amount[] = [[say('subtotal'), money(order.subtotal)]];
  const code = order.discountCode && ` (${order.discountCode})`;
  if (order.discount > 0) amounts.push([say('discount') + code, money(-order.discount)]);
  if (order.deliveryKind === 'DELIVERY' || order.deliveryKind === 'PICKUP') {
    amounts.push([say('shipping'), order.shipping > 0 ? money(order.shipping) : say('free')]);
  }
  if (order.vatDeducted > 0) amounts.push([say('deducted'), money(-order.vatDeducted)]);
  amounts.push([say(order.taxation === 'EXPORT' ? 'totalExported' : 'total'), money(order.total), 'strong']);
  if (order.vat > 0) amounts.push([say('vat'), money(order.vat)]);
  return amounts;
}

function totalTable(totals: readonly Amount[]): Html {
  const rows = totals.map(([label, amount, mark]) => {
    const style = `padding:4px 0;font-weight:${mark === 'strong' ? 'bold' : 'normal'}`;
    return html`<tr><th scope="row" style="${style};text-align:left">${label}</th><td style="${style};text-align:right">${amount}</td></tr>`;
  });
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:12px 0 16px"><tbody>${rows}</tbody></table>`;
}
