import { caps, plainHeading } from '#registry/page/layout/frame.ts';
import { hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, ease, motion, site, size, space } = theme;

/** Appearance of the products in a list. */
export type CardStyle = 'classic' | 'overlay' | 'minimal' | 'label';

const card = {
  position: 'relative',
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  height: '100%',
  [hover]: { '&:hover [data-second]': { opacity: 1 }, '&:hover [data-first] img': { transform: 'scale(1.03)' } },
} as const;
const soldOut = { '& [data-first] img': { opacity: 0.55 } } as const;
const pictures = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: site.productRatio,
  borderRadius: theme.radius.s,
  background: colour.tint,
  '& picture': { height: '100%' },
  '& img': { transition: `transform ${motion.slow} ${ease.out}` },
} as const;
const texts = { display: 'grid', gap: '0.1rem', textAlign: site.cardAlign as 'start' } as const;
const name = {
  ...plainHeading,
  fontFamily: theme.font.content,
  fontSize: size.body,
  fontWeight: theme.weight.body,
  letterSpacing: 'normal',
  lineHeight: theme.leading.snug,
  color: colour.ink,
  textWrap: 'pretty',
  '& a': { textDecoration: 'none', color: 'inherit' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, zIndex: theme.layer.raised },
} as const;
const titleName = { fontFamily: theme.font.title, fontWeight: theme.weight.title, color: colour.heading } as const;

/** On the picture's foot, on a ground of its own, so that no picture makes the words hard to read. */
const onPicture = {
  position: 'absolute',
  insetInline: space.xs,
  bottom: space.xs,
  padding: `${space.xs} ${space.s}`,
  borderRadius: theme.radius.s,
  background: colour.surface,
} as const;

/** A label as of a bottle: a frame within a frame, its words in the middle. */
const labelFrame = {
  padding: space.m,
  border: `1px solid ${colour.ruleStrong}`,
  outline: `1px solid ${colour.rule}`,
  outlineOffset: '-6px',
  borderRadius: theme.radius.s,
  background: colour.surface,
} as const;

type StyledParts = { card: string; soldOut: string; pictures: string; texts: string; name: string };

/** The parts that differ from style to style. */
export const cardStyles: Record<CardStyle, StyledParts> = {
  classic: {
    card: style(card),
    soldOut: style(card, soldOut),
    pictures: style(pictures),
    texts: style(texts),
    name: style(name),
  },
  overlay: {
    card: style(card),
    soldOut: style(card, soldOut),
    pictures: style(pictures),
    texts: style(texts, onPicture),
    name: style(name),
  },
  minimal: {
    card: style(card, { gap: space.xs }),
    soldOut: style(card, { gap: space.xs }, soldOut),
    pictures: style(pictures, { borderRadius: 0 }),
    texts: style(texts, { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${space.s}` }),
    name: style(name, { fontSize: size.small }),
  },
  label: {
    card: style(card, labelFrame),
    soldOut: style(card, labelFrame, soldOut),
    pictures: style(pictures),
    texts: style(texts, { gap: space.xxs, justifyItems: 'center', textAlign: 'center', paddingBottom: space.xs }),
    name: style(name, titleName, { fontSize: size.h4, textWrap: 'balance' }),
  },
};

export const productCardStyles = {
  first: style({ height: '100%' }),
  /** Over the link that the whole card is. */
  quickAdd: style({
    position: 'absolute',
    zIndex: theme.layer.raised,
    top: space.xs,
    right: space.xs,
    '[data-opens=wishlist] + &': { top: `calc(${space.xs} + 2.75rem + ${space.xxs})` },
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: theme.radius.pill,
    background: colour.ground,
    color: colour.ink,
    boxShadow: theme.shadow.soft,
    transition: `background-color ${motion.quick}, color ${motion.quick}`,
    '&[aria-busy=true]': { opacity: 0.6 },
    [hover]: { '&:hover': { background: colour.button, color: colour.onButton } },
    // Without its code the whole card leads where this does.
    '@media (scripting: none)': { display: 'none' },
  }),
  second: style({
    display: 'none',
    [hover]: { display: 'block', position: 'absolute', inset: 0, opacity: 0, transition: `opacity ${motion.calm} ${ease.inOut}` },
  }),
  badges: style({
    position: 'absolute',
    top: space.xs,
    left: space.xs,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xxs,
    zIndex: theme.layer.raised,
  }),
  brand: style(caps, { fontSize: size.caption, color: colour.muted, lineHeight: theme.leading.snug }),
  subtitle: style({ fontFamily: theme.font.title, fontStyle: 'italic', fontSize: size.small, lineHeight: theme.leading.snug }),
  facts: style({ color: colour.muted, fontSize: size.small, lineHeight: theme.leading.snug }),
  price: style({ marginTop: '0.15rem', lineHeight: theme.leading.snug }),
};
