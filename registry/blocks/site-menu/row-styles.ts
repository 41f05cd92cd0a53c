import { above, below, hover } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { hoveredIcon } from '../../navigation-parts/bar-styles.ts';
import { caps, frame } from '../../page-parts/frame.ts';
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
  // Equal sides: the logo is in the middle of the page, whatever stands in them.
  CENTER: { gridTemplateColumns: 'minmax(max-content, 8.5rem) minmax(0, 1fr) minmax(max-content, 8.5rem)' },
};

const row = (position: Position, phone: PhonePosition): string =>
  style(frame(), {
    display: 'grid',
    alignItems: 'center',
    minHeight: '3.25rem',
    [below('lg')]: phones[phone],
    [above('lg')]: screens[position],
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
  iconWord: style({ fontSize: theme.size.small, whiteSpace: 'nowrap', [below('lg')]: { display: 'none' } }),
  logo: style({
    display: 'block',
    padding: `${site.logoMarginTopMobile} ${site.logoMarginRightMobile} ${site.logoMarginBottomMobile} ${site.logoMarginLeftMobile}`,
    textDecoration: 'none',
    '& img': { height: site.logoHeightMobile, width: 'auto', maxWidth: `min(52vw, ${site.logoWidthMobile})`, objectFit: 'contain' },
    [above('md')]: {
      padding: `${site.logoMarginTop} ${site.logoMarginRight} ${site.logoMarginBottom} ${site.logoMarginLeft}`,
      '& img': { height: site.logoHeight, maxWidth: `min(60vw, ${site.logoWidth})` },
    },
  }),
  wordmark: style({ fontFamily: theme.font.title, fontSize: theme.size.h3, letterSpacing: theme.tracking.title }),
  /** The menu in a row of its own has a ground across the page. */
  nav: style({ display: 'none', background: colour.menuGround, [above('lg')]: { display: 'block' } }),
  navInRow: style({ display: 'none', borderRadius: theme.radius.s, background: colour.menuGround, [above('lg')]: { display: 'block' } }),
  /** The menu with the logo amid it: both halves are of one width. */
  navAround: style({
    display: 'block',
    [above('lg')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: space.l,
      borderRadius: theme.radius.s,
      background: colour.menuGround,
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
