import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Requirements of levels 1 and 2 of ASVS 5.0.0. */
const all = 253;
const page = readFileSync('docs/security.md', 'utf8');
const tests = [...new Set([...page.matchAll(/`((?:unit|integration|http)\/[^`]+)`/g)].map(([, path = '']) => path))];

/** Numbers of requirements that the page names, behind a word of its tables or as a line of its own. */
const named = (mark: RegExp): string[] => [...page.matchAll(mark)].flatMap(([, list = '']) => list.split(', '));
const numbers = String.raw`((?:\d+\.\d+\.\d+(?:, )?)+)`;
const [operator, absent, unmet] = [`operator ${numbers}`, `n/a ${numbers}`, String.raw`^- \*\*${numbers}\*\*`].map((mark) =>
  named(new RegExp(mark, 'gm')),
) as [string[], string[], string[]];

it.each(tests)('the page of security names a test that is there: %s', (path) => {
  expect(existsSync(`tests/${path}`)).toBe(true);
});

it('the page of security counts what it names, each requirement once', () => {
  const each = [...operator, ...unmet, ...absent];
  expect(each.length).toBe(new Set(each).size);
  const counts = [...page.matchAll(/^\| (?:met|left to|not met|not applicable)[^|]*\| (\d+)/gm)].map(([, count]) => Number(count));
  expect(counts).toEqual([all - each.length, operator.length, unmet.length, absent.length]);
});
