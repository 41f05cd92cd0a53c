import { below } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, size, space } = theme;
const narrow = below('lg');

export const outlineStyles = {
  outline: style({ position: 'relative', height: '100%', minHeight: 0, overflow: 'hidden' }),
  tree: style({
    height: '100%',
    minHeight: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    fontSize: size.small,
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    '&:focus-visible': { outlineOffset: -2 },
    '& .react-aria-DropIndicator[data-drop-target]': { outline: `1px solid ${colour.primary}` },
  }),
  row: style({
    borderRadius: radius.s,
    cursor: 'default',
    '&[data-hovered]': { background: colour.tint },
    '&[data-selected]': { background: colour.tintPrimary, color: colour.primaryInk },
    '&[data-focus-visible]': { outline: `2px solid ${colour.focus}`, outlineOffset: -2 },
    '&[data-drop-target]': { outline: `2px dashed ${colour.primary}`, outlineOffset: -2 },
    '&[data-kind="layout"]': { fontWeight: theme.weight.strong },
    '&[data-kind="slot"]': { color: colour.muted },
  }),
  content: style({
    display: 'flex',
    alignItems: 'center',
    gap: '0.25rem',
    height: 30,
    paddingInlineEnd: space.xs,
    [narrow]: { height: 44 },
  }),
  chevron: style({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '1.1rem',
    height: '100%',
    color: colour.muted,
    '&[data-open]': { transform: 'rotate(90deg)' },
    [narrow]: { width: '1.8rem' },
  }),
  name: style({ flex: 'none', maxWidth: '70%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  words: style({
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    color: colour.muted,
    fontWeight: theme.weight.body,
    fontSize: size.caption,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
  flag: style({ flex: 'none', color: colour.muted }),
  wrong: style({ flex: 'none', color: colour.danger, fontWeight: theme.weight.strong }),
  hidden: style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
  drag: style({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '1.5rem',
    height: '100%',
    marginInlineStart: 'auto',
    color: colour.muted,
    cursor: 'grab',
    [narrow]: { width: '2.4rem' },
  }),
  /** Mark of the position to which a finger drags a row. */
  drop: style({
    position: 'absolute',
    pointerEvents: 'none',
    borderRadius: radius.s,
    outline: `2px solid ${colour.primary}`,
    boxShadow: `0 0 0 4px ${colour.tintPrimary}`,
    '&[data-position="on"]': { outlineStyle: 'dashed', outlineOffset: -2, boxShadow: 'none' },
  }),
  empty: style({ padding: space.m, color: colour.muted }),
};
