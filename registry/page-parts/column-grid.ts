import { above } from '#themes/media.ts';
import type { CSSObject } from '#themes/style.ts';

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
