import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

export const repricingStyles = {
  /** Fields of a rule: under one another on a phone, in a line elsewhere. */
  rule: style({
    display: 'grid',
    gap: theme.space.m,
    alignItems: 'start',
    [above('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
  }),
  left: style({ display: 'grid', gap: theme.space.s, '& h3': { fontSize: '1rem' } }),
  changes: style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.space.l, '& h3': { fontSize: '1rem' } }),
  change: style({ display: 'grid', gap: theme.space.s, '& p': { margin: 0 } }),
  untouched: style({ '& summary': { minHeight: '2.75rem', paddingBlock: theme.space.s, cursor: 'pointer' } }),
};
