import type { CSSObject } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

/**
 * A centred column that keeps the gutter to the window's edges. Within another one it keeps none of its own: the outer one says so
 * by `withinFrame`.
 */
export const frame = (width: string = theme.measure.page): CSSObject => ({
  width: `min(100% - 2 * var(--frame-gutter, ${theme.space.gutter}), ${width})`,
  marginInline: 'auto',
});

/** For what holds framed blocks and is framed itself. */
export const withinFrame: CSSObject = { '& > *': { '--frame-gutter': '0px' } };

/** A heading that looks like text: undoes what the base styles give all headings. */
export const plainHeading: CSSObject = {
  fontStyle: 'normal',
  fontVariantCaps: 'normal',
  fontVariationSettings: 'normal',
  textTransform: 'none',
};

/** Small spaced capitals: eyebrows, labels, menus. */
export const caps: CSSObject = {
  fontFamily: theme.font.menu,
  fontWeight: theme.weight.menu,
  letterSpacing: theme.tracking.caps,
};

/** A caption: small italic serif. */
export const captionText: CSSObject = {
  fontFamily: theme.font.title,
  fontStyle: 'italic',
  fontSize: theme.size.small,
  lineHeight: theme.leading.snug,
  color: theme.colour.muted,
};

/** From the window's top: where what stays in view begins, below a header that stays too. */
export const belowHeader = `calc(var(--header-height, 0px) + ${theme.space.l})`;

/** Margin by which a row that extends to the window's edges leaves its column; 0 without a frame around it. */
export const bleed = `calc(var(--frame-gutter, ${theme.space.gutter}) - ${theme.space.gutter})`;

/** A list that one swipes on a phone, from edge to edge of the window; `share` is how much of it an item takes. */
export const swipeStrip = (share: string): CSSObject => ({
  display: 'flex',
  gap: theme.space.s,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  marginInline: bleed,
  paddingInline: theme.space.gutter,
  scrollPaddingInline: theme.space.gutter,
  '& > li': { flex: `0 0 ${share}`, scrollSnapAlign: 'start' },
});

/** Name of the view timeline of the site's footer: what is fixed at the bottom of the screen leaves while it comes. */
export const footerTimeline = '--footer-on-screen';
