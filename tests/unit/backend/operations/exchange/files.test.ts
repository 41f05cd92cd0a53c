import { describe, expect, it } from 'vitest';
import { makePlan } from '#backend/operations/exchange/plan.ts';
import { type Catalogue, newDeclination, newProduct } from '#backend/operations/exchange/product-record.ts';
import { readTextFile } from '#backend/operations/exchange/read-file.ts';
import { newErrors, readSheet } from '#backend/operations/exchange/sheet.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';

const table = 'référence;prix;résumé\r\nR-1;12,50;Été à 12 €\r\n';
const utf16 = (text: string, mark = '\uFEFF') => Buffer.from(mark + text, 'utf16le');
const windows = (text: string) => Buffer.from(text.replaceAll('€', '\u0080'), 'latin1');

const read = (bytes: Uint8Array<ArrayBuffer>) => readTextFile(new File([bytes], 'produits.csv'));
async function refusalOf(bytes: Uint8Array<ArrayBuffer>) {
  try {
    return await read(bytes);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.fields?.map(({ key, message }) => `${key} ${message}`);
  }
}

describe('a file of a spreadsheet', () => {
  it.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${table}`)],
    ['UTF-16, little end first', utf16(table)],
    ['UTF-16, big end first', utf16(table).swap16()],
    ['UTF-16 without its mark', utf16(table, '')],
    ['Windows-1252', windows(table)],
  ])('is read as %s', async (_, bytes) => expect(await read(Buffer.from(bytes))).toBe(table));

  it.each([
    ['a workbook of Excel, LibreOffice or Numbers', Buffer.from('PK\x03\x04\x14\0 xl/workbook.xml'), 'csv.workbook'],
    ['a workbook of Excel before 2007', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'csv.workbook'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'csv.file'],
    ['UTF-16 that was cut off', utf16(table).subarray(0, -1), 'csv.file'],
  ])('is refused, and said why, where it is %s', async (_, bytes, message) =>
    expect(await refusalOf(Buffer.from(bytes))).toEqual([`file ${message}`]),
  );
});

const known = { ...newProduct('robe'), id: 1, name: 'Robe' };
const catalogue: Catalogue = {
  products: new Map([['robe', known]]),
  declinations: new Map([['R-1', { ...newDeclination('R-1', 'robe'), id: 1, fixedPrice: 1250, stock: 3 }]]),
  named: { axes: new Map(), tags: new Map(), pictures: new Map(), forms: new Map() },
};

/** Returns the errors of a file, and its values for the one known declination. */
function plan(text: string) {
  const errors = newErrors('fr');
  const sheet = readSheet(text, { lang: 'fr', locales: ['fr_FR', 'en_US'], axes: [] }, errors);
  const planned = sheet && makePlan(sheet, catalogue, 'fr', errors).declinations.get('R-1');
  const { fixedPrice, stock } = planned?.record ?? {};
  return { errors: errors.all.map(({ line, column, reason }) => `${line} ${column}: ${reason}`), price: fixedPrice, stock };
}

describe('a table of products', () => {
  it.each([
    ['columns parted by what its first line says', 'sep=,\r\nréférence,prix;TTC,prix\r\nR-1,"9,00","9,00"\r\n', ['1 prix;TTC: ']],
    ['empty columns at its end', 'référence;prix;;\r\nR-1;9,00;;\r\n', []],
    ['empty columns at the end of its rows', 'référence;prix\r\nR-1;9,00;;;\r\n', []],
    ['headers with decomposed accents', 'référence;prix\r\nR-1;9,00\r\n'.normalize('NFD'), []],
    ['headers with other capitals, spaces and apostrophes', " Référence ;PRIX;stock à l'export\r\nR-1;9,00;3\r\n", []],
  ])('is read with %s', (_, text, errors) => {
    const read = plan(text);
    expect(read).toMatchObject({ price: 900, stock: 3 });
    expect(read.errors.map((error) => error.slice(0, error.indexOf(':') + 2))).toEqual(errors);
  });

  it('leaves what stands behind the end of a row as it is', () => {
    expect(plan('référence;stock;prix\r\nR-1;5\r\n')).toEqual({ errors: [], price: 1250, stock: 5 });
  });

  it('is refused where a row has more than its headers', () => {
    expect(plan('référence;prix\r\nR-1;9,00;;trop\r\n').errors).toEqual(['2 : Cette ligne a 4 cases, les titres en ont 2.']);
  });

  it('does not guess at a price that can be read in two ways', () => {
    const [dot, comma] = ['1.500', '1,500'].map((cell) => plan(`référence;prix\r\nR-1;"${cell}"\r\n`));
    expect(dot).toEqual({
      errors: ['2 prix: « 1.500 » se lit de deux façons : écrivez 1500 sans séparateur, ou 1,50.'],
      price: 1250,
      stock: 3,
    });
    expect(comma?.errors).toEqual(['2 prix: « 1,500 » se lit de deux façons : écrivez 1500 sans séparateur, ou 1,50.']);
    expect(plan('référence;stock\r\nR-1;1.000\r\n').errors).toHaveLength(1);
  });

  it('is told all that is wrong with it at once, in rows that belong nowhere too', () => {
    const rows = ['inconnue;;cher;beaucoup;', 'R-1;autre;cher;;', 'R-1;;douze;3;"Coton\nLin"', 'R-1;;treize;3;'];
    expect(plan(`référence;adresse;prix;stock;caractéristiques\r\n${rows.join('\r\n')}\r\n`).errors).toEqual([
      '2 référence: Cette référence n’existe pas. Pour l’ajouter, donnez l’adresse de son produit dans la colonne « adresse ».',
      '2 prix: Un nombre est attendu.',
      '2 stock: Un nombre est attendu.',
      '3 référence: Cette référence appartient au produit « robe ».',
      '3 prix: Un nombre est attendu.',
      '4 caractéristiques: Ligne 1 de la case : Chaque ligne est de la forme « Couleur : bleu ».',
      '4 caractéristiques: Ligne 2 de la case : Chaque ligne est de la forme « Couleur : bleu ».',
      '4 prix: Un nombre est attendu.',
      '5 référence: Cette référence est déjà à la ligne 4.',
      '5 prix: Un nombre est attendu.',
    ]);
    expect(plan('prix;stock\r\ncher;3\r\n').errors).toEqual([
      '1 : Il manque la colonne « référence », qui dit de quel article parle chaque ligne.',
      '2 prix: Un nombre est attendu.',
    ]);
  });
});
