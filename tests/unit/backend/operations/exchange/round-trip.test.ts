import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from '#backend/operations/exchange/column.ts';
import { declinationColumns } from '#backend/operations/exchange/declination-columns.ts';
import { productColumns } from '#backend/operations/exchange/product-columns.ts';
import { type CustomizationRecord, newDeclination, newProduct, type ProductRecord } from '#backend/operations/exchange/product-record.ts';
import { readRows, writeRows } from '#backend/platform/csv.ts';
import { Nutrition } from '#schemas/nutrition.ts';
import { Meal, WineFacts } from '#schemas/product.ts';
import { hostileSigns } from '../../../../hostile-signs.ts';

const text = fc.array(fc.constantFrom(...hostileSigns), { maxLength: 8 }).map((parts) => parts.join(''));
const said = text.filter((value) => value.trim() !== '');
const slug = fc.constantFrom('robe', 'clos-haut', 'x-2', 'coffret');
const cents = fc.integer({ min: 1, max: 10_000_000 });
const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
/** Brand or model of a guarantee. */
const guaranteeName = text.filter((name) => name !== '' && name.length <= 80);
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { freq: 2 });
const few = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 3 });
const range = (max: number) =>
  fc
    .tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max }))
    .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));
const grams = fc.double({ min: 0, max: 1000, noNaN: true }).map((value) => value + 0);
const inEnglish = <T>(texts: fc.Arbitrary<T>) =>
  fc.option(texts, { nil: undefined }).map((en_US) => (en_US === undefined ? {} : { en_US }));
const picture = fc.record({ name: slug, alt: text, translations: inEnglish(fc.record({ alt: text })) });
/** One of a name: of several, those without words of a language are told in the site's own. */
const named = { selector: ({ name }: { name: string }) => name, maxLength: 3 };
const off = fc.oneof(
  fc.record({ type: fc.constant('EURO' as const), amount: cents }),
  fc.record({ type: fc.constant('PERCENT' as const), amount: fc.integer({ min: 100, max: 10_000 }) }),
);
const cost = off.map(({ type, amount }) => ({ costType: type, amount }));
const costs = fc.oneof(cost, fc.constant({ costType: 'NONE' as const, amount: 0 }));

const wine = fc.record({
  ...{
    appellation: said,
    grapes: few(text.filter((grape) => grape !== '')),
    colour: maybe(fc.constantFrom(...WineFacts.shape.colour.unwrap().unwrap().options)),
  },
  ...{
    alcohol: maybe(fc.double({ min: 0, max: 60, noNaN: true }).map((value) => value + 0)),
    serving: maybe(range(25)),
    ageing: maybe(range(100)),
    soil: maybe(said),
  },
});
const nutrition = fc.record({
  per: fc.constantFrom(...Nutrition.shape.per.options),
  kilojoules: fc.integer({ min: 0, max: 10_000 }),
  kilocalories: fc.integer({ min: 0, max: 3000 }),
  fat: grams,
  saturates: grams,
  carbohydrate: grams,
  sugars: grams,
  fibre: grams,
  protein: grams,
  salt: grams,
});
const award = fc.record({
  name: said,
  year: maybe(fc.integer({ min: 1800, max: 2200 })),
  medal: fc.constantFrom('GOLD', 'SILVER', 'BRONZE', 'TROPHY'),
  picture: maybe(fc.record({ name: slug, alt: text })),
  translations: inEnglish(fc.record({ name: said })),
});
const steps = fc.uniqueArray(
  fc.tuple(fc.integer({ min: 2, max: 1000 }), off).map(([from, taken]) => ({ from, ...taken })),
  {
    selector: ({ from }) => from,
    maxLength: 4,
  },
);
const base = {
  ...{
    type: fc.constant('SIMPLE' as const),
    form: fc.constant(null),
    label: said,
    help: text.filter((help) => help === '' || help.trim() !== ''),
  },
  required: fc.boolean(),
  isPersonal: maybe(fc.boolean()),
  maxLength: fc.integer({ min: 20, max: 1000 }),
};
const key = fc.constantFrom('un', 'deux', 'trois-3', 'quatre');
const choices = fc.uniqueArray(
  fc.tuple(key, said, costs).map(([selectKey, label, price]) => ({ selectKey, textNumberOfChar: null, label, ...price })),
  { selector: ({ selectKey }) => selectKey, minLength: 2, maxLength: 4 },
);
const lengths = fc.uniqueArray(
  fc
    .tuple(
      fc.integer({ min: 1, max: 20 }),
      text.filter((label) => label === '' || label.trim() !== ''),
      costs,
    )
    .map(([textNumberOfChar, label, price]) => ({ selectKey: null, textNumberOfChar, label, ...price })),
  { selector: ({ textNumberOfChar }) => textNumberOfChar, maxLength: 3 },
);
const customization = fc
  .oneof(
    fc.record({ ...base, inputType: fc.constant('SELECT' as const), values: choices }),
    fc.record({ ...base, inputType: fc.constant('TEXT' as const), values: lengths }),
    fc.record({
      ...base,
      inputType: fc.constantFrom('CHECKBOX' as const, 'FILE' as const),
      values: fc.constant<CustomizationRecord['values']>([]),
    }),
    fc.record({
      ...base,
      type: fc.constant('DYNAMIC_FORM' as const),
      form: slug,
      inputType: fc.constant('TEXT' as const),
      values: fc.constant<CustomizationRecord['values']>([]),
    }),
  )
  .chain((record) =>
    fc
      .record({
        key,
        price: costs,
        texts: inEnglish(fc.record({ label: text, help: text })),
        words: fc.array(text, { minLength: 4, maxLength: 4 }),
      })
      .map(({ key, price, texts, words }) => {
        const named = record.values.map(({ selectKey, textNumberOfChar }, at) => [selectKey ?? String(textNumberOfChar), words[at] ?? '']);
        const translations = texts.en_US && named.length > 0 ? { en_US: { ...texts.en_US, values: Object.fromEntries(named) } } : texts;
        return { ...record, ...price, key, translations };
      }),
  );

