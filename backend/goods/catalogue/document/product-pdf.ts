import {
  type DocumentFonts,
  drawFoot,
  openPdf,
  type PaperColours,
  type Pdf,
  paper,
  type Style,
} from '#backend/foundation/documents/index.ts';
import { messages as sheetMessages } from '#messages/generated/backend/goods/catalogue/document.ts';
import type { ProductSheet } from './sheet.ts';

/** Pictures of a product's file: JPEG or PNG. */
export type SheetPictures = { logo: Buffer | null; product: Buffer | null };

const inner = paper.width - 2 * paper.margin;
const gap = 26;
const pictureWidth = 236;
const pictureHeight = 295;
const textX = paper.margin + pictureWidth + gap;
const textWidth = inner - pictureWidth - gap;
const half = (inner - gap) / 2;
const lastY = paper.height - 90;

/** The PDF of a product. `made`: its date. */
export function productPdf(
  sheet: ProductSheet,
  { fonts, colours, pictures, made }: { fonts: DocumentFonts; colours: PaperColours; pictures: SheetPictures; made: Date },
): Promise<Buffer> {
  const title = [sheet.title, sheet.subtitle].filter(Boolean).join(' – ');
  const pdf = openPdf({ title, author: sheet.shop, lang: sheet.lang, made, fonts, colours });
  drawBrand(pdf, sheet, pictures.logo);
  const top = 112;
  drawPicture(pdf, pictures.product, title, top);
  const besidePicture = drawTexts(pdf, sheet, pictures.product ? { x: textX, width: textWidth } : { x: paper.margin, width: inner }, top);
  drawFacts(pdf, sheet, Math.max(besidePicture, pictures.product ? top + pictureHeight : 0) + 28);
  drawFoot(pdf, sheet.contact.join(' · '), (page, count) => sheetMessages[sheet.lang].page({ page, count }));
  return pdf.finish();
}

