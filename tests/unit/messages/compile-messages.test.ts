import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import { counted, formatNumber, plural } from '#messages/plural.ts';
import { compileMessages } from '../../../scripts/generate/messages/compile-messages.ts';
import type { Texts } from '../../../scripts/generate/messages/read-texts.ts';

type Functions = Record<string, (v: Record<string, unknown>) => string>;

const compile = (texts: Record<string, Texts>, langs = ['fr', 'en']) =>
  compileMessages({ path: 'shop', texts: new Map(Object.entries(texts)) }, langs);

/** The texts that a compiled module exports, in the test's process. */
function run(module: string, lang: string) {
  const body = stripTypeScriptTypes(module)
    .replaceAll(/^import .*$/gm, '')
    .replace('export const messages', 'const messages');
  return new Function('counted', 'plural', 'formatNumber', `${body}; return messages;`)(counted, plural, formatNumber)[lang];
}

const inFrench = (text: string) => run(compile({ fr: { text }, en: { text } }).module, 'fr').text;

describe('a compiled text', () => {
  it('without parameters is a string, whatever signs it holds', () => {
    expect(inFrench("L’été `à` \\ <b>deux</b> '{'prix'}' : 5 $")).toBe('L’été `à` \\ <b>deux</b> {prix} : 5 $');
  });

  it('with parameters is a function of one object', () => {
    expect(inFrench('`{name}` coûte $\u00a0{price}')({ name: 'Robe', price: 12 })).toBe('`Robe` coûte $\u00a012');
  });

  it.each([
    [0, '0 point relais'],
    [1, '1 point relais'],
    [2, '2 points relais'],
    [1234, '1\u202f234 points relais'],
  ])('takes the French form of %i and writes the number as French does', (count, expected) => {
    expect(inFrench('{count, plural, one {# point relais} other {# points relais}}')({ count })).toBe(expected);
  });

  it('takes the English form of 0, and an exact form before a rule', () => {
    const { module } = compile({
      fr: { some: '{count, plural, other {#}}' },
      en: { some: '{count, plural, =2 {a pair} one {# day} other {# days}}' },
    });
    const { some } = run(module, 'en') as Functions;
    expect([0, 1, 2].map((count) => some?.({ count }))).toEqual(['0 days', '1 day', 'a pair']);
  });

  it('counts without those that an offset names', () => {
    const text = inFrench('{count, plural, offset:1 =1 {vous} one {vous et # autre} other {vous et # autres}}');
    expect([1, 2, 4].map((count) => text({ count }))).toEqual(['vous', 'vous et 1 autre', 'vous et 3 autres']);
  });

  it('chooses by a word, and by a boolean where the words are true and other', () => {
    const word = inFrench('{kind, select, relay {au relais} home {chez {name}} other {ailleurs}}');
    expect(['relay', 'home', 'x'].map((kind) => word({ kind, name: 'Marie' }))).toEqual(['au relais', 'chez Marie', 'ailleurs']);
    const flag = inFrench('{isPaid, select, true {payé} other {à payer}}');
    expect([true, false].map((isPaid) => flag({ isPaid }))).toEqual(['payé', 'à payer']);
  });

  it('says none of what is null or empty', () => {
    const text = inFrench('{who, select, none {à l’import} other {par {who}}}');
    expect(['Marie', '', null].map((who) => text({ who }))).toEqual(['par Marie', 'à l’import', 'à l’import']);
  });
});

describe('a module of compiled texts', () => {
  it('types each parameter as its texts use it', () => {
    const { module } = compile({
      fr: { a: '{n, plural, one {jour} other {jours}}', b: '{on, select, true {{name}} other {non}}', c: 'rien', d: '{who}' },
      en: { a: '{n} days', b: '{name}', c: 'nothing', d: '{who, select, none {nobody} other {{who}}}' },
    });
    expect(module).toContain('a: (v: { n: number }) => string;');
    expect(module).toContain('b: (v: { name: string | number; on: boolean }) => string;');
    expect(module).toContain('c: string;');
    expect(module).toContain('d: (v: { who: string | null }) => string;');
  });

  it('imports only what its texts call', () => {
    expect(compile({ fr: { a: 'un' }, en: { a: 'one' } }).module).not.toContain('plural.ts');
    expect(compile({ fr: { a: '{n, number}' }, en: { a: '{n, number}' } }).module).toContain("import { formatNumber } from '../plural.ts'");
  });

  it('says a missing text in English, by English rules, and lists it', () => {
    const en = { days: '{n, plural, one {# day} other {# days}}', deep: { 'a.b': 'Cart' } };
    const { module, missing, problems } = compile({ fr: en, en, de: {} }, ['fr', 'en', 'de']);
    expect(problems).toEqual([]);
    expect(missing).toEqual(['messages/de/shop.json: days', 'messages/de/shop.json: deep › a.b']);
    expect(run(module, 'de').days({ n: 0 })).toBe('0 days');
    expect(run(module, 'de').deep['a.b']).toBe('Cart');
  });

  it.each<[string, Texts, Texts, string]>([
    ['a text that English lacks', { a: 'x', b: 'y' }, { a: 'x' }, 'messages/fr/shop.json: b: is not in English'],
    ['one text for several', { a: 'x' }, { a: { b: 'x' } }, 'messages/fr/shop.json: a: is one text in one language and several in another'],
    ['a date, which callers format', { a: '{day, date}' }, { a: '' }, '"day" has a format that texts do not know: pass it formatted'],
    ['a brace that is not closed', { a: '{day' }, { a: '' }, 'EXPECT_ARGUMENT_CLOSING_BRACE'],
    ['a number that is a boolean elsewhere', { a: '{n, number}' }, { a: '{n, select, true {} other {}}' }, '{n} is used as'],
  ])('is refused with %s', (_, fr, en, problem) => {
    expect(compile({ fr, en }).problems.join()).toContain(problem);
  });

  it('is refused where a further language has a parameter that nobody passes', () => {
    const { problems } = compile({ fr: { a: '{n}' }, en: { a: 'x' }, de: { a: '{nn}' } }, ['fr', 'en', 'de']);
    expect(problems).toEqual(['messages/de/shop.json: a: {nn} is not a parameter of this text']);
  });
});
