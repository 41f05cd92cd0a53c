import { above, below } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

/** Beside the screens, from this width on. */
const wide = above('lg');
const narrow = below('lg');
/** A screen that takes the whole window: the panel's bar stands above it at every width. */
const inWindow = '[data-frame="window"] &';

const bar: CSSObject = {
  position: 'sticky',
  top: 0,
  zIndex: theme.layer.header,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: theme.space.xxs,
  minHeight: '3.25rem',
  paddingInline: theme.space.xs,
  background: theme.colour.surface,
  borderBottom: `1px solid ${theme.colour.rule}`,
};

/** Sheet that the bar's button opens; the window behind it is dimmed. */
const sheet: CSSObject = {
  position: 'absolute',
  insetInlineStart: 0,
  top: '100%',
  width: 'min(100vw, 20rem)',
  maxHeight: 'calc(100dvh - 3.25rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: theme.colour.surface,
  boxShadow: `0 0 0 100vmax color-mix(in srgb, ${theme.colour.ink} 35%, transparent)`,
  clipPath: 'inset(0 -100vmax -100vmax)',
  '&[data-open="false"]': { display: 'none' },
};

export const shellStyles = {
  frame: style({
    [wide]: {
      display: 'grid',
      gridTemplateColumns: '16.5rem minmax(0, 1fr)',
      alignItems: 'start',
      '&[data-frame="window"]': { display: 'flex' },
    },
    '&[data-frame="window"]': { display: 'flex', flexDirection: 'column', alignItems: 'stretch', height: '100dvh' },
  }),
  skip: style({
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    zIndex: theme.layer.toast,
    padding: theme.space.m,
    background: theme.colour.surface,
    '&:not(:focus)': { transform: 'translateY(-120%)' },
  }),
  bar: style({
    [narrow]: bar,
    [wide]: {
      position: 'sticky',
      top: 0,
      zIndex: theme.layer.header,
      display: 'flex',
      flexDirection: 'column',
      height: '100dvh',
      background: theme.colour.surface,
      borderInlineEnd: `1px solid ${theme.colour.rule}`,
    },
    [inWindow]: { ...bar, flexDirection: 'row', height: 'auto', borderInlineEnd: 0 },
  }),
  toggle: style({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.s,
    minWidth: 0,
    minHeight: '2.75rem',
    paddingInline: theme.space.xs,
    borderRadius: theme.radius.s,
    color: theme.colour.ink,
    '&:hover': { background: theme.colour.tint },
    '&:focus-visible': { outlineOffset: -2 },
    [wide]: { display: 'none' },
    [inWindow]: { display: 'flex' },
  }),
  screen: style({
    overflow: 'hidden',
    color: theme.colour.primaryInk,
    fontWeight: theme.weight.strong,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
  tools: style({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.xxs,
    marginInlineStart: 'auto',
    [wide]: { margin: 0, padding: `${theme.space.s} ${theme.space.s} 0` },
    [inWindow]: { margin: '0 0 0 auto', padding: 0 },
  }),
  /** A search field to look at where there is room for it, else a sign. */
  search: style({
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: theme.space.xs,
    minWidth: '2.75rem',
    minHeight: '2.4rem',
    paddingInline: theme.space.s,
    border: `1px solid ${theme.colour.ruleStrong}`,
    borderRadius: theme.radius.s,
    color: theme.colour.muted,
    fontSize: theme.size.small,
    textAlign: 'start',
    '&:hover': { borderColor: theme.colour.ink, color: theme.colour.ink },
    [narrow]: { justifyContent: 'center', width: '2.75rem', minHeight: '2.75rem', padding: 0, border: 0, color: theme.colour.ink },
  }),
  searchText: style({
    flex: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [narrow]: { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' },
  }),
  key: style({
    padding: '0.05rem 0.35rem',
    border: `1px solid ${theme.colour.rule}`,
    borderRadius: theme.radius.s,
    fontFamily: 'inherit',
    fontSize: theme.size.caption,
    whiteSpace: 'nowrap',
    [narrow]: { display: 'none' },
  }),
  /** A sign that is a button. */
  tool: style({
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: theme.radius.s,
    color: theme.colour.ink,
    '&:hover': { background: theme.colour.tint },
  }),
  menu: style({ [narrow]: sheet, [wide]: { flex: 1, minHeight: 0, overflowY: 'auto' }, [inWindow]: { ...sheet, flex: 'none' } }),
  main: style({
    display: 'grid',
    alignContent: 'start',
    gap: theme.space.l,
    width: `min(100% - 2 * ${theme.space.gutter}, ${theme.measure.page})`,
    marginInline: 'auto',
    paddingBlock: theme.space.l,
    '&:focus, &:focus-visible': { outline: 'none' },
    [wide]: { paddingBlock: theme.space.xl },
  }),
  whole: style({
    flex: 1,
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    minHeight: 0,
    '&:focus, &:focus-visible': { outline: 'none' },
  }),
  trail: style({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: theme.colour.muted,
    fontSize: theme.size.small,
    '& li:not(:last-child)::after': { content: '"/"', marginInlineStart: theme.space.xs, color: theme.colour.muted },
    '& a': { color: theme.colour.ink },
  }),
};
