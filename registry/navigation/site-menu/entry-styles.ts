import { hover } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import type { Look } from './index.ts';

const { colour, ease, motion, site, space } = theme;

/** Both marks wait in every entry: the ground behind the word in `::before`, the line below it in `::after`. */
const entry: CSSObject = {
  fontFamily: theme.font.menu,
  fontSize: site.menuFontSize,
  fontWeight: theme.weight.menu,
  fontVariantCaps: site.menuVariant as 'normal',
  textTransform: site.menuCase as 'none',
  letterSpacing: theme.tracking.menu,
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'block',
  padding: `0.5rem ${space.s}`,
  borderRadius: theme.radius.s,
  color: colour.menuInk,
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${motion.quick}`,
};
const before: CSSObject = { content: '""', position: 'absolute', zIndex: -1, inset: 0, background: colour.menuActive };
const after: CSSObject = {
  content: '""',
  position: 'absolute',
  bottom: '0.25rem',
  insetInline: space.s,
  height: '1.5px',
  background: 'currentColor',
};

/** A mark that an effect has laid flat stands up. */
const upright: CSSObject = { opacity: 1, transform: 'none' };

const active: Record<Look['MENU_ACTIVE_TYPE'], CSSObject> = {
  BACKGROUND_COLOR: { color: colour.menuActiveInk, '&::before': { ...before, ...upright } },
  UNDERLINE: { '&::after': { ...after, ...upright } },
  FONT_COLOR: { color: colour.menuMark },
  NONE: {},
};

/** Styles at rest and under the pointer. A sliding mark is flat at rest; with reduced motion it shows at once. */
type Hover = { rest: CSSObject; hovered: CSSObject };
const slide = `transform ${motion.calm} ${ease.out}`;
const hovers: Record<Look['MENU_HOVER_TRANSITION'], Hover> = {
  SIMPLE_BACKGROUND_COLOR: {
    rest: { '&::before': { ...before, opacity: 0, transition: `opacity ${motion.quick}` } },
    hovered: { color: colour.menuActiveInk, '&::before': { opacity: 1 } },
  },
  SLIDE_BACKGROUND_COLOR: {
    rest: { '&::before': { ...before, transform: 'scaleY(0)', transformOrigin: 'bottom', transition: slide } },
    hovered: { color: colour.menuActiveInk, '&::before': { transform: 'none' } },
  },
  UNDERLINE: { rest: {}, hovered: { '&::after': after } },
  SLIDE_UNDERLINE: {
    rest: { '&::after': { ...after, transform: 'scaleX(0)', transformOrigin: 'left', transition: slide } },
    hovered: { '&::after': { transform: 'none' } },
  },
  FONT_COLOR: { rest: {}, hovered: { color: colour.menuMark } },
  NONE: { rest: {}, hovered: { color: colour.menuInk } },
};

/** One class for each pair of marks: two classes that set the same would depend on their order. */
function entryClasses<A extends string, H extends string>(
  marks: Record<A, CSSObject>,
  moves: Record<H, Hover>,
): Record<A, Record<H, string>> {
  const pairs = Object.entries<CSSObject>(marks).map(([name, mark]) => {
    const made = Object.entries<Hover>(moves).map(([move, { rest, hovered }]) => [
      move,
      style(entry, rest, { [hover]: { '&:hover': hovered } }, { '&[aria-current]': mark }),
    ]);
    return [name, Object.fromEntries(made)];
  });
  // fromEntries forgets the keys; they are exactly those of `marks` and `moves`.
  return Object.fromEntries(pairs) as Record<A, Record<H, string>>;
}

export const entryClass = entryClasses(active, hovers);
