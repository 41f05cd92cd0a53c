import { above, below } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, size, space } = theme;
/** From here on outline, page and settings stand side by side; below the page is all, and the others come over it from below. */
const wide = above('lg');
const narrow = below('lg');

const side: CSSObject = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  minWidth: 0,
  background: colour.surface,
  [narrow]: {
    position: 'absolute',
    insetInline: 0,
    bottom: `calc(3.25rem + env(safe-area-inset-bottom))`,
    height: '60%',
    zIndex: 3,
    borderTop: `1px solid ${colour.rule}`,
    borderRadius: `${radius.l} ${radius.l} 0 0`,
    boxShadow: theme.shadow.raised,
    visibility: 'hidden',
    '&[data-sheet="open"]': { visibility: 'visible' },
  },
};

export const viewStyles = {
  editor: style({
    position: 'relative',
    display: 'grid',
    minHeight: 0,
    minWidth: 0,
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    background: colour.tint,
    fontSize: size.small,
    [wide]: { gridTemplateColumns: '16.5rem minmax(0, 1fr) 20rem', gridTemplateRows: 'auto minmax(0, 1fr)' },
  }),
  bar: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    padding: `${space.xs} ${space.s}`,
    background: colour.surface,
    borderBottom: `1px solid ${colour.rule}`,
    [wide]: { gridColumn: '1 / -1' },
    [narrow]: { '& > *': { flex: 'none' } },
  }),
  title: style({
    display: 'grid',
    minWidth: 0,
    flex: 1,
    marginInlineEnd: 'auto',
    lineHeight: 1.3,
    '& strong': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    [narrow]: { '&&': { flex: '1 1 8rem' } },
  }),
  state: style({ color: colour.muted, fontSize: size.caption, '& a': { marginInlineStart: space.xs, color: colour.primaryInk } }),
  away: style({ color: colour.danger, fontWeight: theme.weight.strong }),
  others: style({ color: colour.accent, fontSize: size.caption }),
  group: style({ display: 'flex', gap: space.xs }),
  devices: style({ '& label': { paddingInline: '0.5rem' } }),
  language: style({ width: 'auto' }),
  count: style({ color: colour.muted, fontSize: size.caption }),
  errors: style({ color: colour.danger, fontSize: size.caption, fontWeight: theme.weight.strong }),
  failure: style({ flexBasis: '100%', display: 'flex', gap: space.xs, alignItems: 'baseline', color: colour.danger }),
  left: style(side, { [wide]: { borderRight: `1px solid ${colour.rule}` } }),
  right: style(side, { [wide]: { borderLeft: `1px solid ${colour.rule}` } }),
  body: style({ minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' }),
  tabs: style({
    display: 'flex',
    '& [role="tablist"]': { display: 'flex', gap: 2 },
    padding: `${space.xs} ${space.s} 0`,
    borderBottom: `1px solid ${colour.rule}`,
    '& [role="tab"]': {
      minHeight: '2.2rem',
      paddingInline: space.s,
      borderBottom: '2px solid transparent',
      '&[aria-selected="true"]': { borderBottomColor: colour.primary, color: colour.primaryInk, fontWeight: theme.weight.strong },
    },
    [narrow]: { '& [role="tab"]': { minHeight: '2.75rem' } },
  }),
  closeSheet: style({
    display: 'none',
    [narrow]: { display: 'grid', placeItems: 'center', width: '2.75rem', height: '2.75rem', marginInlineStart: 'auto', flex: 'none' },
  }),
  way: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: '2.4rem',
    padding: `${space.xs} ${space.m} 0`,
    borderBottom: `1px solid ${colour.rule}`,
  }),
  steps: style({
    display: 'flex',
    flexWrap: 'wrap',
    // Wide enough that the words on where a component shows take a line of their own.
    flex: '1 1 8rem',
    minWidth: 0,
    fontSize: size.caption,
    color: colour.muted,
    '& button': { minHeight: '1.8rem' },
    '& button:not(:last-child)::after': { content: '"/"', paddingInline: '0.35rem' },
    '& [aria-current]': { color: colour.ink, fontWeight: theme.weight.strong },
    [narrow]: { '& button': { minHeight: '2.75rem' } },
  }),
  shared: style({ flexBasis: '100%', paddingBottom: space.xs, color: colour.muted, fontSize: size.caption }),
  hint: style({ padding: space.m, color: colour.muted }),
  views: style({
    position: 'relative',
    zIndex: 4,
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    background: colour.surface,
    borderTop: `1px solid ${colour.rule}`,
    paddingBottom: 'env(safe-area-inset-bottom)',
    '& button': {
      display: 'grid',
      placeItems: 'center',
      gap: 2,
      minHeight: '3.2rem',
      fontSize: size.caption,
      '&[aria-pressed="true"]': { color: colour.primaryInk, fontWeight: theme.weight.strong },
    },
    [wide]: { display: 'none' },
  }),
};
