import { describe, expect, it } from 'vitest';
import { pagesShown } from '#ui/pagination.tsx';

describe('the page numbers of a list', () => {
  it('are all shown when there are few', () => expect(pagesShown(2, 4)).toEqual([1, 2, 3, 4]));
  it('leave out what is far from the current page', () => expect(pagesShown(6, 12)).toEqual([1, 'gap-start', 5, 6, 7, 'gap-end', 12]));
  it('never stand for one left-out number', () => {
    expect(pagesShown(4, 12).slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pagesShown(9, 12).slice(-5)).toEqual([8, 9, 10, 11, 12]);
  });
  it('hold first, last and current page, each number once, whatever the page', () => {
    for (let count = 1; count <= 15; count++) {
      for (let page = 1; page <= count; page++) {
        const numbers = pagesShown(page, count).filter((entry) => typeof entry === 'number');
        expect(numbers).toContain(1);
        expect(numbers).toContain(page);
        expect(numbers).toContain(count);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      }
    }
  });
});