const product: fc.Arbitrary<ProductRecord> = fc.record({
  ...{
    id: fc.constant(0),
    slug: fc.constant('robe'),
    name: said,
    type: fc.constantFrom('WINE', 'BOX', 'OTHER'),
    subtypeType: maybe(text.filter((kind) => kind !== '')),
  },
  ...{
    offer: fc.constantFrom('NEW', 'SECOND_HAND', 'RENTAL'),
    condition: maybe(fc.constantFrom('NEW_WITH_TAG', 'GOOD')),
    brand: maybe(text.filter((brand) => brand !== '')),
  },
  purchasePrice: maybe(cents),
  vatRate: fc.integer({ min: 0, max: 10_000 }),
  marginScheme: fc.boolean(),
  rentalPrice: maybe(cents),
  ...{
    rentalDays: maybe(fc.integer({ min: 1, max: 365 })),
    rentalDeposit: maybe(cents),
    rentalExtraDay: cents,
    rentalMinDays: fc.integer({ min: 1, max: 365 }),
  },
  ...{
    rentalMaxDays: maybe(fc.integer({ min: 1, max: 365 })),
    rentalTurnaround: fc.integer({ min: 0, max: 60 }),
    shortDescription: text,
    description: text,
  },
  metaDescription: text,
  features: few(fc.record({ label: text, value: text })),
  wine: maybe(wine),
  nutrition: maybe(nutrition),
  mealIcons: few(fc.constantFrom(...Meal.options)),
  weight: fc.integer({ min: 0, max: 1_000_000 }),
  hasShippingFees: fc.boolean(),
  ...{
    isDematerialized: fc.boolean(),
    isPerishable: fc.boolean(),
    isSealed: fc.boolean(),
    isValid: fc.boolean(),
    createdAt: maybe(day),
    discount: maybe(off),
    discountSince: maybe(day),
  },
  translations: inEnglish(
    fc.record({
      name: said,
      soil: said,
      description: said,
      features: fc.array(fc.record({ label: text, value: text }), { minLength: 1, maxLength: 2 }),
    }),
  ),
  ...{
    tags: fc.uniqueArray(slug),
    axes: fc.uniqueArray(said, { maxLength: 3 }),
    recommended: fc.uniqueArray(slug),
    images: fc.uniqueArray(picture, named),
    awards: fc.uniqueArray(award, { ...named, comparator: (one, other) => one.trim() === other.trim() }),
  },
  decreasingDiscounts: steps.map((all) => all.toSorted((one, other) => one.from - other.from)),
  contents: few(fc.record({ product: slug, reference: maybe(said), quantity: fc.integer({ min: 1, max: 1000 }) })),
  customizations: fc.uniqueArray(customization, { selector: (each) => each.key, maxLength: 3 }),
});

