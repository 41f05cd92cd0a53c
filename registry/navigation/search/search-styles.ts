import { above, forcedColours, reducedMotion } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, motion, radius, size, space } = theme;

/** A press of a thumb. */
const target = '2.75rem';
const plainButton: CSSObject = { border: 0, background: 'transparent', color: 'inherit', cursor: 'pointer' };

const option: CSSObject = {
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  borderRadius: radius.s,
  transition: `background-color ${motion.quick}`,
  '&:hover': { color: 'inherit' },
  '&[aria-selected=true]': { background: colour.tint, boxShadow: `inset 0 0 0 2px ${colour.focus}` },
  [forcedColours]: { '&[aria-selected=true]': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
};
const chip: CSSObject = {
  ...option,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: target,
  padding: '0 0.9rem',
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.pill,
  // Beside the products a list reads quicker.
  [above('md')]: { border: 0, borderRadius: radius.s, padding: `0 ${space.xs}` },
};
const row: CSSObject = {
  ...option,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s,
  padding: space.xs,
};

export const searchStyles = {
  dialog: style({
    boxSizing: 'border-box',
    width: '100vw',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    margin: 0,
    padding: 0,
    border: 0,
    color: colour.ink,
    background: colour.ground,
    overflow: 'hidden',
    '&::backdrop': { background: `color-mix(in srgb, ${colour.ink} 45%, transparent)` },
    opacity: 0,
    transition: `opacity ${motion.calm}`,
    '&[open]': { opacity: 1 },
    '@starting-style': { '&[open]': { opacity: 0 } },
    [reducedMotion]: { transition: 'none' },
    [above('md')]: {
      width: 'min(72rem, 100vw)',
      height: 'auto',
      maxHeight: '88dvh',
      marginInline: 'auto',
      borderRadius: `0 0 ${radius.m} ${radius.m}`,
      boxShadow: theme.shadow.raised,
    },
  }),
  inner: style({
    display: 'grid',
    // A column that follows its content would be as wide as the field wants to be.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    height: '100%',
    maxHeight: 'inherit',
  }),
  form: style({
    display: 'flex',
    alignItems: 'center',
    gap: space.xxs,
    padding: `${space.xs} ${space.s}`,
    borderBottom: `1px solid ${colour.ruleStrong}`,
    '&:focus-within': { borderColor: colour.primaryInk, boxShadow: `0 1px 0 0 ${colour.primaryInk}` },
    [above('md')]: { padding: `${space.s} ${space.l}` },
  }),
  field: style({
    flex: 1,
    minWidth: 0,
    minHeight: '3.2rem',
    border: 0,
    background: 'transparent',
    color: 'inherit',
    fontFamily: theme.font.title,
    fontSize: size.h4,
    textOverflow: 'ellipsis',
    // The line below the whole row shows the focus.
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: colour.muted, opacity: 1 },
    [forcedColours]: { '&:focus-visible': { outline: '2px solid Highlight' } },
  }),
  button: style(plainButton, {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: target,
    height: target,
    borderRadius: radius.pill,
  }),
  clear: style(plainButton, { flex: 'none', minHeight: target, fontSize: size.small, color: colour.muted, textDecoration: 'underline' }),
  text: style(plainButton, { minHeight: target, padding: 0, fontSize: size.small, color: colour.muted, textDecoration: 'underline' }),
  body: style({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: space.m,
    padding: `${space.m} ${space.gutter} calc(${space.xl} + env(safe-area-inset-bottom))`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    [above('md')]: { padding: `${space.l} ${space.xl} ${space.xl}` },
  }),
  failed: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s }),
  nothing: style({ display: 'grid', gap: space.xxs }),
  nothingTitle: style({ fontFamily: theme.font.title, fontSize: size.h4, color: colour.heading, overflowWrap: 'anywhere' }),
  groups: style({
    display: 'grid',
    gap: space.l,
    width: '100%',
    [above('md')]: { gridTemplateColumns: 'minmax(11rem, 15rem) minmax(0, 1fr)', gap: `${space.l} ${space.xl}`, alignItems: 'start' },
  }),
  group: {
    beside: style({ minWidth: 0, [above('md')]: { gridColumn: 1 } }),
    // Beside all other groups, however many there are.
    products: style({ minWidth: 0, [above('md')]: { gridColumn: 2, gridRow: '1 / span 6' } }),
  },
  label: style({
    marginBottom: space.xs,
    fontSize: size.small,
    letterSpacing: theme.tracking.caps,
    color: colour.muted,
  }),
  options: {
    words: style({
      display: 'flex',
      flexWrap: 'wrap',
      gap: space.xs,
      [above('md')]: { display: 'grid', gap: 0, marginInline: `calc(-1 * ${space.xs})` },
    }),
    rows: style({ display: 'grid', marginInline: `calc(-1 * ${space.xs})` }),
    products: style({
      display: 'grid',
      marginInline: `calc(-1 * ${space.xs})`,
      [above('md')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))', gap: space.s },
    }),
  },
  option: {
    words: style(chip),
    category: style(chip),
    page: style(chip),
    article: style(row),
    product: style(row, {
      [above('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
    }),
    all: style(option, {
      display: 'flex',
      alignItems: 'center',
      minHeight: target,
      padding: `0 ${space.xs}`,
      textDecoration: 'underline',
      [above('md')]: { gridColumn: '1 / -1' },
    }),
  },
  thumb: style({ width: '3.5rem', borderRadius: radius.s, overflow: 'hidden' }),
  picture: style({ width: '4.5rem', borderRadius: radius.s, overflow: 'hidden', [above('md')]: { width: '100%' } }),
  texts: style({ display: 'grid', gap: '0.1rem', minWidth: 0 }),
  name: style({ fontFamily: theme.font.title, lineHeight: 1.25, color: colour.heading }),
  small: style({ fontSize: size.small, color: colour.muted }),
  number: style({ fontSize: size.small, color: colour.muted, fontVariantNumeric: 'tabular-nums' }),
  status: style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }),
};
