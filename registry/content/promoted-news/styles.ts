import { caps, frame, swipeStrip, withinFrame } from '#registry/page/layout/frame.ts';
import { above, below, hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, ease, measure, motion, size, space } = theme;

/** The title's link covers the whole piece. */
const whole = {
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

export const promotedNewsStyles = {
  band: style({ paddingBlock: space.section }),
  inner: style(frame(), withinFrame),
  date: style(caps, { color: colour.accentInk, fontSize: size.small }),

  banner: style({
    display: 'grid',
    background: colour.tint,
    [above('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  }),
  bannerPicture: style({
    minWidth: 0,
    aspectRatio: '3 / 2',
    '& picture': { height: '100%' },
    [above('md')]: { aspectRatio: 'auto', height: 'clamp(20rem, 46svh, 30rem)' },
  }),
  bannerTexts: style({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: space.m,
    padding: `${space.xl} ${space.gutter}`,
    maxWidth: `calc(${measure.narrow} + 2 * ${space.gutter})`,
    [above('md')]: { paddingInline: 'clamp(2rem, 6vw, 6rem)' },
  }),
  bannerAlone: style({ gridColumn: '1 / -1', marginInline: 'auto', justifyItems: 'center', textAlign: 'center' }),
  bannerTitle: style({ fontSize: size.h2, textWrap: 'balance' }),
  bannerText: style({ fontSize: size.lead, lineHeight: theme.leading.snug, maxWidth: '34em' }),

  cards: style({
    display: 'grid',
    gap: `${space.xl} ${space.grid}`,
    padding: 0,
    listStyle: 'none',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    [below('md')]: swipeStrip('78%'),
  }),
  card: style(whole, {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    background: colour.surface,
    border: `1px solid ${colour.rule}`,
    borderRadius: theme.radius.m,
    overflow: 'hidden',
    '& img': { transition: `transform ${motion.slow} ${ease.out}` },
    [hover]: { '&:hover img': { transform: 'scale(1.03)' }, '&:hover h3': { color: colour.primaryInk } },
  }),
  cardTexts: style({ display: 'grid', alignContent: 'start', gap: space.xs, padding: space.l }),
  cardTitle: style({ fontSize: size.h4, transition: `color ${motion.quick}` }),
  cardText: style({ color: colour.muted, lineHeight: theme.leading.snug }),

  list: style({ padding: 0, listStyle: 'none', borderTop: `1px solid ${colour.rule}` }),
  row: style(whole, {
    position: 'relative',
    display: 'grid',
    gap: `${space.xxs} ${space.xl}`,
    paddingBlock: space.l,
    borderBottom: `1px solid ${colour.rule}`,
    '& svg': { display: 'none' },
    [above('md')]: {
      gridTemplateColumns: '11rem minmax(0, 1fr) auto',
      alignItems: 'baseline',
      '& svg': { display: 'block', alignSelf: 'center', color: colour.primaryInk, transition: `transform ${motion.calm} ${ease.out}` },
    },
    [hover]: { '&:hover svg': { transform: 'translateX(0.35rem)' }, '&:hover h3': { color: colour.primaryInk } },
  }),
  rowTexts: style({ display: 'grid', gap: space.xxs, maxWidth: measure.text }),
};
