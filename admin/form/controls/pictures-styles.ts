import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, size, space } = theme;

export const picturesStyles = {
  pictures: style({
    display: 'grid',
    gap: space.s,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [above('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
  item: style({
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    gap: space.s,
    padding: space.s,
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.m,
    background: colour.surface,
    '&[data-dragged]': { opacity: 0.5, borderStyle: 'dashed' },
  }),
  thumb: style({
    position: 'relative',
    alignSelf: 'start',
    aspectRatio: '3 / 4',
    overflow: 'hidden',
    borderRadius: radius.s,
    background: colour.tint,
    '&[draggable="true"]': { cursor: 'grab' },
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  }),
  place: style({
    position: 'absolute',
    insetBlockStart: space.xxs,
    insetInlineStart: space.xxs,
    display: 'grid',
    placeItems: 'center',
    minWidth: '1.4rem',
    height: '1.4rem',
    borderRadius: radius.pill,
    background: colour.surface,
    color: colour.ink,
    fontSize: size.caption,
    fontWeight: theme.weight.strong,
    boxShadow: theme.shadow.soft,
  }),
  words: style({ display: 'grid', gap: space.xs, alignContent: 'space-between', minWidth: 0 }),
  presses: style({ display: 'flex', justifyContent: 'end' }),
  sources: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs, width: '100%' }),
  /** Phones and tablets have a camera at hand; a computer has none that one would hold over a thing. */
  camera: style({ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } }),
  hint: style({ color: colour.muted, fontSize: size.caption, '@media (pointer: coarse)': { display: 'none' } }),
};
