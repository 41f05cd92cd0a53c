import { withOrdinal } from '#schemas/first-of-month.ts';
import { toLang } from '#schemas/site.ts';
import type { InvoiceRow } from '../../flows/invoices/read-documents.ts';
import type { PaperColours } from '../colours.ts';
import type { DocumentFonts } from '../fonts/document-fonts.ts';
import { drawFoot } from '../foot.ts';
import { openPdf } from '../pdf.ts';
import { drawHead, sellerLines } from './head.ts';
import { drawLines } from './lines.ts';
import { drawTotals } from './totals.ts';
import { invoiceWords } from './words.ts';

/** The PDF of an invoice or credit note, from what was kept of it alone; only fonts and colours are the site's of today. */
export function invoicePdf(row: InvoiceRow, { fonts, colours }: { fonts: DocumentFonts; colours: PaperColours }): Promise<Buffer> {
  const { content, kind, reference, currency } = row;
  const lang = toLang(row.locale);
  const words = invoiceWords[lang];
  const { seller, timeZone } = content;
  const day = (moment: string) =>
    withOrdinal(new Intl.DateTimeFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', { dateStyle: 'long', timeZone }).format(new Date(moment)), lang);
  const title = `${words[kind]} ${reference}`;
  const pdf = openPdf({ title, author: seller.name, lang, made: row.issuedAt, fonts, colours });
  const texts = { words, lang, currency, kind };
  const below = drawHead(pdf, content, row, words, day);
  drawTotals(pdf, content, texts, drawLines(pdf, content.lines, texts, below));
  drawFoot(pdf, [seller.name, ...sellerLines(seller, words)].join(' · '), words.page);
  return pdf.finish();
}
