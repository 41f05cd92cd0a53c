import { caps, captionText, frame } from '#registry/page/layout/frame.ts';
import { above, below } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, measure, size, space } = theme;

type Height = 'tall' | 'medium';

/**
 * Height of the first screen below the header. The picture takes the space that the text leaves, so that title, text and button are on the
 * first screen.
 */
const firstScreen: Record<Height, { phone: CSSObject; wide: CSSObject }> = {
  tall: { phone: { minHeight: 'calc(100svh - 7rem - var(--bar-bottom, 0px))' }, wide: { minHeight: 'calc(100svh - 8rem)' } },
  medium: { phone: { minHeight: 'calc(80svh - 7rem - var(--bar-bottom, 0px))' }, wide: { minHeight: 'calc(76svh - 8rem)' } },
};
/** No picture is lower than this, however much there is to read. */
const rows = 'minmax(min(14.5rem, 29svh), 1fr) auto';

const split = (height: Height): string =>
  style({
    display: 'grid',
    background: colour.tint,
    [below('md')]: { gridTemplateRows: rows, ...firstScreen[height].phone },
    [above('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'stretch' },
  });
const cover = (height: Height): string =>
  style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: rows,
    paddingBottom: space.xl,
    boxSizing: 'content-box',
    [below('md')]: firstScreen[height].phone,
    [above('md')]: firstScreen[height].wide,
  });
/** Fills its row without making it higher. */
const filling: CSSObject = { position: 'relative', minWidth: 0, '& picture': { position: 'absolute', inset: 0, height: '100%' } };

export const heroStyles = {
  split: { tall: split('tall'), medium: split('medium') },
  cover: { tall: cover('tall'), medium: cover('medium') },
  splitTexts: style({
    order: 1,
    display: 'grid',
    alignContent: 'center',
    gap: space.m,
    padding: `${space.l} ${space.gutter} ${space.xl}`,
    [above('md')]: {
      order: 0,
      gap: space.l,
      // A header laid over the page's first picture lies over these words as well.
      paddingBlock: `max(${space.xxl}, var(--header-overlap, 0px) + ${space.l}) ${space.xxl}`,
      paddingLeft: `max(${space.gutter}, calc((100vw - ${measure.page}) / 2))`,
      paddingRight: 'clamp(1.5rem, 4vw, 5rem)',
    },
  }),
  splitPicture: style(filling),
  /** With the header and a line above it, no higher than the screen. */
  tall: style({ [above('md')]: { height: 'clamp(30rem, min(82svh, 100svh - var(--header-height, 9rem) - 2.5rem), 54rem)' } }),
  medium: style({ [above('md')]: { height: 'clamp(24rem, 58svh, 38rem)' } }),
  coverPicture: style(filling),
  card: style(frame(), {
    position: 'relative',
    zIndex: theme.layer.raised,
    marginTop: '-3.5rem',
    '& > div': {
      display: 'grid',
      gap: space.m,
      maxWidth: measure.text,
      padding: `${space.l} clamp(1.25rem, 4vw, 3rem)`,
      background: colour.surface,
      borderRadius: theme.radius.s,
    },
    [above('md')]: { marginTop: '-6rem' },
    // Beside each other words take little of the picture.
    [above('lg')]: {
      '& > div': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space.xl, alignItems: 'end', maxWidth: 'none' },
    },
  }),
  cardTitle: style({ display: 'grid', gap: space.m }),
  cardRest: style({ display: 'grid', gap: space.m }),
  plain: style(frame(), {
    display: 'grid',
    gap: `${space.m} ${space.xl}`,
    paddingBlock: `${space.l} ${space.xl}`,
    [above('md')]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)', alignItems: 'end', paddingBlock: `${space.xl} ${space.xxl}` },
  }),
  plainTitle: style({ display: 'grid', gap: space.xs }),
  plainRest: style({ display: 'grid', gap: space.m }),
  eyebrow: style(caps, { color: colour.accentInk }),
  display: style({ fontSize: size.display, lineHeight: theme.leading.display, letterSpacing: theme.tracking.display, textWrap: 'balance' }),
  title: style({ fontSize: size.h1 }),
  text: style({ fontSize: size.lead, lineHeight: theme.leading.snug, color: colour.muted, maxWidth: '30em' }),
  links: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s} ${space.l}`, marginTop: space.xs }),
  caption: style(captionText, {
    position: 'absolute',
    right: 0,
    bottom: 0,
    padding: `${space.xxs} ${space.s}`,
    background: colour.tint,
  }),
};
