import type { CSSProperties } from 'react';
import type { Responsive } from '#schemas/cms/document.ts';

/** Column counts by breakpoint, each falling back to the next smaller one. */
export function columnCounts(columns: Responsive<number>) {
  const { base, sm = base, md = sm, lg = md, xl = lg } = typeof columns === 'number' ? { base: columns } : columns;
  return { base, sm, md, lg, xl };
}

/** Column counts as the custom properties `--columns-base` to `--columns-xl`, which a static style reads. */
export const columnVariables = (counts: ReturnType<typeof columnCounts>) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [`--columns-${name}`, count])) as CSSProperties;