const declination = fc.record({
  id: fc.constant(0),
  reference: fc.constant('R'),
  slug: fc.constant('robe'),
  year: maybe(fc.integer({ min: 1800, max: 2200 })),
  ...{
    capacity: maybe(fc.double({ min: 0.001, max: 1000, noNaN: true })),
    capacityUnit: maybe(fc.constantFrom('LITER', 'CENTILITRE')),
    fixedPrice: cents,
  },
  ...{
    stock: fc.integer({ min: -5, max: 5000 }),
    stockSeen: maybe(fc.integer({ min: 0, max: 9 })),
    setQuantity: fc.boolean(),
    isValid: fc.boolean(),
  },
  sellByMultipleOf: fc.integer({ min: 1, max: 1000 }),
  producerGuarantee: maybe(
    fc.record({ years: fc.integer({ min: 5, max: 200 }).map((halves) => halves / 2), brand: guaranteeName, model: guaranteeName }),
  ),
  values: fc.constant({}),
  images: fc.uniqueArray(picture, named),
  history: fc
    .uniqueArray(fc.record({ price: cents, since: day }), { selector: ({ since }) => since.getTime(), minLength: 2, maxLength: 4 })
    .map((all) => all.toSorted((one, other) => one.since.getTime() - other.since.getTime())),
});

/** A record of what its cells say, the cells being written to a file and read from it. */
function thereAndBack<T>(columns: readonly Column<T>[], fresh: T, record: T): T {
  const file = writeRows([columns.map(({ header }) => header), columns.map(({ show }) => show(record))]);
  const cells = readRows(file)[1]?.cells ?? [];
  columns.forEach((column, at) => {
    const cell = cells[at] ?? '';
    // As in an import of what is new.
    if (cell !== '') column.set(fresh, cell);
  });
  return fresh;
}

describe.each(['fr', 'en'] as const)('cells in %s', (lang) => {
  it('tell a product whole, whatever its texts hold', () => {
    const columns = productColumns(lang, ['fr_FR', 'en_US']);
    fc.assert(
      fc.property(product, (record) => {
        expect(thereAndBack(columns, newProduct('robe'), record)).toEqual(record);
      }),
      { numRuns: 150, seed: 11 },
    );
  });

  it('tell a declination whole', () => {
    const columns = declinationColumns(lang, { axes: [], locales: ['fr_FR', 'en_US'] });
    fc.assert(
      fc.property(declination, (record) => {
        expect(thereAndBack(columns, newDeclination('R', 'robe'), record)).toEqual(record);
      }),
      { numRuns: 100, seed: 11 },
    );
  });

  it('tell the second of two awards or pictures of one name apart from the first', () => {
    const columns = productColumns(lang, ['fr_FR', 'en_US']);
    const given = { name: 'Concours', year: null, medal: 'GOLD' as const, picture: null };
    const two = { ...newProduct('robe'), name: 'Robe' };
    two.awards = [
      { ...given, year: 2023, translations: {} },
      { ...given, year: 2024, translations: { en_US: { name: 'Fair' } } },
    ];
    two.images = [
      { name: 'face', alt: 'De face', translations: {} },
      { name: 'face', alt: 'Encore', translations: { en_US: { alt: 'Again' } } },
    ];
    const back = thereAndBack(columns, newProduct('robe'), two);
    expect(back.awards.map(({ year, translations }) => [year, translations.en_US?.name])).toEqual([
      [2023, 'Concours'],
      [2024, 'Fair'],
    ]);
    expect(back.images.map(({ alt, translations }) => [alt, translations.en_US?.alt])).toEqual([
      ['De face', 'De face'],
      ['Encore', 'Again'],
    ]);
    expect(columns.map(({ show }) => show(back))).toEqual(columns.map(({ show }) => show(two)));
  });

  it('have headers that stand for one column only, in either language', () => {
    const headers = (own: 'fr' | 'en') =>
      [...productColumns(own, ['fr_FR', 'en_US']), ...declinationColumns(own, { axes: ['taille'], locales: ['fr_FR', 'en_US'] })].map(
        ({ header }) => header.toLowerCase(),
      );
    const [own, other] = [headers(lang), headers(lang === 'fr' ? 'en' : 'fr')];
    expect(new Set(own).size).toBe(own.length);
    own.forEach((header, at) => {
      expect([-1, at]).toContain(other.indexOf(header));
    });
  });
});
