import { expect, it } from 'vitest';
import { translate } from '#renderer/core/translate.ts';

const node = (id: string, props: object, slots?: object) => ({ id, type: 'text', v: 1, props, ...(slots && { slots }) });
const document = (nodes: unknown[], texts: unknown) => ({
  format: 1,
  layouts: [{ id: 1, name: 'Haut', nodes }],
  translations: { en_US: texts },
});
const nodesOf = (translated: unknown) => (translated as ReturnType<typeof document>).layouts[0]?.nodes;

it('puts the texts of a language in the place of the own ones, at any depth', () => {
  const cards = node('cards', { title: 'Nos vins', cards: [{ title: 'Rouges' }, { title: 'Blancs' }] });
  const french = document([node('box', {}, { default: [cards] })], { cards: { '/title': 'Our wines', '/cards/1/title': 'Whites' } });
  const english = node('cards', { title: 'Our wines', cards: [{ title: 'Rouges' }, { title: 'Whites' }] });
  expect(nodesOf(translate(french, 'en_US'))).toEqual([node('box', {}, { default: [english] })]);
});

it('shows the own text where a language has none, and leaves the stored document alone', () => {
  const french = document([node('a', { title: 'Un' }), node('b', { title: 'Deux' })], { a: { '/title': 'One' } });
  const before = structuredClone(french);
  expect(nodesOf(translate(french, 'en_US'))).toEqual([node('a', { title: 'One' }), node('b', { title: 'Deux' })]);
  expect(french).toEqual(before);
  expect(translate(french, 'fr_FR')).toBe(french);
});

it.each([
  ['a place that is not there', { a: { '/subtitle': 'x', '/cards/7/title': 'x', title: 'x' } }],
  ['a place that holds no text', { a: { '/level': 'x', '/cards': 'x' } }],
  ['what is no text', { a: { '/title': { html: 'x' } }, b: 3 }],
  ['the prototype', JSON.parse('{"a": {"/__proto__/polluted": "x", "/constructor/name": "x"}, "__proto__": {"/title": "x"}}')],
])('passes over %s', (_, texts) => {
  const props = { title: 'Un', level: 2, cards: [{ title: 'Carte' }] };
  expect(nodesOf(translate(document([node('a', props)], texts), 'en_US'))).toEqual([node('a', props)]);
  expect('polluted' in {}).toBe(false);
});

it.each([null, 3, 'text', [], {}, { layouts: 3, translations: {} }, document([null, 3, { id: 'a' }], { a: {} })])('takes %j', (input) => {
  expect(() => translate(input, 'en_US')).not.toThrow();
});
