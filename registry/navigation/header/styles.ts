import { above, between } from '#themes/media.ts';
import { type CSSObject, keyframes, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { veil } from '#themes/veil.ts';
import { heightOf, logoRow, logoRowMobile } from '../site/logo-row.ts';

const { colour, layer, site, space } = theme;

/** A first child. Emotion warns of `:first-child`, for it could put a style element there. */
const first = ':not(* + *)';

/** Selector for a page that starts with a picture, as its first block says. */
const overPicture = `body:has(main > ${first} > ${first} > [data-opening="picture"]${first}) &`;

/** Colours of the header while it lies over a picture. Everything in it refers to them. */
const onTop: CSSObject = {
  color: colour.menuInkOnTop,
  '--colour-menu-ink': colour.menuInkOnTop,
  '--colour-menu-mark': colour.menuInkOnTop,
  '--colour-menu-ground': 'transparent',
  '--logo-in-flow': 'none',
  '--logo-on-top': 'block',
  '--veil': 1,
};
const ground: CSSObject = { position: 'relative', background: colour.headerGround, color: colour.headerInk };
const veiled: CSSObject = {
  isolation: 'isolate',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '0 0 -3.5rem',
    background: veil,
    opacity: 'var(--veil, 0)',
    pointerEvents: 'none',
  },
};
/** Without scroll-driven animations the last step shows at once: the header as it is elsewhere. */
const leaveTop = keyframes({ from: { ...onTop, backgroundColor: 'transparent' } });

const outer: CSSObject = { position: 'relative', zIndex: layer.header };
const stuck: CSSObject = { position: 'sticky', top: 'var(--bar-top, 0px)' };

/** Heights of the menu's own row: on a screen that is too narrow for a row with the logo, and on wider ones. */
type Menu = { between: string; above: string };

/** Tells the header's height, so that what one goes to is not hidden below it, and what sticks sticks below it. */
const tells = (name: '--header-height' | '--header-overlap', { between: narrow, above: wide }: Menu): CSSObject => ({
  'html:has(&)': {
    [name]: heightOf(logoRowMobile, '0px'),
    [above('md')]: { [name]: heightOf(logoRow, '0px') },
    [between('lg', 'xxl')]: { [name]: heightOf(logoRow, narrow) },
    [above('xxl')]: { [name]: heightOf(logoRow, wide) },
    ...(name === '--header-height' && { scrollPaddingTop: `calc(var(--bar-top, 0px) + var(--header-height) + ${space.m})` }),
  },
});

/** On a wide screen a header that stays becomes lower as one scrolls: the logo to seven tenths, with little around it. */
const shrunk = { logo: `calc(.7*${site.logoHeight})`, row: 'var(--row)', around: 'calc((var(--row) - var(--logo))/2)' };
/** The margin grows by the height that the header loses, so that nothing on the page moves but by scrolling. */
const giveUp = keyframes({ to: { marginBottom: `max(0px, ${logoRow} - var(--row))` } });
const shrink = keyframes({ to: { height: shrunk.row } });
const shrinkLogo = keyframes({ to: { height: 'var(--logo)' } });
const shrinkAround = keyframes({ to: { paddingBlock: shrunk.around } });
/** People who want less motion keep the header as it is, and so does a browser that binds nothing to scrolling. */
const shrinking: CSSObject = {
  [`${above('lg')} and (prefers-reduced-motion: no-preference)`]: {
    '@supports (animation-timeline: scroll())': {
      '--logo': shrunk.logo,
      '--row': 'max(3.25rem, var(--logo) + 1rem)',
      '&, & [data-shrinks], & [data-shrinks] img': {
        animation: `${shrinkAround} linear both`,
        animationTimeline: 'scroll(root)',
        animationRange: '0 7rem',
      },
      '&': { animationName: giveUp },
      '& [data-shrinks] img': { animationName: shrinkLogo },
      '& [data-shrinks="row"]': { animationName: shrink },
    },
  },
};

/** Position of the header: it scrolls with the page, stays on the screen, or lies over the page's first picture. */
export type Place = 'static' | 'fixed' | 'overlay' | 'overlay-fixed';
type Rows = 'with-row' | 'around' | 'without-row';
const outers = (menu: Menu): Record<Place, string> => ({
  static: style(outer),
  // A header of one row is low enough.
  fixed: style(outer, stuck, { boxShadow: theme.shadow.soft }, menu.above === '0px' ? {} : shrinking, tells('--header-height', menu)),
  overlay: style(outer, { [overPicture]: { position: 'absolute', insetInline: 0 } }, tells('--header-overlap', menu)),
  'overlay-fixed': style(outer, stuck, { [overPicture]: { height: 0 } }, tells('--header-height', menu), tells('--header-overlap', menu)),
});

/** Classes of the header and of the box within it. Made here rather than in the component, whose code every page loads. */
export const headerClasses: { outer: Record<Rows, Record<Place, string>>; inner: Record<Place, string> } = {
  // The menu has a row of its own unless it shares the logo's.
  outer: {
    'with-row': outers({ between: '3.1rem', above: '3.1rem' }),
    around: outers({ between: '2.2rem', above: '0px' }),
    'without-row': outers({ between: '0px', above: '0px' }),
  },
  inner: {
    static: style(ground),
    fixed: style(ground),
    overlay: style(ground, veiled, { [overPicture]: { ...onTop, background: 'none' } }),
    'overlay-fixed': style(ground, veiled, {
      [overPicture]: {
        boxShadow: theme.shadow.soft,
        animation: `${leaveTop} linear both`,
        animationTimeline: 'scroll(root)',
        animationRange: '0 7rem',
      },
    }),
  },
};

/** At the right end of the logo's row, whose height the owner's settings give. */
const actions: CSSObject = {
  position: 'absolute',
  top: 0,
  right: `calc(max(${space.gutter}, (100% - ${theme.measure.page}) / 2) - 0.75rem)`,
  display: 'flex',
  alignItems: 'center',
  height: heightOf(logoRowMobile, '0px'),
  [above('md')]: { height: heightOf(logoRow, '0px') },
};
export const actionsClasses: Record<Rows, string> = {
  'with-row': style(actions),
  around: style(actions, { [above('xxl')]: { height: '100%' } }),
  // The row is the whole header there, and as high as its entries need.
  'without-row': style(actions, { [above('lg')]: { height: '100%' } }),
};
