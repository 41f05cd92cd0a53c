import { forcedColours } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, size, space } = theme;

export const reviewStyles = {
  section: style({
    display: 'grid',
    gap: space.m,
    padding: space.l,
    borderRadius: theme.radius.m,
    background: colour.surface,
    boxShadow: theme.shadow.soft,
  }),
  title: style({ fontFamily: theme.font.title, fontSize: size.h4, fontWeight: theme.weight.title, color: colour.heading }),
  list: style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
  product: style({
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    gap: space.m,
    alignItems: 'start',
    paddingBlock: space.m,
    '& + &': { borderTop: `1px solid ${colour.rule}` },
  }),
  picture: style({
    display: 'block',
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    borderRadius: theme.radius.s,
    background: colour.tint,
    '& picture': { height: '100%' },
  }),
  side: style({ display: 'grid', gap: space.s }),
  name: style({ lineHeight: theme.leading.snug, overflowWrap: 'anywhere' }),
  head: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s, fontSize: size.h4 }),
  text: style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
  small: style({ color: colour.muted, fontSize: size.small, lineHeight: theme.leading.snug }),
  actions: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s }),
  form: style({ display: 'grid', gap: space.m }),
  rating: style({ border: 0, margin: 0, padding: 0, minWidth: 0 }),
  stars: style({ display: 'flex', marginInlineStart: '-0.55rem' }),
  star: style({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    color: colour.accentInk,
    cursor: 'pointer',
    borderRadius: theme.radius.s,
    '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
    '&[data-on] svg': { fill: 'currentColor' },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.focus}`, outlineOffset: '-2px' },
    [forcedColours]: { '&[data-on]': { color: 'Highlight' } },
  }),
};
