import { expect, test } from 'vitest';
import { majorityRefusal } from '#domain/majority.ts';

test('a buyer of alcohol is of age from her eighteenth birthday on, and not the day before', () => {
  expect(majorityRefusal('2008-11-23', '2026-11-22')).toBe('minor');
  expect(majorityRefusal('2008-11-23', '2026-11-23')).toBeNull();
  expect(majorityRefusal('2008-02-29', '2026-02-28')).toBe('minor');
  expect(majorityRefusal('2008-02-29', '2026-03-01')).toBeNull();
});

test('a date of birth that is none, to come or before 1900 proves no majority', () => {
  expect(majorityRefusal('', '2026-11-23')).toBe('missing');
  for (const date of ['23/11/1980', '1980', '2000-13-01', '2001-02-29', '2000-02-31', '2026-11-24', '1899-12-31'])
    expect(majorityRefusal(date, '2026-11-23')).toBe('implausible');
});
