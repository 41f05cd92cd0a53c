import type { CSSProperties } from 'react';
import type { Responsive } from '#schemas/cms/document.ts';
import { above } from '#themes/media.ts';
import type { CSSObject } from '#themes/style.ts';

/** Column counts by breakpoint, each falling back to the next smaller one. */
export function columnCounts(columns: Responsive<number>) {
  const { base, sm = base, md = sm, lg = md, xl = lg } = typeof columns === 'number' ? { base: columns } : columns;
  return { base, sm, md, lg, xl };
}

/** Column counts as the custom properties `--columns-base` to `--columns-xl`, which a static style reads. */
export const columnVariables = (counts: ReturnType<typeof columnCounts>) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [`--columns-${name}`, count])) as CSSProperties;

/** A property that reads the column count of each breakpoint, as `columnVariables` hands them over. */
export const byColumns = (property: 'gridTemplateColumns' | 'columnCount', value: (count: string) => string): CSSObject => ({
  [property]: value('var(--columns-base)'),
  [above('sm')]: { [property]: value('var(--columns-sm)') },
  [above('md')]: { [property]: value('var(--columns-md)') },
  [above('lg')]: { [property]: value('var(--columns-lg)') },
  [above('xl')]: { [property]: value('var(--columns-xl)') },
});

/** The columns of a grid: the only part of a style that a document decides by number. */
export const columnGrid = byColumns('gridTemplateColumns', (count) => `repeat(${count}, minmax(0, 1fr))`);
