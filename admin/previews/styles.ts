import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, size, space } = theme;

export const previewStyles = {
  bar: style({
    display: 'grid',
    gap: space.s,
    padding: `${space.s} ${space.m}`,
    borderRadius: radius.m,
    border: `1px solid ${colour.rule}`,
    background: colour.surface,
    '& > p:empty': { display: 'none' },
  }),
  line: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.m }),
  text: style({ margin: 0 }),
  strip: style({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    gap: space.s,
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
  shot: style({ display: 'grid', gap: '0.2rem', fontSize: size.caption, lineHeight: 1.3, overflowWrap: 'anywhere' }),
  picture: style({
    display: 'grid',
    placeItems: 'center',
    height: '5.5rem',
    overflow: 'hidden',
    borderRadius: radius.s,
    border: `1px solid ${colour.rule}`,
    background: colour.tint,
    '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' },
  }),
  state: style({
    color: colour.muted,
    '&[data-state="fresh"]': { color: colour.primaryInk },
    '&[data-state="stale"]': { color: colour.danger },
  }),
};
