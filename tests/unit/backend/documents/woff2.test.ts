import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { isWoff2, unpackWoff2 } from '#backend/documents/fonts/woff2.ts';

const require = createRequire(import.meta.url);
const file = (name: string) => readFileSync(require.resolve(name));

/** Text of a page that is set in a font. */
async function setIn(font: Buffer, text: string): Promise<string> {
  const kit = new PDFDocument();
  const chunks: Buffer[] = [];
  kit.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => kit.on('end', resolve));
  kit.font(font).text(text);
  kit.end();
  await ended;
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)));
  return (await extractText(pdf, { mergePages: true })).text;
}

describe('a WOFF2 font', () => {
  it('is unpacked so that a PDF embeds its letters, accents made of parts included', async () => {
    for (const name of [
      '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2',
      '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2',
    ]) {
      const bytes = file(name);
      expect(isWoff2(bytes)).toBe(true);
      expect(await setIn(unpackWoff2(bytes), 'Élégance à 12,50 €')).toContain('Élégance à 12,50 €');
    }
  });

  it('gives the outlines and widths of the same font in WOFF', () => {
    const widths = (font: Buffer) => {
      const kit = new PDFDocument();
      return ['Éa', 'œuvre', '€ 12'].map((text) => kit.font(font).fontSize(100).widthOfString(text));
    };
    const woff = file('@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff');
    expect(widths(unpackWoff2(file('@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2')))).toEqual(widths(woff));
  });

  it('that is cut off is refused', () => {
    const bytes = file('@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2');
    expect(() => unpackWoff2(bytes.subarray(0, 2000))).toThrow();
    expect(isWoff2(Buffer.from('no font'))).toBe(false);
  });
});
