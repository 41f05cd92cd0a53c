import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import PDFDocument from 'pdfkit';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';

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
      expect(await setIn(await convert(bytes, 'sfnt'), 'Élégance à 12,50 €')).toContain('Élégance à 12,50 €');
    }
  });

  it('gives the outlines and widths of the same font in WOFF', async () => {
    const widths = (font: Buffer) => {
      const kit = new PDFDocument();
      return ['Éa', 'œuvre', '€ 12'].map((text) => kit.font(font).fontSize(100).widthOfString(text));
    };
    const woff = file('@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff');
    expect(widths(await convert(file('@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2'), 'sfnt'))).toEqual(
      widths(woff),
    );
  });

  it('that is cut off is refused', async () => {
    const bytes = file('@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2');
    await expect(convert(bytes.subarray(0, 2000), 'sfnt')).rejects.toThrow();
    await expect(convert(Buffer.from('no font'), 'sfnt')).rejects.toThrow();
  });
});
