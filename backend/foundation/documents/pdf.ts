import PDFDocument from 'pdfkit';
import type { ApiContext } from '#backend/platform/http/context.ts';
import { languages } from '#messages/languages.ts';
import type { Lang } from '#schemas/site.ts';
import type { PaperColours } from './colours.ts';
import type { DocumentFonts } from './fonts/document-fonts.ts';
import type { FontPart } from './fonts/font-part.ts';
import { runsOf } from './fonts/runs.ts';

type Kit = PDFKit.PDFDocument;
type Struct = PDFKit.PDFStructureElement;

/** A4 in points, and the margin around what is written. */
export const paper = { width: 595.28, height: 841.89, margin: 48 } as const;

/** Style of a text: font, size in points, colour. */
export type Style = { font: keyof DocumentFonts; size: number; colour: string; align?: 'left' | 'right' | 'center'; gap?: number };

/** Tools to build a PDF: texts at positions, each with a role for screen readers. */
export type Pdf = {
  kit: Kit;
  colours: PaperColours;
  /** Adds an element to the document's structure (H1, P, Table …) and draws what is in it. */
  tag: (type: string, draw: (() => void) | readonly Struct[], options?: { alt?: string }) => void;
  element: (type: string, draw: (() => void) | readonly Struct[]) => Struct;
  /** Draws what says nothing: rules, grounds, page numbers. */
  decorate: (draw: () => void) => void;
  /** Writes a text at x, y in a width; gives the y below it. Figures stand in columns. */
  write: (text: string, style: Style, x: number, y: number, width: number) => number;
  /** Height a text takes in a width. */
  measure: (text: string, style: Style, width: number) => number;
  /** The file. */
  finish: () => Promise<Buffer>;
};

/** Opens a tagged A4 document. `made`: its date, so that the same content gives the same file. */
export function openPdf(options: {
  title: string;
  author: string;
  lang: Lang;
  made: Date;
  fonts: DocumentFonts;
  colours: PaperColours;
}): Pdf {
  const { title, author, lang, made, fonts, colours } = options;
  const kit = new PDFDocument({
    size: 'A4',
    margins: { top: paper.margin, bottom: 0, left: paper.margin, right: paper.margin },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: languages[lang].locale,
    info: { Title: title, Author: author, CreationDate: made, ModDate: made },
  });
  for (const [role, parts] of Object.entries(fonts)) {
    for (const [index, part] of parts.entries()) kit.registerFont(`${role}${index}`, part.source);
  }
  const root = kit.struct('Document');
  kit.addStructure(root);
  const element = (type: string, draw: (() => void) | readonly Struct[], elementOptions = {}): Struct =>
    kit.struct(type, elementOptions, typeof draw === 'function' ? draw : [...draw]);
  const settings = ({ align = 'left', gap = 0 }: Style, width: number) => ({
    width,
    align,
    lineGap: gap,
    features: ['lnum', 'tnum', 'kern'] as PDFKit.Mixins.OpenTypeFeatures[],
  });
  const partsOf = (style: Style): readonly FontPart[] => fonts[style.font];
  return {
    kit,
    colours,
    element,
    tag: (type, draw, elementOptions) => void root.add(element(type, draw, elementOptions)),
    decorate(draw) {
      kit.markContent('Artifact', { type: 'Layout' });
      draw();
      kit.endMarkedContent();
    },
    write(text, style, x, y, width) {
      const runs = runsOf(partsOf(style), printable(text));
      kit.fontSize(style.size).fillColor(style.colour);
      for (const [index, { part, text: letters }] of runs.entries()) {
        kit.font(`${style.font}${part}`);
        const more = { ...settings(style, width), continued: index < runs.length - 1 };
        if (index === 0) kit.text(letters, x, y, more);
        else kit.text(letters, more);
      }
      return Math.max(y, kit.y);
    },
    measure: (text, style, width) =>
      kit.font(`${style.font}0`).fontSize(style.size).heightOfString(printable(text), settings(style, width)),
    async finish() {
      const chunks: Buffer[] = [];
      const ended = new Promise<Buffer>((resolve, reject) => {
        kit.on('data', (chunk: Buffer) => chunks.push(chunk));
        kit.on('end', () => resolve(Buffer.concat(chunks)));
        kit.on('error', reject);
      });
      kit.end();
      return ended;
    },
  };
}

/** Letters and their marks become one sign where there is one; narrow spaces that few fonts have, ordinary ones that do not break. */
const printable = (text: string): string => text.normalize('NFC').replace(/[\u202f\u2007\u2009]/g, '\u00a0');

/** Files that one place may have made in an hour: each costs some tenths of a second. */
export const filesMade = { name: 'document', limit: 120, windowSeconds: 3600 };

/** Answers a PDF. */
export const answerPdf = (c: ApiContext, bytes: Buffer, disposition: string, cache: string): Response =>
  c.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': disposition,
    'Cache-Control': cache,
    'X-Content-Type-Options': 'nosniff',
  });
