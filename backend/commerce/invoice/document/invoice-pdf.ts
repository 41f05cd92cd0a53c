import { type DocumentFonts, drawFoot, openPdf, type PaperColours } from '#backend/foundation/documents/index.ts';
import type { InvoiceRow } from '#backend/tables/invoice.ts';
import { withOrdinal } from '#domain/date-formats.ts';
import { messages as invoiceMessages } from '#messages/generated/backend/commerce/invoice/document.ts';
import { languages } from '#messages/languages.ts';
import { toLang } from '#schemas/site.ts';
import { drawHead, sellerLines } from './head.ts';
import { drawLines } from './lines.ts';
import { drawTotals } from './totals.ts';

/** The PDF of an invoice or credit note, from what was kept of it alone; only fonts and colours are the site's of today. */
export function invoicePdf(row: InvoiceRow, { fonts, colours }: { fonts: DocumentFonts; colours: PaperColours }): Promise<Buffer> {
  const { content, kind, reference, currency } = row;
  const lang = toLang(row.locale);
  const messages = invoiceMessages[lang];
  const { seller, timeZone } = content;
  const day = (moment: string) =>
    withOrdinal(new Intl.DateTimeFormat(languages[lang].locale, { dateStyle: 'long', timeZone }).format(new Date(moment)), lang);
  const title = `${messages[kind]} ${reference}`;
  const pdf = openPdf({ title, author: seller.name, lang, made: row.issuedAt, fonts, colours });
  const texts = { messages, lang, currency, kind };
  const below = drawHead(pdf, content, row, messages, day);
  drawTotals(pdf, content, texts, drawLines(pdf, content.lines, texts, below));
  drawFoot(pdf, [seller.name, ...sellerLines(seller, messages)].join(' · '), (page, count) => messages.page({ page, count }));
  return pdf.finish();
}
