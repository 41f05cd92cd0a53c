import { above, below } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, size, space } = theme;

/** From here on groups, fields and preview stand side by side; below they are three views. */
export const wide = above('lg');
const narrow = below('lg');

const scrolls: CSSObject = { minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', scrollbarGutter: 'stable' };

const press: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.4rem',
  minHeight: '2.1rem',
  padding: '0.25rem 0.7rem',
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.m,
  background: colour.surface,
  color: colour.ink,
  fontSize: size.small,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover:not(:disabled)': { borderColor: colour.ruleStrong, background: colour.tint },
  '&:disabled': { opacity: 0.45 },
  [narrow]: { minHeight: '2.75rem' },
};

export const editorStyles = {
  /** `--preview` is the width that a person gave the preview. */
  editor: style({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto auto',
    minHeight: 0,
    fontSize: size.small,
    [wide]: { gridTemplateColumns: '15.5rem minmax(22rem, 1fr) auto var(--preview, 46vw)', gridTemplateRows: 'minmax(0, 1fr) auto' },
  }),
  /** On a narrow screen only the view that was chosen. */
  column: style(scrolls, {
    background: colour.surface,
    [narrow]: { '&[data-view="hidden"]': { display: 'none' } },
  }),
  previewColumn: style({ minHeight: 0, minWidth: 0, [narrow]: { '&[data-view="hidden"]': { display: 'none' } } }),
  side: style({
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    minHeight: '100%',
    padding: space.m,
    [wide]: { borderRight: `1px solid ${colour.rule}` },
  }),
  title: style({ fontSize: '1.25rem', lineHeight: 1.3, fontWeight: theme.weight.title }),
  list: style({ display: 'grid', gap: 1, padding: 0, listStyle: 'none' }),
  group: style({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
    width: '100%',
    minHeight: '1.95rem',
    padding: '0.1rem 0.6rem',
    borderRadius: radius.m,
    lineHeight: 1.3,
    textAlign: 'start',
    '&:hover': { background: colour.tint },
    '&[aria-current="true"]': { background: colour.tintPrimary, color: colour.primaryInk, fontWeight: theme.weight.strong },
    '&[data-empty="true"]': { color: colour.muted },
    [narrow]: { minHeight: '2.75rem' },
  }),
  count: style({
    flex: 'none',
    minWidth: '1.4rem',
    padding: '0 0.4rem',
    borderRadius: radius.pill,
    background: colour.primary,
    color: colour.onPrimary,
    fontSize: size.caption,
    lineHeight: '1.4rem',
    textAlign: 'center',
  }),
  quietCount: style({ flex: 'none', color: colour.muted, fontSize: size.caption, fontVariantNumeric: 'tabular-nums' }),
  tools: style({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.xs,
    marginTop: 'auto',
    paddingTop: space.s,
    '& button': { paddingInline: '0.3rem' },
    borderTop: `1px solid ${colour.rule}`,
  }),
  press: style(press),
  strongPress: style(press, {
    borderColor: colour.primary,
    background: colour.primary,
    color: colour.onPrimary,
    fontWeight: theme.weight.strong,
    '&:hover:not(:disabled)': { background: colour.primaryStrong, borderColor: colour.primaryStrong },
    [narrow]: { minHeight: '2.75rem', flex: 1 },
  }),
  iconPress: style(press, { width: '2.1rem', padding: 0, flex: 'none', [narrow]: { minHeight: '2.75rem', width: '2.75rem' } }),
  fields: style({
    display: 'grid',
    gap: 0,
    alignContent: 'start',
    padding: `${space.m} ${space.l} ${space.xxl}`,
    [narrow]: { paddingInline: space.m },
  }),
  fieldsHead: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${space.m}`,
    marginBottom: space.xs,
    '& h2': { fontSize: '1.25rem', lineHeight: 1.3, letterSpacing: 0 },
  }),
  subhead: style({ marginTop: space.l, fontSize: '1rem', letterSpacing: 0 }),
  muted: style({ color: colour.muted }),
  bar: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    padding: `${space.xs} ${space.m}`,
    background: colour.surface,
    borderTop: `1px solid ${colour.rule}`,
    boxShadow: theme.shadow.soft,
    [wide]: { gridColumn: '1 / -1' },
  }),
  barText: style({ marginInlineEnd: 'auto', minWidth: 0, lineHeight: 1.3, [narrow]: { flexBasis: '100%' } }),
  dirty: style({ fontWeight: theme.weight.strong, color: colour.primaryInk }),
  fault: style({
    color: colour.danger,
    fontWeight: theme.weight.strong,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    minHeight: '1.5rem',
  }),
  alert: style({ color: colour.danger }),
  savedBy: style({ color: colour.muted, fontSize: size.caption, [narrow]: { display: 'none' } }),
  views: style({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    background: colour.surface,
    borderTop: `1px solid ${colour.rule}`,
    paddingBottom: 'env(safe-area-inset-bottom)',
    '& button': {
      minHeight: '3rem',
      borderTop: '3px solid transparent',
      '&[aria-pressed="true"]': { borderTopColor: colour.primary, color: colour.primaryInk, fontWeight: theme.weight.strong },
    },
    [wide]: { display: 'none' },
  }),
  splitter: style({
    display: 'none',
    [wide]: {
      display: 'block',
      width: 7,
      cursor: 'col-resize',
      background: `linear-gradient(${colour.rule}, ${colour.rule}) center / 1px 100% no-repeat ${colour.surface}`,
      touchAction: 'none',
      '&:hover, &:focus-visible': { background: colour.tintPrimary },
    },
  }),
  notice: style({ display: 'grid', alignContent: 'start', gap: space.xs, padding: space.m }),
  buttons: style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, alignItems: 'center' }),
  end: style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, justifyContent: 'flex-end' }),
};
