export type PlacedRow = { row: number; y: number };

/**
 * Spreads rows over pages: none is cut, one that no longer fits opens a page; one higher than a page stands alone.
 * `first`, `next`: where rows start on the first page and on others; `last`: below which nothing may stand.
 */
export function placeRows(heights: readonly number[], { first, next, last }: { first: number; next: number; last: number }): PlacedRow[][] {
  const pages: PlacedRow[][] = [[]];
  let y = first;
  for (const [row, height] of heights.entries()) {
    const isFull = y + height > last && (pages.length === 1 || (pages.at(-1)?.length ?? 0) > 0);
    if (isFull) {
      pages.push([]);
      y = next;
    }
    pages.at(-1)?.push({ row, y });
    y += height;
  }
  return pages;
}
