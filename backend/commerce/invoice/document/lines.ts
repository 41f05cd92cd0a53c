import { type Pdf, paper, type Style } from '#backend/foundation/documents/index.ts';
import { formatMoney } from '#backend/platform/messages/message.ts';
import type { Messages as InvoiceMessages } from '#messages/generated/backend/commerce/invoice/document.ts';
import type { InvoiceLine } from '#schemas/invoice.ts';
import type { Lang } from '#schemas/site.ts';
import { priceBeforeVat, rateText } from './amounts.ts';
import { placeRows } from './place-rows.ts';

const widths = [209, 34, 66, 66, 50, 74] as const;
const pad = 6;
const headHeight = 20;
/** Below this nothing is written but the foot. */
export const lastY = paper.height - 96;

const starts = widths.map((_, index) => paper.margin + widths.slice(0, index).reduce((sum, width) => sum + width, 0));

type Texts = { messages: InvoiceMessages; lang: Lang; currency: string };

/** Draws the lines as a table, its head again on each page; gives the y below. */
export function drawLines(pdf: Pdf, lines: readonly InvoiceLine[], texts: Texts, from: number): number {
  const { colours, kit } = pdf;
  const { messages } = texts;
  const headers = [messages.designation, messages.quantity, messages.priceBefore, messages.price, messages.rate, messages.total];
  const rows = lines.map((line) => rowOf(pdf, line, texts));
  const heights = rows.map(({ height }) => height);
  const pages = placeRows(heights, { first: from + headHeight, next: paper.margin + headHeight, last: lastY });
  let end = from;
  for (const [number, page] of pages.entries()) {
    if (number > 0) kit.addPage();
    const top = (page[0]?.y ?? from + headHeight) - headHeight;
    pdf.decorate(() => {
      kit.rect(paper.margin, top, paper.width - 2 * paper.margin, headHeight).fill(colours.tint);
      for (const { row, y } of page) {
        const below = y + (heights[row] ?? 0);
        kit.moveTo(paper.margin, below);
        kit
          .lineTo(paper.width - paper.margin, below)
          .lineWidth(0.5)
          .stroke(colours.rule);
      }
    });
    const head = headers.map((text, column) =>
      pdf.element('TH', () => cell(pdf, text, column, top + 5, { font: 'strong', size: 8.5, colour: colours.ink })),
    );
    const body = page.map(({ row, y }) => pdf.element('TR', rows[row]?.draw(y + 4) ?? []));
    pdf.tag('Table', [pdf.element('TR', head), ...body]);
    end = page.reduce((below, { row, y }) => Math.max(below, y + (heights[row] ?? 0)), top + headHeight);
  }
  return end;
}

/** A line: how high it is, and its cells from a y on. */
function rowOf(pdf: Pdf, line: InvoiceLine, { messages, lang, currency }: Texts) {
  const { colours } = pdf;
  const money = (cents: number) => formatMoney(lang, cents, currency);
  const style: Style = { font: 'text', size: 9.5, colour: colours.ink };
  const small: Style = { font: 'text', size: 8.5, colour: colours.muted, gap: 1 };
  const details = [...line.details, line.reference && `${messages.reference} ${line.reference}`].filter(Boolean).join('\n');
  const width = widths[0] - 2 * pad;
  const before = priceBeforeVat(line);
  const figures = [
    String(line.quantity),
    before === null ? '–' : money(before),
    money(line.price),
    line.marginScheme ? messages.margin : rateText(line.vatRate, lang),
    money(line.total),
  ];
  return {
    height: pdf.measure(line.name, style, width) + (details ? pdf.measure(details, small, width) + 1 : 0) + 9,
    draw: (y: number) => [
      pdf.element('TD', () => {
        const below = pdf.write(line.name, style, paper.margin + pad, y, width);
        if (details) pdf.write(details, small, paper.margin + pad, below + 1, width);
      }),
      ...figures.map((text, index) => pdf.element('TD', () => cell(pdf, text, index + 1, y, style))),
    ],
  };
}

/** Writes a cell; all but the first stand to the right. */
function cell(pdf: Pdf, text: string, column: number, y: number, style: Style): void {
  const width = (widths[column] ?? 0) - 2 * pad;
  pdf.write(text, { ...style, align: column === 0 ? 'left' : 'right' }, (starts[column] ?? 0) + pad, y, width);
}
