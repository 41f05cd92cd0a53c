import { describe, expect, it } from 'vitest';
import { productKind } from '#admin/entries/kinds/product.tsx';
import { type Declination, fitToAxes, newDeclination, toggleLabel, usedLabels } from '#admin/products/combinations.ts';
import { findCounts } from '#admin/products/count-stock.ts';
import { followProduct } from '#admin/products/follow-product.ts';
import { parseNumber, parseTable, pasteCells } from '#admin/products/paste-cells.ts';

const sizes = { key: 'taille', labels: ['36', '38', '40'] };
const colours = { key: 'couleur', labels: ['Rouge', 'Bleu'] };
const axes = [sizes, colours];
const references = (declinations: readonly Declination[]) => declinations.map(({ reference }) => reference);
const toggle = (declinations: readonly Declination[], axis: string, label: string, all: typeof axes = axes) =>
  toggleLabel(declinations, { axis, label, axes: all, slug: 'robe' });

describe('combinations of a product', () => {
  it('are made from the labels of its axes, in the order of the axes', () => {
    const first = toggle([newDeclination('robe')], 'taille', '38');
    expect(references(first)).toEqual(['ROBE-38']);
    const sized = toggle(first, 'taille', '36');
    expect(references(sized)).toEqual(['ROBE-36', 'ROBE-38']);
    const red = toggle(sized, 'couleur', 'Rouge');
    expect(references(red)).toEqual(['ROBE-36-ROUGE', 'ROBE-38-ROUGE']);
    expect(references(toggle(red, 'couleur', 'Bleu'))).toEqual(['ROBE-36-ROUGE', 'ROBE-36-BLEU', 'ROBE-38-ROUGE', 'ROBE-38-BLEU']);
  });

  it('go with a label that is taken off, but the last label leaves the product to be sold', () => {
    const both = ['36', '38'].reduce((now, label) => toggle(now, 'taille', label), [newDeclination('robe')]);
    const one = toggle(both, 'taille', '36');
    expect(references(one)).toEqual(['ROBE-38']);
    expect(toggle(one, 'taille', '38')).toEqual([newDeclination('robe')]);
  });

  it('leave what is stored as it is: its number, its reference, its stock', () => {
    const stored: Declination = { ...newDeclination('robe', { taille: '38' }), id: 7, reference: 'A7', stock: 4, price: 5000 };
    const [added, kept] = toggle([stored], 'taille', '36');
    expect(kept).toBe(stored);
    expect(added).toMatchObject({ reference: 'ROBE-36', stock: 0, price: 5000 });
    expect(added).not.toHaveProperty('id');
  });

  it('lose the values of an axis that the product does not vary by any more, and those that are alike then become one', () => {
    const all = [
      ...['36', '38'].map((label) => ['taille', label] as const),
      ...['Rouge', 'Bleu'].map((label) => ['couleur', label] as const),
    ].reduce((now, [axis, label]) => toggle(now, axis, label), [newDeclination('robe')]);
    const fitted = fitToAxes(all, ['taille'], 'robe');
    expect(references(fitted)).toEqual(['ROBE-36', 'ROBE-38']);
    expect(usedLabels(fitted, 'couleur')).toEqual([]);
  });
});

describe('a table pasted into the grid', () => {
  const grid = ['36', '38'].map((label) => newDeclination('robe', { taille: label }));
  const columns = ['reference', 'price', 'stock'] as const;

  it('fills cells from the one that has the focus on', () => {
    const table = parseTable('12,50 €\t3\r\n14\t0\r\n99\t9\r\n') ?? [];
    const { declinations, refused } = pasteCells(grid, table, { row: 0, column: 'price', columns });
    expect(declinations.map(({ price, stock }) => [price, stock])).toEqual([
      [1250, 3],
      [1400, 0],
    ]);
    expect(refused).toBe(0);
  });

  it('leaves a cell that does not fit its column as it was, and says so', () => {
    const { declinations, refused } = pasteCells(grid, [['beaucoup', '-1']], { row: 1, column: 'price', columns });
    expect(declinations).toEqual(grid);
    expect(refused).toBe(2);
  });

  it('is none where one cell alone was copied', () => {
    expect(parseTable('12,50')).toBeUndefined();
  });

  it('has numbers as both languages write them', () => {
    expect(['1 234,50 €', '1,234.50', '12', '1.5', 'douze', ''].map(parseNumber)).toEqual([1234.5, 1234.5, 12, 1.5, undefined, undefined]);
  });
});

