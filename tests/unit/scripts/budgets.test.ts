import { expect, it } from 'vitest';
import { judge } from '../../../scripts/budgets/judge.ts';

const budgets = { html: 100, brotli: 50, files: 20, fonts: 60, fontPreloads: 1, firstPicture: 40 };
const over = (weights: Partial<typeof budgets>) =>
  judge({ html: 100, brotli: 50, files: 20, fonts: 60, fontPreloads: 1, firstPicture: 40, ...weights }, budgets)
    .filter(({ isOver }) => isOver)
    .map(({ what }) => what);

it('a page keeps to its budgets while none of its weights is above', () => {
  expect(over({})).toEqual([]);
});

it('a page fails for every weight that is a byte, or one file, above its budget', () => {
  for (const what of Object.keys(budgets) as (keyof typeof budgets)[]) expect(over({ [what]: budgets[what] + 1 })).toEqual([what]);
});

it('a page fails where a weight could not be measured', () => {
  expect(over({ firstPicture: Number.NaN })).toEqual(['firstPicture']);
});
