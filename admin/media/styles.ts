import { hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, size, space } = theme;

export const mediaStyles = {
  upload: style({ display: 'grid', gap: space.s }),
  drop: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    borderRadius: radius.m,
    border: `1.5px dashed ${colour.rule}`,
    background: colour.surface,
    '& p': { margin: 0 },
    '&[data-over]': { borderColor: colour.primary, background: colour.tintPrimary },
  }),
  uploads: style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.s }),
  uploadRow: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.m }),
  uploadText: style({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }),
  grid: style({
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
    gap: space.m,
    listStyle: 'none',
    margin: 0,
    padding: 0,
  }),
  card: style({
    display: 'grid',
    width: '100%',
    padding: 0,
    overflow: 'hidden',
    borderRadius: radius.m,
    border: `1px solid ${colour.rule}`,
    background: colour.surface,
    color: colour.ink,
    textAlign: 'start',
    cursor: 'pointer',
    [hover]: { '&:hover': { borderColor: colour.primary } },
    '&[aria-current="true"]': { borderColor: colour.primary, boxShadow: `0 0 0 1px ${colour.primary}` },
  }),
  picture: style({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    background: colour.tint,
    color: colour.muted,
    fontWeight: theme.weight.strong,
    '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' },
  }),
  cardText: style({ display: 'grid', padding: space.s, fontSize: size.small, lineHeight: 1.4, overflowWrap: 'anywhere' }),
  hint: style({ margin: 0, color: colour.muted, fontSize: size.small }),
  warn: style({ color: colour.danger, fontSize: size.caption }),
  focal: style({ display: 'block', maxWidth: '100%', maxHeight: '20rem' }),
  film: style({ width: '100%', maxHeight: '20rem', background: colour.tint }),
  form: style({ display: 'grid', gap: space.m, '& p': { margin: 0 } }),
};
