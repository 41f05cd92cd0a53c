/**
 * Which page numbers a pagination shows: the first, the last, the current and its neighbours. `'gap-start'` and `'gap-end'` stand
 * for the numbers left out; a gap of one number shows that number.
 */
export function pagesShown(page: number, pageCount: number): (number | 'gap-start' | 'gap-end')[] {
  const from = page - 1 <= 3 ? 1 : page - 1;
  const to = page + 1 >= pageCount - 2 ? pageCount : page + 1;
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...(from > 1 ? [1, 'gap-start' as const] : []), ...middle, ...(to < pageCount ? ['gap-end' as const, pageCount] : [])];
}
