import { type Pdf, paper, type Style } from '#backend/foundation/documents/index.ts';
import type { Messages as InvoiceMessages } from '#messages/generated/backend/commerce/invoice/document.ts';
import type { InvoiceContent, InvoiceKind, Seller } from '#schemas/invoice.ts';

/** Data in the head of an invoice or credit note, beside its content. */
export type InvoiceFacts = { kind: InvoiceKind; reference: string; isTest: boolean; issuedAt: Date };

const inner = paper.width - 2 * paper.margin;
const half = (inner - 24) / 2;

/** Draws who sells, what this is, for whom and when; gives the y below. `day` writes a moment as its date. */
export function drawHead(
  pdf: Pdf,
  content: InvoiceContent,
  { kind, reference, isTest, issuedAt }: InvoiceFacts,
  messages: InvoiceMessages,
  day: (moment: string) => string,
): number {
  const { colours } = pdf;
  const { margin } = paper;
  const right = margin + half + 24;
  const brand: Style = { font: 'title', size: 21, colour: colours.primary };
  const small: Style = { font: 'text', size: 9.5, colour: colours.muted, gap: 1.5 };
  pdf.decorate(() => pdf.kit.rect(0, 0, paper.width, 6).fill(colours.primary));
  let left = 0;
  pdf.tag('P', () => {
    left = pdf.write(content.seller.tradeName, brand, margin, margin, half);
  });
  let y = 0;
  pdf.tag('H1', () => {
    y = pdf.write(messages[kind].toUpperCase(), { font: 'strong', size: 15, colour: colours.heading, align: 'right' }, right, margin, half);
    y = pdf.write(
      `${messages.number} ${reference}`,
      { font: 'strong', size: 10.5, colour: colours.ink, align: 'right' },
      right,
      y + 2,
      half,
    );
  });
  const isNote = kind === 'CREDIT_NOTE';
  const facts = [
    `${isNote ? messages.issuedNote : messages.issued} ${day(issuedAt.toISOString())}`,
    `${messages.order} ${content.orderReference} · ${messages.ordered} ${day(content.orderedAt)}`,
    `${isNote ? messages.refunded : messages.paid} ${day(content.paidAt)}`,
    ...(content.invoice ? [messages.about({ reference: content.invoice.reference, date: day(content.invoice.issuedAt) })] : []),
  ];
  pdf.tag('P', () => {
    y = pdf.write(facts.join('\n'), { ...small, align: 'right' }, right, y + 6, half);
  });
  y = Math.max(left, y) + 14;
  if (isTest) y = drawTest(pdf, messages, y);
  const { seller, customer, deliveredTo } = content;
  const sellerEnd = drawParty(pdf, messages.soldBy, [seller.name, ...sellerLines(seller, messages)], margin, y);
  const customerEnd = drawParty(pdf, messages.billedTo, [customer.name, ...customer.address, customer.email], right, y);
  const end = deliveredTo.length > 0 ? drawParty(pdf, messages.deliveredTo, deliveredTo, right, customerEnd + 8) : customerEnd;
  return Math.max(sellerEnd, end) + 22;
}

/** The seller under the name: form and capital, address, numbers (Code de commerce R123-237). */
export function sellerLines(seller: Seller, messages: InvoiceMessages): string[] {
  const { corporateForm, capital, address, siret, rcs, ape, vatNumber, email, phone } = seller;
  return [
    [corporateForm, capital && `${messages.capital} ${capital}`].filter(Boolean).join(' '),
    ...address,
    siret && `${messages.siret} ${siret}`,
    [rcs && `${messages.rcs} ${rcs.replace(/^RCS\s*/i, '')}`, ape && `${messages.ape} ${ape}`].filter(Boolean).join(' · '),
    vatNumber && `${messages.vatNumber} ${vatNumber}`,
    [phone, email].filter(Boolean).join(' · '),
  ].filter(Boolean);
}

function drawParty(pdf: Pdf, title: string, [name = '', ...lines]: readonly string[], x: number, from: number): number {
  const { colours } = pdf;
  let y = from;
  pdf.tag('H2', () => {
    y = pdf.write(title.toUpperCase(), { font: 'strong', size: 8, colour: colours.primary }, x, from, half);
  });
  pdf.tag('P', () => {
    y = pdf.write(name, { font: 'strong', size: 10.5, colour: colours.ink }, x, y + 3, half);
    if (lines.length > 0) y = pdf.write(lines.join('\n'), { font: 'text', size: 9.5, colour: colours.ink, gap: 1.5 }, x, y + 1, half);
  });
  return y;
}

/** Says across the page that the test bank paid. */
function drawTest(pdf: Pdf, messages: InvoiceMessages, y: number): number {
  const { kit, colours } = pdf;
  const style: Style = { font: 'strong', size: 10, colour: '#8a1c1c', align: 'center' };
  const height = pdf.measure(messages.testMention, style, inner - 24) + 14;
  pdf.decorate(() => kit.roundedRect(paper.margin, y, inner, height, 4).lineWidth(1).stroke('#8a1c1c'));
  pdf.tag('P', () => void pdf.write(messages.testMention, style, paper.margin + 12, y + 7, inner - 24));
  pdf.decorate(() => {
    kit
      .save()
      .rotate(-32, { origin: [paper.width / 2, paper.height / 2] })
      .fillOpacity(0.06);
    pdf.write(messages.test, { font: 'strong', size: 150, colour: colours.ink, align: 'center' }, 0, paper.height / 2 - 90, paper.width);
    kit.restore();
  });
  return y + height + 16;
}
