import { expect, test } from 'vitest';
import { decide, isRule } from '../../../renderer/core/rule.ts';
import type { Rule } from '../../../schemas/cms/document.ts';

const context = { product: { price: 4500, tags: ['robes', 'soie'], brand: '' }, now: '2026-11-20T12:00:00.000Z', lang: 'fr' };

test.each<[Rule, boolean]>([
  [{ eq: ['lang', 'fr'] }, true],
  [{ df: ['lang', 'fr'] }, false],
  [{ lt: ['product.price', 5000] }, true],
  [{ lte: ['product.price', 4500] }, true],
  [{ gt: ['product.price', 4500] }, false],
  [{ gte: ['now', '2026-12-01'] }, false],
  [{ lt: ['now', '2026-12-01'] }, true],
  [{ in: ['product.tags', ['soie', 'lin']] }, true],
  [{ in: ['lang', ['en']] }, false],
  [{ empty: 'product.brand' }, true],
  [{ empty: 'product.missing.deep' }, true],
  [{ eq: ['product.missing', null] }, true],
  [{ gt: ['product.missing', 1] }, false],
  [{ gt: ['lang', 1] }, false],
  [{ not: { eq: ['lang', 'fr'] } }, false],
  [{ and: [] }, true],
  [{ or: [] }, false],
])('%j is %s', (rule, expected) => {
  expect(decide(rule, context)).toBe(expected);
});

test('a rule about the person stays open while the person is not known', () => {
  expect(decide({ eq: ['user.role', 'ADMIN'] }, context)).toBeUndefined();
  expect(decide({ not: { empty: 'user' } }, context)).toBeUndefined();
  expect(decide({ eq: ['user.role', 'ADMIN'] }, { ...context, user: { role: 'ADMIN' } })).toBe(true);
  expect(decide({ empty: 'user' }, { ...context, user: null })).toBe(true);
});

test('what is certain without the person is decided without the person', () => {
  const open: Rule = { eq: ['user.role', 'ADMIN'] };
  expect(decide({ and: [open, { eq: ['lang', 'en'] }] }, context)).toBe(false);
  expect(decide({ or: [open, { eq: ['lang', 'fr'] }] }, context)).toBe(true);
  expect(decide({ and: [open, { eq: ['lang', 'fr'] }] }, context)).toBeUndefined();
});

test('paths read own properties only', () => {
  expect(decide({ empty: 'product.constructor.name' }, context)).toBe(true);
  expect(decide({ empty: 'product.__proto__' }, context)).toBe(true);
});

test.each([
  [{ eval: 'x' }],
  [{ eq: ['a'] }],
  [{ eq: ['a', {}] }],
  [{ eq: ['a', 1], or: [] }],
  [{ and: {} }],
  [{ not: null }],
  ['eq'],
  [null],
])('%j is no rule', (value) => {
  expect(isRule(value)).toBe(false);
});

test('a rule nested without end is none', () => {
  let rule: object = { eq: ['a', 1] };
  for (let depth = 0; depth < 100_000; depth++) rule = { not: rule };
  expect(isRule(rule)).toBe(false);
});
