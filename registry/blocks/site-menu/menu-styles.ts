import { above, below, hover } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { caps, frame } from '../../page-parts/frame.ts';

const { colour, ease, motion, site, space } = theme;

const entry: CSSObject = {
  ...caps,
  display: 'block',
  padding: `0.5rem ${space.s}`,
  borderRadius: theme.radius.s,
  color: colour.menuInk,
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
};
const underline: CSSObject = { boxShadow: `inset 0 -1px 0 ${colour.menuInk}`, borderRadius: 0 };
const marks: Record<'BACKGROUND_COLOR' | 'UNDERLINE' | 'FONT_COLOR' | 'NONE', CSSObject> = {
  BACKGROUND_COLOR: { background: colour.menuActive, color: colour.menuActiveInk },
  UNDERLINE: underline,
  FONT_COLOR: { color: colour.active },
  NONE: {},
};
const mapped = <K extends string>(of: Record<K, CSSObject>, wrap: (mark: CSSObject) => CSSObject) =>
  Object.fromEntries(Object.entries<CSSObject>(of).map(([name, mark]) => [name, style(wrap(mark))])) as Record<K, string>;

export const menuStyles = {
  bar: {
    TOP: style(frame(), { display: 'grid', gridTemplateColumns: '1fr auto 1fr', alignItems: 'center' }),
    CENTER: style(frame(), { display: 'grid', gridTemplateColumns: '1fr auto 1fr', alignItems: 'center' }),
    LEFT: style(frame(), {
      display: 'grid',
      gridTemplateColumns: '1fr auto 1fr',
      alignItems: 'center',
      [above('lg')]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: space.xl,
        '& > div:first-of-type': { order: 1, display: 'none' },
      },
    }),
  },
  start: style({ display: 'flex', alignItems: 'center', marginLeft: '-0.75rem' }),
  end: style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', paddingRight: '2.25rem', order: 3 }),
  iconLink: style(caps, {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minWidth: '3rem',
    minHeight: '3rem',
    color: 'inherit',
    fontSize: site.menuIcon,
    textDecoration: 'none',
  }),
  iconWord: style({ fontSize: theme.size.small, [below('lg')]: { display: 'none' } }),
  wideOnly: style({ [below('md')]: { display: 'none' } }),
  menuButton: style({ [above('lg')]: { display: 'none' } }),
  logo: style({
    display: 'block',
    paddingBlock: `${site.logoMarginTopMobile} ${site.logoMarginBottomMobile}`,
    textDecoration: 'none',
    '& img': { height: site.logoHeightMobile, width: 'auto', maxWidth: 'min(52vw, 20rem)', objectFit: 'contain' },
    [above('md')]: {
      paddingBlock: `${site.logoMarginTop} ${site.logoMarginBottom}`,
      '& img': { height: site.logoHeight, maxWidth: site.logoWidth },
    },
  }),
  wordmark: style({ fontFamily: theme.font.title, fontSize: theme.size.h3, color: colour.heading, letterSpacing: theme.tracking.title }),
  nav: style({ display: 'none', background: colour.menuGround, [above('lg')]: { display: 'block' } }),
  list: {
    LEFT: style(frame(), {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space.xxs,
      padding: `0 0 ${space.s}`,
      listStyle: 'none',
      '& > li:first-of-type': { marginLeft: `calc(-1 * ${space.s})` },
    }),
    CENTER: style(frame(), {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: space.xxs,
      padding: `0 0 ${space.s}`,
      listStyle: 'none',
    }),
    RIGHT: style(frame(), {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: space.xxs,
      padding: `0 0 ${space.s}`,
      listStyle: 'none',
    }),
  },
  item: style({ position: 'relative' }),
  entry: style(entry),
  active: mapped(marks, (mark) => ({ '&[aria-current]': mark })),
  hovered: mapped(
    { SIMPLE_BACKGROUND_COLOR: marks.BACKGROUND_COLOR, UNDERLINE: underline, FONT_COLOR: marks.FONT_COLOR, NONE: {} },
    (mark) => ({ [hover]: { '&:hover': { color: colour.menuInk, ...mark } } }),
  ),
  submenu: style({
    position: 'absolute',
    zIndex: theme.layer.header,
    top: '100%',
    minWidth: `max(100%, ${site.submenuWidth})`,
    padding: space.xs,
    listStyle: 'none',
    background: colour.submenuGround,
    color: colour.submenuInk,
    borderRadius: theme.radius.s,
    visibility: 'hidden',
    opacity: 0,
    transform: 'translateY(0.25rem)',
    transition: `opacity ${motion.quick} ${ease.out} 80ms, transform ${motion.quick} ${ease.out} 80ms, visibility 0s ${motion.calm}`,
    '[data-submenu]:is(:hover, :focus-within):not([data-closed]) > &': {
      visibility: 'visible',
      opacity: 1,
      transform: 'none',
      transitionDelay: '0s',
    },
  }),
  submenuShadow: style({ boxShadow: theme.shadow.raised }),
  submenuLine: style({ border: `1px solid ${colour.rule}` }),
  submenuPlace: { start: style({ left: 0 }), center: style({ left: '50%', translate: '-50% 0' }) },
  submenuAlign: { LEFT: style({ textAlign: 'left' }), CENTER: style({ textAlign: 'center' }), RIGHT: style({ textAlign: 'right' }) },
  subentry: style({
    display: 'block',
    padding: `0.4rem ${space.s}`,
    borderRadius: theme.radius.s,
    color: 'inherit',
    lineHeight: theme.leading.snug,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&[aria-current]': { color: colour.active },
    [hover]: { '&:hover': { background: colour.tint, color: 'inherit' } },
  }),
  languages: style({
    display: 'flex',
    gap: space.xs,
    fontSize: theme.size.small,
    '& a': { padding: '0.7rem 0.3rem', textDecoration: 'none' },
    '& a[aria-current]': { textDecoration: 'underline' },
  }),
};
