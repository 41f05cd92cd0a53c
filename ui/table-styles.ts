import { below } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const narrow = below('md');

export const tableStyles = {
  table: style({
    width: '100%',
    borderCollapse: 'collapse',
    transition: `opacity ${theme.motion.quick}`,
    '&[aria-busy="true"]': { opacity: 0.55 },
    '& th, & td': { padding: '0.8rem 0.75rem', textAlign: 'start', verticalAlign: 'middle' },
    '& [data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    [narrow]: { '&, & tbody, & tr, & td': { display: 'block' } },
  }),
  head: style({
    color: theme.colour.muted,
    fontSize: theme.size.small,
    '& th': { fontWeight: theme.weight.menu, borderBottom: `1px solid ${theme.colour.ruleStrong}` },
    [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  }),
  row: style({
    '& > td': { borderBottom: `1px solid ${theme.colour.rule}` },
    '&:hover': { background: theme.colour.tint },
    [narrow]: {
      padding: '0.6rem 0',
      borderBottom: `1px solid ${theme.colour.rule}`,
      '& > td': { display: 'flex', justifyContent: 'space-between', gap: '1rem', border: 0, padding: '0.25rem 0.5rem', textAlign: 'end' },
      // A label of nothing says nothing.
      '& > td:empty': { display: 'none' },
      '& > td::before': { content: 'attr(data-label)', color: theme.colour.muted, textAlign: 'start' },
    },
  }),
};
