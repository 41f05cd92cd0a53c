import { caps } from '#registry/page/layout/frame.ts';
import { below } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, size, space } = theme;
const narrow = below('md');

export const tableBlockStyles = {
  /** Scrolls sideways where the table is wider; a shade at either edge says that there is more. */
  frame: style({ position: 'relative', overflowX: 'auto', '&:focus-visible': { outlineOffset: '2px' } }),
  table: style({
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { padding: `${space.s} ${space.m}`, textAlign: 'start', verticalAlign: 'top', borderBottom: `1px solid ${colour.rule}` },
    '& [data-align="end"]': { textAlign: 'end' },
    '& [data-align="center"]': { textAlign: 'center' },
    '& thead th': { color: colour.muted, fontSize: size.small, fontWeight: theme.weight.menu, borderBottomColor: colour.ruleStrong },
    '& tbody th': { color: colour.heading, fontWeight: theme.weight.strong },
  }),
  phones: {
    scroll: style({ '& th, & td': { whiteSpace: 'nowrap' }, [narrow]: { width: 'max-content', minWidth: '100%' } }),
    stack: style({
      [narrow]: {
        '&, & tbody, & tr, & td, & tbody th, & caption': { display: 'block' },
        '& tr': { paddingBlock: space.s, borderBottom: `1px solid ${colour.rule}` },
        '& tr > td, & tr > th': {
          display: 'flex',
          justifyContent: 'space-between',
          gap: space.m,
          border: 0,
          padding: `${space.xxs} ${space.s}`,
        },
        '& tr > td[data-label]': { textAlign: 'end' },
        '& tr > td[data-label]::before': { content: 'attr(data-label)', color: colour.muted, textAlign: 'start' },
      },
    }),
  },
  heads: {
    scroll: style({}),
    stack: style({ [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } }),
  },
  stripes: { true: style({ '& tbody tr:nth-of-type(even)': { background: colour.tint } }), false: style({}) },
  caption: style(caps, { captionSide: 'top', textAlign: 'start', paddingBottom: space.s, color: colour.heading }),
  empty: style({ padding: space.l, color: colour.muted, textAlign: 'center' }),
};
