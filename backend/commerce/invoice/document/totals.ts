import { type Pdf, paper, type Style } from '#backend/foundation/documents/index.ts';
import { formatMoney } from '#backend/platform/messages/message.ts';
import type { Messages as InvoiceMessages } from '#messages/generated/backend/commerce/invoice/document.ts';
import type { InvoiceContent, InvoiceKind } from '#schemas/invoice.ts';
import type { Lang } from '#schemas/site.ts';
import { rateText, vatMentions } from './amounts.ts';
import { lastY } from './lines.ts';

type Texts = { messages: InvoiceMessages; lang: Lang; currency: string; kind: InvoiceKind };

const right = { x: paper.width - paper.margin - 220, width: 220 } as const;
const left = { x: paper.margin, width: 250 } as const;

/** Draws totals, the amounts by VAT rate and the mentions; on a page of their own where they do not fit. Returns the y below. */
export function drawTotals(pdf: Pdf, content: InvoiceContent, texts: Texts, from: number): number {
  const { kit, colours } = pdf;
  const rows = totalRows(content, texts);
  let start = from + 14;
  if (start + heightOf(pdf, content, texts, rows.length) > lastY) {
    kit.addPage();
    start = paper.margin;
  }
  const grand = rows.length - 1;
  const top = (row: number) => start + row * 16 + (row === grand ? 6 : 0);
  pdf.decorate(() => kit.rect(right.x, top(grand) - 3, right.width, 24).fill(colours.tint));
  const table = rows.map(([label, amount], row) => {
    const style: Style =
      row === grand ? { font: 'strong', size: 11.5, colour: colours.heading } : { font: 'text', size: 9.5, colour: colours.ink };
    const y = top(row) + (row === grand ? 2 : 0);
    return pdf.element('TR', [
      pdf.element('TH', () => void pdf.write(label, style, right.x + 6, y, 134)),
      pdf.element('TD', () => void pdf.write(amount, { ...style, align: 'right' }, right.x + 134, y, right.width - 140)),
    ]);
  });
  pdf.tag('Table', table);
  const below = Math.max(top(grand) + 30, drawRates(pdf, content, texts, start));
  return drawMentions(pdf, content, texts, below + 16);
}

/** Returns the height of totals and mentions, which get a page of their own only if necessary. */
function heightOf(pdf: Pdf, content: InvoiceContent, texts: Texts, rows: number): number {
  const mentions = mentionsOf(content, texts).reduce((sum, text) => sum + 4 + pdf.measure(text, mentionStyle(pdf), whole), 0);
  return Math.max((rows - 1) * 16 + 36, 16 + content.rates.length * 14) + 16 + pdf.measure(markOf(texts), markStyle(pdf), whole) + mentions;
}

/** The papers' fonts have no minus sign; a dash is as wide. */
const onPaper = (amount: string): string => amount.replace('−', '–');

function totalRows(content: InvoiceContent, { messages, lang, currency, kind }: Texts): [label: string, amount: string][] {
  const money = (cents: number) => formatMoney(lang, cents, currency);
  const { subtotal, discount, discountCode, shipping, vatDeducted = 0, taxation, total, vat } = content;
  const isNote = kind === 'CREDIT_NOTE';
  const off = isNote ? messages.kept : discountCode ? messages.discountCode({ code: discountCode }) : messages.discount;
  const { hasMargin } = vatMentions(content);
  return [
    [messages.subtotal, money(subtotal)],
    ...(discount > 0 ? [[off, onPaper(money(-discount))] satisfies [string, string]] : []),
    ...(shipping === null ? [] : [[messages.shipping, shipping === 0 ? messages.free : money(shipping)] satisfies [string, string]]),
    ...(vatDeducted > 0 ? [[messages.deducted, onPaper(money(-vatDeducted))] satisfies [string, string]] : []),
    // A total without tax would tell the margin's.
    ...(hasMargin ? [] : [[messages.totalBefore, money(total - vat)] satisfies [string, string]]),
    ...(hasMargin && vat === 0 ? [] : [[messages.vat, money(vat)] satisfies [string, string]]),
    [isNote ? messages.credited : taxation === 'EXPORT' ? messages.exportTotal : messages.grandTotal, money(total)],
  ];
}

function drawRates(pdf: Pdf, { rates }: InvoiceContent, { messages, lang, currency }: Texts, from: number): number {
  const money = (cents: number) => formatMoney(lang, cents, currency);
  const head: Style = { font: 'strong', size: 8, colour: pdf.colours.primary };
  const style: Style = { font: 'text', size: 9, colour: pdf.colours.ink };
  const columns = [
    { at: 0, width: 82 },
    { at: 82, width: 56 },
    { at: 138, width: 52 },
    { at: 190, width: 60 },
  ];
  const row = (cells: readonly string[], type: string, textStyle: Style, y: number) =>
    pdf.element(
      'TR',
      columns.map(({ at, width }, index) =>
        pdf.element(
          type,
          () => void pdf.write(cells[index] ?? '', { ...textStyle, align: index === 0 ? 'left' : 'right' }, left.x + at, y, width),
        ),
      ),
    );
  const body = rates.map(({ vatRate, marginScheme, gross, vat }, index) => {
    const name = marginScheme ? messages.marginScheme : rateText(vatRate, lang);
    const cells = marginScheme ? [name, '–', '–', money(gross)] : [name, money(gross - vat), money(vat), money(gross)];
    return row(cells, 'TD', style, from + 16 + index * 14);
  });
  pdf.tag('Table', [row([messages.rate, messages.base, messages.tax, messages.gross], 'TH', head, from), ...body]);
  return from + 16 + rates.length * 14;
}

const whole = paper.width - 2 * paper.margin;
const markStyle = ({ colours }: Pdf): Style => ({ font: 'strong', size: 10.5, colour: colours.heading });
const mentionStyle = ({ colours }: Pdf): Style => ({ font: 'text', size: 9, colour: colours.ink, gap: 1 });
const markOf = ({ messages, kind }: Texts): string => (kind === 'INVOICE' ? messages.paidMark : messages.refundedMark);

function mentionsOf(content: InvoiceContent, { messages }: Texts): string[] {
  const { hasMargin, isExempt } = vatMentions(content);
  const { seller, taxation } = content;
  return [
    hasMargin && messages.marginMention,
    taxation === 'EXPORT' && messages.exportMention,
    taxation === 'OSS' && messages.ossMention,
    isExempt && taxation !== 'EXPORT' && !seller.vatNumber && messages.noVat,
  ].filter((text) => text !== false);
}

function drawMentions(pdf: Pdf, content: InvoiceContent, texts: Texts, from: number): number {
  let y = from;
  pdf.tag('P', () => {
    y = pdf.write(markOf(texts), markStyle(pdf), left.x, y, whole);
  });
  for (const mention of mentionsOf(content, texts)) {
    pdf.tag('P', () => {
      y = pdf.write(mention, mentionStyle(pdf), left.x, y + 4, whole);
    });
  }
  return y;
}