function drawBrand(pdf: Pdf, { shop, url }: ProductSheet, logo: Buffer | null): void {
  const { kit, colours } = pdf;
  pdf.decorate(() => kit.rect(0, 0, paper.width, 6).fill(colours.primary));
  if (logo) pdf.tag('Figure', () => void kit.image(logo, paper.margin, 34, { fit: [200, 48], valign: 'center' }), { alt: shop });
  else pdf.tag('P', () => void pdf.write(shop, { font: 'title', size: 22, colour: colours.primary }, paper.margin, 44, half));
  const address = url.replace(/^https?:\/\//, '');
  const style: Style = { font: 'text', size: 9, colour: colours.muted, align: 'right' };
  pdf.tag('P', () => {
    pdf.write(address, style, paper.margin + 220, 54, inner - 220);
    kit.link(paper.margin + 220, 50, inner - 220, 20, url);
  });
  pdf.decorate(() => {
    kit.moveTo(paper.margin, 94);
    kit
      .lineTo(paper.width - paper.margin, 94)
      .lineWidth(0.5)
      .stroke(colours.rule);
  });
}

function drawPicture(pdf: Pdf, picture: Buffer | null, alt: string, y: number): void {
  if (!picture) return;
  const { kit } = pdf;
  pdf.tag(
    'Figure',
    () => {
      kit.save().roundedRect(paper.margin, y, pictureWidth, pictureHeight, 4).clip();
      kit.image(picture, paper.margin, y, { cover: [pictureWidth, pictureHeight], align: 'center', valign: 'center' });
      kit.restore();
    },
    { alt },
  );
}

/** Title, price, introduction and awards; gives the y below. */
function drawTexts(pdf: Pdf, sheet: ProductSheet, { x, width }: { x: number; width: number }, top: number): number {
  const { colours } = pdf;
  const messages = sheetMessages[sheet.lang];
  let y = top;
  const say = (type: string, text: string, style: Style, before: number) => {
    if (!text) return;
    pdf.tag(type, () => {
      y = pdf.write(text, style, x, y + before, width);
    });
  };
  say('P', sheet.kicker.toUpperCase(), { font: 'strong', size: 8.5, colour: colours.primary }, 0);
  say('H1', sheet.title, { font: 'title', size: sheet.title.length > 40 ? 22 : 27, colour: colours.heading }, 4);
  say('P', sheet.subtitle, { font: 'text', size: 11, colour: colours.muted }, 4);
  const [price = '', ...terms] = sheet.prices;
  say('P', price, { font: 'strong', size: price.length > 24 ? 13 : 17, colour: colours.primary }, 14);
  say('P', terms.join('\n'), { font: 'text', size: 9, colour: colours.muted }, 1);
  say('P', sheet.intro, { font: 'text', size: 11, colour: colours.ink, gap: 2.5 }, 14);
  if (sheet.awards.length > 0) say('H2', messages.awards, { font: 'strong', size: 9.5, colour: colours.primary }, 16);
  say('P', sheet.awards.join('\n'), { font: 'text', size: 10, colour: colours.ink, gap: 2 }, 3);
  return y;
}

/** Description on the left, features on the right, nutrition under the shorter of both; what does not fit goes on over the next page. */
function drawFacts(pdf: Pdf, sheet: ProductSheet, top: number): void {
  const messages = sheetMessages[sheet.lang];
  const rightX = paper.margin + half + gap;
  const right = drawRows(pdf, messages.features, sheet.features, rightX, top);
  const { nutrition } = sheet;
  const column = { x: paper.margin, width: right > top || nutrition ? half : inner };
  let y = top;
  const sections = [
    [messages.contents, sheet.contents.join('\n')],
    [messages.description, sheet.description],
    [messages.meals, sheet.meals],
  ] as const;
  for (const [title, text] of sections) {
    if (!text) continue;
    y = drawSection(pdf, title, text, column, y) + 16;
  }
  if (!nutrition) return;
  const height = heightOfRows(pdf, nutrition.rows) + 24;
  const isMoved = pdf.kit.bufferedPageRange().count > 1;
  const under = right > top ? right + 16 : top;
  if (!isMoved && under + height <= lastY) drawRows(pdf, nutrition.title, nutrition.rows, rightX, under);
  else drawRows(pdf, nutrition.title, nutrition.rows, paper.margin, y + height <= lastY ? y : nextPage(pdf));
}

const heightOfRow = (pdf: Pdf, { label, value }: ProductSheet['features'][number]): number => {
  const style: Style = { font: 'text', size: 9.5, colour: pdf.colours.ink };
  return Math.max(pdf.measure(label, style, half * 0.46 - 8), pdf.measure(value, style, half * 0.54)) + 8;
};
const heightOfRows = (pdf: Pdf, rows: ProductSheet['features']): number => rows.reduce((sum, row) => sum + heightOfRow(pdf, row), 0);

function drawSection(pdf: Pdf, title: string, text: string, { x, width }: { x: number; width: number }, from: number): number {
  const { kit, colours } = pdf;
  const style: Style = { font: 'text', size: 10, colour: colours.ink, gap: 2 };
  let y = from;
  if (y + 40 > lastY) y = nextPage(pdf);
  pdf.tag('H2', () => {
    y = pdf.write(title, { font: 'title', size: 14, colour: colours.heading }, x, y, width) + 4;
  });
  for (const paragraph of text.split('\n')) {
    const height = pdf.measure(paragraph, style, width);
    if (y + height > lastY && y > paper.margin + 100) y = nextPage(pdf);
    pdf.tag('P', () => {
      y = pdf.write(paragraph, style, x, y, width) + 4;
    });
  }
  kit.y = y;
  return y;
}

function nextPage(pdf: Pdf): number {
  pdf.kit.addPage();
  return paper.margin;
}

function drawRows(pdf: Pdf, title: string, rows: ProductSheet['features'], x: number, from: number): number {
  if (rows.length === 0) return from;
  const { kit, colours } = pdf;
  const label: Style = { font: 'text', size: 9.5, colour: colours.muted };
  const value: Style = { font: 'text', size: 9.5, colour: colours.ink };
  const [left, right] = [half * 0.46, half * 0.54];
  let y = from;
  pdf.tag('H2', () => {
    y = pdf.write(title, { font: 'title', size: title.length > 30 ? 11.5 : 14, colour: colours.heading }, x, y, half) + 5;
  });
  const table: ReturnType<Pdf['element']>[] = [];
  const lines: number[] = [];
  for (const row of rows) {
    const at = y;
    const height = heightOfRow(pdf, row);
    if (at + height > lastY) break;
    table.push(
      pdf.element('TR', [
        pdf.element('TH', () => void pdf.write(row.label, label, x, at + 4, left - 8)),
        pdf.element('TD', () => void pdf.write(row.value, value, x + left, at + 4, right)),
      ]),
    );
    y += height;
    lines.push(y);
  }
  pdf.decorate(() => {
    for (const line of lines) {
      kit.moveTo(x, line);
      kit
        .lineTo(x + half, line)
        .lineWidth(0.5)
        .stroke(colours.rule);
    }
  });
  pdf.tag('Table', table);
  return y;
}
