import { describe, expect, it } from 'vitest';
import { priceBeforeVat, rateText, vatMentions } from '#backend/commerce/invoice/document/amounts.ts';
import { placeRows } from '#backend/commerce/invoice/document/place-rows.ts';
import { addRates, creditRates, restOf, sumOf, vatSumOf } from '#backend/commerce/invoice/rates.ts';
import { onPaper, paperColours } from '#backend/foundation/documents/colours.ts';
import { runsOf } from '#backend/foundation/documents/fonts/runs.ts';
import { wideParts } from '#backend/foundation/documents/fonts/wide-parts.ts';
import { plainText } from '#backend/goods/catalogue/document/plain-text.ts';
import { readParameters } from '#schemas/parameters/index.ts';

describe('the rows of a document', () => {
  const page = { first: 300, next: 50, last: 700 };

  it('go on over the next page where they no longer fit, and none is cut', () => {
    const pages = placeRows([200, 150, 100, 40], page);
    expect(pages).toEqual([
      [
        { row: 0, y: 300 },
        { row: 1, y: 500 },
      ],
      [
        { row: 2, y: 50 },
        { row: 3, y: 150 },
      ],
    ]);
  });

  it('higher than a page stand alone', () => {
    expect(placeRows([900, 10], page).map((rows) => rows.map(({ row }) => row))).toEqual([[], [0], [1]]);
  });
});

describe('the letters of a document', () => {
  it('are set in the part of a font that has them, spaces with the word before', () => {
    const parts = [{ has: (code: number) => code <= 0xff || code === 0x152 }, { has: (code: number) => code >= 0x100 && code <= 0x2ba }];
    expect(runsOf(parts, 'Œuvre de Łódź, é')).toEqual([
      { part: 0, text: 'Œuvre de ' },
      { part: 1, text: 'Ł' },
      { part: 0, text: 'ód' },
      { part: 1, text: 'ź' },
      { part: 0, text: ', é' },
    ]);
    expect(runsOf(parts, '日本')).toEqual([{ part: 0, text: '日本' }]);
  });

  it('are all there of names in Latin with any mark, Greek and Cyrillic', async () => {
    for (const parts of [await wideParts(400), await wideParts(700)]) {
      for (const name of ['Nguyễn Thị Hồng', 'Łukasz Żółć', 'Γιώργος Παπαδόπουλος', 'Наталія Ґонґадзе', 'Şükrü Öğünç', 'Ḥasan Māʾ'])
        for (const letter of name.replaceAll(' ', ''))
          expect([name, letter, parts.some(({ has }) => has(letter.codePointAt(0) ?? 0))]).toEqual([name, letter, true]);
    }
  });

  it('have colours that can be read on white paper, whatever the site wears', () => {
    expect(onPaper('#f4e9c8', '#222222')).toBe('#222222');
    expect(onPaper('#8a3b2a', '#222222')).toBe('#8a3b2a');
    const dark = readParameters([
      { type: 'BACKGROUND_COLOR', value: '#101010' },
      { type: 'FONT_COLOR', value: '#fafafa' },
      { type: 'PRIMARY_COLOR', value: '#ffe08a' },
    ]).values;
    expect(paperColours(dark)).toMatchObject({ ink: '#222222', primary: '#222222' });
  });

  it('of a description lose their markup and keep their paragraphs', () => {
    expect(plainText('<p>Lin &amp; coton,&nbsp;lavé&#233;.</p><ul><li>doux</li><li>léger</li></ul>')).toBe(
      'Lin & coton,\u00a0lavéé.\n– doux\n– léger',
    );
  });
});

describe('the amounts of an invoice', () => {
  it('name a unit price without VAT, and none under the margin scheme', () => {
    expect(priceBeforeVat({ price: 4500, vatRate: 2000, marginScheme: false })).toBe(3750);
    expect(priceBeforeVat({ price: 4500, vatRate: 0, marginScheme: true })).toBeNull();
    expect(rateText(550, 'fr').replace(/\s/g, ' ')).toBe('5,5 %');
  });

  it('of credit notes for parts give back the VAT of the invoice to the cent', () => {
    const invoice = [{ vatRate: 2000, marginScheme: false, gross: 9999, vat: 1667 }];
    let left = addRates(invoice);
    const credited = [];
    for (const gross of [3333, 3333, 3333]) {
      const note = creditRates([{ vatRate: 2000, marginScheme: false, gross, vat: 0 }], left);
      credited.push(...note);
      left = restOf(left, note);
    }
    expect([sumOf(credited), vatSumOf(credited), left]).toEqual([9999, 1667, []]);
    expect(() => creditRates(invoice, left)).toThrow(RangeError);
  });

  it('of single cents never hold more VAT than cents, and give all of it back', () => {
    const invoice = [{ vatRate: 2000, marginScheme: false, gross: 12, vat: 2 }];
    let left = invoice;
    const notes = Array.from({ length: 12 }, () => {
      const note = creditRates([{ vatRate: 2000, marginScheme: false, gross: 1, vat: 0 }], left);
      left = restOf(left, note);
      return note;
    });
    expect(left).toEqual([]);
    expect(notes.every((note) => vatSumOf(note) <= sumOf(note))).toBe(true);
    expect(notes.reduce((sum, note) => sum + vatSumOf(note), 0)).toBe(2);
  });

  it('say which regime they are under', () => {
    const margin = { vatRate: 0, marginScheme: true, gross: 100, vat: 0 };
    const free = { vatRate: 0, marginScheme: false, gross: 100, vat: 0 };
    expect(vatMentions({ rates: [margin] })).toEqual({ hasMargin: true, isExempt: false });
    expect(vatMentions({ rates: [free] })).toEqual({ hasMargin: false, isExempt: true });
  });
});
