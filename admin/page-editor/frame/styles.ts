import { below } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { framedPage } from '../../framed-page-styles.ts';

const { colour, radius, size, space } = theme;
const narrow = below('lg');

const mark: CSSObject = { position: 'absolute', top: 0, left: 0, pointerEvents: 'none' };
const name: CSSObject = {
  position: 'absolute',
  top: 0,
  left: 0,
  padding: '0.1rem 0.4rem',
  fontSize: size.caption,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
};

export const stageStyles = {
  stage: style({ position: 'relative', height: '100%', minHeight: 0, minWidth: 0, overflow: 'hidden' }),
  screen: style(framedPage.screen),
  frame: style(framedPage.frame),
  /** Above the page: it scrolls, and the page in the frame follows. */
  scroller: style({
    position: 'absolute',
    inset: 0,
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    cursor: 'default',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    scrollbarWidth: 'thin',
    '&[data-writing]': { pointerEvents: 'none' },
    '&:focus-visible': { outlineOffset: -3 },
  }),
  layer: style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' }),
  marks: style({ position: 'absolute', inset: 0 }),
  hovered: style(mark, {
    boxShadow: `inset 0 0 0 1px ${colour.primary}`,
    '& span': { ...name, background: colour.primary, color: colour.onPrimary },
  }),
  selected: style(mark, {
    boxShadow: `inset 0 0 0 2px ${colour.primary}`,
    '& > *': { pointerEvents: 'auto' },
    '&[data-writing]': { boxShadow: `0 0 0 2px ${colour.focus}` },
  }),
  other: style(mark, {
    boxShadow: `inset 0 0 0 2px ${colour.accent}`,
    '& span': { ...name, top: 'auto', bottom: 0, background: colour.accent, color: colour.surface },
  }),
  dropLine: style(mark, { outline: `2px solid ${colour.primary}`, borderRadius: 2, boxShadow: `0 0 0 4px ${colour.tintPrimary}` }),
  dropInside: style(mark, { outline: `2px dashed ${colour.primary}`, outlineOffset: -3 }),
  bar: style({
    position: 'absolute',
    top: 0,
    left: 0,
    display: 'flex',
    alignItems: 'center',
    maxWidth: '100vw',
    borderRadius: radius.s,
    background: colour.primary,
    color: colour.onPrimary,
    fontSize: size.caption,
    boxShadow: theme.shadow.raised,
    // In full view where the block begins far to the right of a narrow screen.
    '--shift': 'min(0px, var(--room) - 100%)',
    transform: 'translateX(var(--shift))',
    '&[data-high]': { transform: 'translate(var(--shift), -100%)' },
  }),
  handle: style({
    display: 'flex',
    alignItems: 'center',
    gap: '0.2rem',
    minHeight: '1.9rem',
    paddingInline: '0.4rem',
    whiteSpace: 'nowrap',
    cursor: 'grab',
    touchAction: 'none',
    [narrow]: { minHeight: '2.5rem', '& span': { maxWidth: '6rem', overflow: 'hidden', textOverflow: 'ellipsis' } },
  }),
  tool: style({
    display: 'grid',
    placeItems: 'center',
    width: '1.9rem',
    minHeight: '1.9rem',
    '&:hover:not(:disabled)': { background: colour.primaryStrong },
    '&:disabled': { opacity: 0.4 },
    [narrow]: { width: '2.4rem', minHeight: '2.5rem' },
  }),
  plus: style({
    position: 'absolute',
    left: '50%',
    display: 'grid',
    placeItems: 'center',
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: '50%',
    background: colour.primary,
    color: colour.onPrimary,
    fontSize: '1rem',
    lineHeight: 1,
    '&[data-at="before"]': { top: 0, transform: 'translate(-50%, -50%)' },
    '&[data-at="after"]': { bottom: 0, transform: 'translate(-50%, 50%)' },
    '&:hover': { background: colour.primaryStrong },
    [narrow]: { width: '2rem', height: '2rem' },
  }),
  version: style({ display: 'grid', gap: space.xs, margin: 0, fontSize: size.caption }),
  versionPage: style({ position: 'relative', overflow: 'hidden', border: `1px solid ${colour.rule}`, borderRadius: radius.s }),
  aside: style({
    position: 'absolute',
    insetInline: space.s,
    bottom: space.s,
    width: 'fit-content',
    maxWidth: 'calc(100% - 1rem)',
    marginInline: 'auto',
    padding: `${space.xs} ${space.s}`,
    borderRadius: radius.m,
    background: colour.surface,
    fontSize: size.small,
    boxShadow: theme.shadow.raised,
  }),
  notice: style(framedPage.notice),
  message: style({ padding: space.l, color: colour.muted }),
  busy: style(framedPage.busy),
};