describe('the form of a product', () => {
  const start = { ...productKind.start?.('2026-12-01'), name: '', slug: '' };
  const change = (before: object, more: object, base: object = start): object =>
    followProduct({ ...before, ...more }, { ...before }, { ...base });

  it('makes references of a new product from its address, until somebody writes another', () => {
    const named = change(start, { slug: 'robe' });
    expect(named).toMatchObject({ declinations: [{ reference: 'ROBE' }] });
    const own = { ...named, declinations: [{ ...newDeclination('robe'), reference: 'A7' }] };
    expect(change(own, { slug: 'jupe' })).toMatchObject({ declinations: [{ reference: 'A7' }] });
  });

  it('has rental terms exactly while it is rented out, and nothing of another offer then', () => {
    const rented = change({ ...start, price: 4000, condition: 'GOOD', decreasingDiscounts: [{ from: 2 }] }, { offer: 'RENTAL' });
    expect(rented).toMatchObject({ rental: { price: 4000 }, condition: null, decreasingDiscounts: [] });
    expect(change(rented, { offer: 'NEW' })).toMatchObject({ rental: null });
  });

  it('has what a wine has exactly while it is one', () => {
    const wine = change(start, { type: 'WINE' });
    expect(wine).toMatchObject({ wine: { grapes: [] } });
    const bottle = { ...wine, declinations: [{ ...newDeclination('vin'), year: 2020, capacity: 75, capacityUnit: 'CENTILITRE' }] };
    expect(change(bottle, { type: 'OTHER' })).toMatchObject({ wine: null, declinations: [{ year: null, capacity: null }] });
  });

  it('has no VAT of its own under the margin scheme', () => {
    const margin = change({ ...start, offer: 'SECOND_HAND', vatRate: 2000 }, { marginScheme: true });
    expect(margin).toMatchObject({ vatRate: 0 });
    expect(change(margin, { marginScheme: false })).toMatchObject({ vatRate: 2000 });
  });

  it('names questions and their choices from what people read', () => {
    const asked = change(
      { ...start, customizations: [] },
      { customizations: [{ label: 'Gravure', inputType: 'SELECT', customizationValues: [{ label: 'En or' }] }] },
    );
    expect(asked).toMatchObject({
      customizations: [{ key: 'gravure', type: 'SIMPLE', costType: 'NONE', customizationValues: [{ selectKey: 'en-or', amount: 0 }] }],
    });
  });

  it('leaves names of stored questions alone, which carts hold', () => {
    const asked = { label: 'Gravure', key: 'gravure', inputType: 'TEXT' };
    const before = { ...start, customizations: [asked] };
    const renamed = { customizations: [{ ...asked, label: 'Texte gravé' }] };
    expect(change(before, renamed, before)).toMatchObject({ customizations: [{ key: 'gravure' }] });
    expect(change(before, renamed)).toMatchObject({ customizations: [{ key: 'texte-grave' }] });
  });

  it('moves features in other languages with those of its own', () => {
    const [wool, care] = [
      { label: 'Matière', value: 'Laine' },
      { label: 'Entretien', value: 'À la main' },
    ];
    const translations = { en_US: { features: [{ label: 'Material', value: 'Wool' }] } };
    const before = { ...start, features: [wool], translations };
    const added = change(before, { features: [care, wool] });
    expect(added).toMatchObject({ translations: { en_US: { features: [care, { label: 'Material', value: 'Wool' }] } } });
  });
});

describe('stock that a form changed', () => {
  const stored = { ...newDeclination('robe'), id: 7, stock: 5 };

  it('is counted on the number that the form began with', () => {
    const counts = findCounts(
      { declinations: [{ ...stored, stock: 4 }] },
      { declinations: [{ ...stored, stock: 9 }] },
      { declinations: [stored] },
    );
    expect(counts).toEqual([{ idDeclination: 7, stock: 9, seen: 5 }]);
  });

  it('is left alone where nobody touched it, even if an order took a piece meanwhile', () => {
    expect(findCounts({ declinations: [{ ...stored, stock: 4 }] }, { declinations: [stored] }, { declinations: [stored] })).toEqual([]);
  });

  it('begins at nothing for a new piece', () => {
    const written = { ...newDeclination('robe'), stock: 3 };
    expect(
      findCounts({ declinations: [{ ...written, id: 8, stock: 0 }] }, { declinations: [written] }, { declinations: [written] }),
    ).toEqual([{ idDeclination: 8, stock: 3, seen: 0 }]);
  });
});
