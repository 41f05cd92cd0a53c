import { coveringLink } from '#registry/page/layout/covering-link.ts';
import { caps } from '#registry/page/layout/frame.ts';
import { pictureStage, wordsOver } from '#registry/page/layout/over-picture.ts';
import { above, hover } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, ease, motion, radius, size, space } = theme;

const rounded: CSSObject = { borderRadius: radius.s, overflow: 'hidden' };
const texts: CSSObject = { display: 'grid', gap: space.xs, alignContent: 'start' };
const padded: CSSObject = { ...texts, padding: space.l };

export const cardStyles = {
  card: style({
    position: 'relative',
    // Both, so that the ratio of a card whose picture fills it makes it no wider than its place.
    width: '100%',
    height: '100%',
    minWidth: 0,
    '& img': { transition: `transform ${motion.slow} ${ease.out}` },
    [hover]: {
      '&:has(h2 a, h3 a, h4 a):hover img': { transform: 'scale(1.035)' },
      '&:hover :is(h2, h3, h4) span': { backgroundSize: '100% 1px' },
    },
  }),
  looks: {
    plain: style({ display: 'grid', gap: space.s, alignContent: 'start' }),
    surface: style(rounded, { display: 'grid', alignContent: 'start', background: colour.surface, boxShadow: theme.shadow.soft }),
    outline: style(rounded, { display: 'grid', alignContent: 'start', border: `1px solid ${colour.rule}` }),
    side: style(rounded, {
      display: 'grid',
      background: colour.tint,
      [above('sm')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'stretch' },
    }),
    overlay: style(pictureStage, { borderRadius: radius.s }),
  },
  pictures: {
    plain: style(rounded),
    surface: style({ overflow: 'hidden' }),
    outline: style({ overflow: 'hidden' }),
    side: style({ overflow: 'hidden', '& picture': { height: '100%' } }),
    overlay: style({}),
  },
  texts: {
    plain: style(texts),
    surface: style(padded),
    outline: style(padded),
    side: style(padded, { alignContent: 'center' }),
    overlay: style(texts),
  },
  over: style(wordsOver('dark', 'bottom')),
  aligns: {
    start: style({ textAlign: 'start', justifyItems: 'start' }),
    center: style({ textAlign: 'center', justifyItems: 'center' }),
  },
  eyebrow: style(caps, { color: colour.accentInk, fontSize: size.small }),
  title: style({ fontSize: size.h4, ...coveringLink }),
  text: style({ color: colour.muted, lineHeight: theme.leading.snug }),
  /** Above the link that covers the card. */
  slot: style({ position: 'relative', zIndex: theme.layer.raised, width: '100%' }),
  more: style(caps, { color: colour.primaryInk, fontSize: size.small }),
};
