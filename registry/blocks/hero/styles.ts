import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { caps, captionText, frame } from '../../page-parts/frame.ts';

const { colour, measure, size, space } = theme;

export const heroStyles = {
  split: style({
    display: 'grid',
    background: colour.tint,
    [above('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'stretch' },
  }),
  splitWords: style({
    order: 1,
    display: 'grid',
    alignContent: 'center',
    gap: space.l,
    padding: `${space.xl} ${space.gutter} ${space.xxl}`,
    [above('md')]: {
      order: 0,
      // A header laid over the page's first picture lies over these words as well.
      paddingBlock: `max(${space.xxl}, var(--header-overlap, 0px) + ${space.l}) ${space.xxl}`,
      paddingLeft: `max(${space.gutter}, calc((100vw - ${measure.page}) / 2))`,
      paddingRight: 'clamp(1.5rem, 4vw, 5rem)',
    },
  }),
  splitPicture: style({ position: 'relative', minWidth: 0, '& picture': { height: '100%' } }),
  tall: style({ height: 'min(118vw, 70svh)', [above('md')]: { height: 'clamp(30rem, 82svh, 54rem)' } }),
  medium: style({ height: 'min(90vw, 56svh)', [above('md')]: { height: 'clamp(24rem, 58svh, 38rem)' } }),
  cover: style({ position: 'relative', paddingBottom: space.xl }),
  coverPicture: style({ '& picture': { height: '100%' } }),
  card: style(frame(), {
    position: 'relative',
    zIndex: theme.layer.raised,
    marginTop: '-3.5rem',
    '& > div': {
      display: 'grid',
      gap: space.m,
      maxWidth: measure.text,
      padding: `${space.xl} clamp(1.25rem, 4vw, 3rem)`,
      background: colour.surface,
      borderRadius: theme.radius.s,
    },
    [above('md')]: { marginTop: '-8rem' },
  }),
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
