import { expect, it } from 'vitest';
import { statementNames } from '#backend/platform/database/statement-names.ts';

const often = (nameOf: (text: string) => string | undefined, text: string) => Array.from({ length: 5 }, () => nameOf(text)).at(-1);

it('names a statement when it comes the fifth time, and always the same', () => {
  const nameOf = statementNames();
  expect(Array.from({ length: 7 }, () => nameOf('select 1'))).toEqual([...Array(4).fill(undefined), ...Array(3).fill('storefront_0')]);
});

it('gives two statements two names', () => {
  const nameOf = statementNames();
  expect(often(nameOf, 'select 1')).not.toBe(often(nameOf, 'select 2'));
});

it('names 400 at most, and keeps those it has named', () => {
  const nameOf = statementNames();
  const names = Array.from({ length: 500 }, (_, at) => often(nameOf, `select ${at}`));
  expect(new Set(names.slice(0, 400)).size).toBe(400);
  expect(names.slice(400).every((name) => name === undefined)).toBe(true);
  expect(nameOf('select 399')).toBe('storefront_399');
});

it('has room for what comes often after thousands that came once', () => {
  const nameOf = statementNames();
  for (let at = 0; at < 5000; at += 1) nameOf(`select in (${at})`);
  expect(often(nameOf, 'select 1')).toBe('storefront_0');
});
