import { caps, frame } from '#registry/page/layout/frame.ts';
import { above, below, between, hover } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { hoveredIcon } from '../site/bar-styles.ts';
import { heightOf, logoRow } from '../site/logo-row.ts';
import type { Look } from './index.ts';

const { colour, site, space } = theme;

type Position = Look['LOGO_POSITION'];
type PhonePosition = Look['LOGO_POSITION_MOBILE'];

/** On a phone the middle cell holds the logo, between the menu's button and the cart. */
const phones: Record<PhonePosition, CSSObject> = {
  LEFT: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', '& > * + *': { justifySelf: 'start' } },
  CENTER: { gridTemplateColumns: '1fr auto 1fr' },
  RIGHT: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', '& > * + *': { justifySelf: 'end' } },
};
const screens: Record<Position, CSSObject> = {
  TOP: { gridTemplateColumns: '1fr auto 1fr' },
  LEFT: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: space.xl },
  // Sides of about one width: the logo is in the middle of the page. Search and languages stand left of it, what is one's own right.
  CENTER: { gridTemplateColumns: 'minmax(max-content, 7.5rem) minmax(0, 1fr) minmax(max-content, 7.5rem)' },
};

/** Aligns the icons with the logo if the logo is above the menu. */
const besideLogo: CSSObject = { '& > div': { alignSelf: 'start', minHeight: heightOf(logoRow, '0px') } };

const row = (position: Position, phone: PhonePosition): string =>
  style(frame(), {
    display: 'grid',
    alignItems: 'center',
    minHeight: '3.25rem',
    [below('lg')]: phones[phone],
    [above('lg')]: screens[position],
    [between('lg', 'xxl')]: position === 'CENTER' ? besideLogo : {},
  });
const rowsOf = (position: Position): Record<PhonePosition, string> => ({
  LEFT: row(position, 'LEFT'),
  CENTER: row(position, 'CENTER'),
  RIGHT: row(position, 'RIGHT'),
});

/** The row of the logo, by the logo's place on a wide screen and on a phone. */
export const rowClass: Record<Position, Record<PhonePosition, string>> = {
  TOP: rowsOf('TOP'),
  LEFT: rowsOf('LEFT'),
  CENTER: rowsOf('CENTER'),
};

/** Search, account and the button of the menu; a phone has the account in its bar and menu. */
const iconLink: CSSObject = {
  ...caps,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minWidth: '3rem',
  minHeight: '3rem',
  borderRadius: theme.radius.pill,
  color: 'inherit',
  fontSize: site.menuIcon,
  textDecoration: 'none',
  transition: `background-color ${theme.motion.quick}`,
  [hover]: { '&:hover': { color: 'inherit', background: hoveredIcon } },
};

export const rowStyles = {
  start: style({ display: 'flex', alignItems: 'center', marginLeft: '-0.75rem' }),
  /** Left of the logo stands nothing else on a wide screen. */
  startOnPhone: style({ display: 'flex', alignItems: 'center', marginLeft: '-0.75rem', [above('lg')]: { display: 'none' } }),
  /** Room for the cart, which the header puts at the end of the row. */
  end: style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', paddingRight: '2.25rem' }),
  iconLink: style(iconLink, { [below('md')]: { display: 'none' } }),
  searchLink: style(iconLink),
  stackedLink: style(iconLink, {
    flexDirection: 'column',
    gap: '0.1rem',
    [below('md')]: { display: 'none' },
    '& > span': { fontSize: theme.size.caption, lineHeight: 1.1 },
  }),
  menuButton: style(iconLink, { [above('lg')]: { display: 'none' } }),
  /** An icon whose word takes its place on a large screen. */
  iconOfWord: style({ display: 'contents', [above('lg')]: { display: 'none' } }),
  iconWord: style({ fontSize: theme.size.small, whiteSpace: 'nowrap', [below('lg')]: { display: 'none' } }),
  logo: style({
    display: 'block',
    padding: `${site.logoMarginTopMobile} ${site.logoMarginRightMobile} ${site.logoMarginBottomMobile} ${site.logoMarginLeftMobile}`,
    textDecoration: 'none',
    '& img': {
      height: site.logoHeightMobile,
      width: 'auto',
      // On the narrowest phones it leaves the buttons beside it their place.
      maxWidth: `min(52vw, 100vw - 2 * ${space.gutter} - 7.75rem, ${site.logoWidthMobile})`,
      objectFit: 'contain',
    },
    [above('md')]: {
      padding: `${site.logoMarginTop} ${site.logoMarginRight} ${site.logoMarginBottom} ${site.logoMarginLeft}`,
      '& img': { height: site.logoHeight, maxWidth: `min(60vw, ${site.logoWidth})` },
    },
  }),
  wordmark: style({ fontFamily: theme.font.title, fontSize: theme.size.h3, letterSpacing: theme.tracking.title }),
  /** The menu in a row of its own has a ground across the page. */
  nav: style({ display: 'none', background: colour.menuGround, [above('lg')]: { display: 'block' } }),
  navInRow: style({ display: 'none', borderRadius: theme.radius.s, background: colour.menuGround, [above('lg')]: { display: 'block' } }),
  /** The menu with the logo amid it: both halves are of one width. Where a row is too short for that, the logo stands above them. */
  navAround: style({
    display: 'block',
    [above('lg')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: space.s,
      borderRadius: theme.radius.s,
      background: colour.menuGround,
    },
    [between('lg', 'xxl')]: {
      gridTemplateAreas: '"logo logo" "before after"',
      gridTemplateColumns: 'minmax(max-content, 1fr) minmax(max-content, 1fr)',
      columnGap: site.menuItemSpacing,
      paddingBottom: '0.4rem',
      '& > a': { gridArea: 'logo', justifySelf: 'center' },
    },
  }),
  languages: style({
    display: 'flex',
    gap: space.xs,
    fontSize: theme.size.small,
    '& a': { padding: '0.7rem 0.3rem', textDecoration: 'none' },
    '& a:hover': { color: 'inherit', textDecoration: 'underline' },
    [below('md')]: { display: 'none' },
    '& a[aria-current]': { textDecoration: 'underline' },
  }),
};
