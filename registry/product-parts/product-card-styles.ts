import { hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { caps, plainHeading } from '../page-parts/frame.ts';

const { colour, ease, motion, site, size, space } = theme;

export const productCardStyles = {
  card: style({
    position: 'relative',
    display: 'grid',
    gap: space.s,
    alignContent: 'start',
    height: '100%',
    [hover]: { '&:hover [data-second]': { opacity: 1 }, '&:hover [data-first] img': { transform: 'scale(1.03)' } },
  }),
  pictures: style({
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: site.productRatio,
    borderRadius: theme.radius.s,
    background: colour.tint,
    '& picture': { height: '100%' },
    '& img': { transition: `transform ${motion.slow} ${ease.out}` },
  }),
  first: style({ height: '100%' }),
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
  soldOut: style({ '& [data-first] img': { opacity: 0.55 } }),
  words: style({ display: 'grid', gap: '0.1rem', textAlign: site.cardAlign as 'start' }),
  brand: style(caps, { fontSize: size.caption, color: colour.muted, lineHeight: theme.leading.snug }),
  name: style(plainHeading, {
    fontFamily: theme.font.content,
    fontSize: size.body,
    fontWeight: theme.weight.body,
    letterSpacing: 'normal',
    lineHeight: theme.leading.snug,
    color: colour.ink,
    textWrap: 'pretty',
    '& a': { textDecoration: 'none', color: 'inherit' },
    '& a::after': { content: '""', position: 'absolute', inset: 0, zIndex: theme.layer.raised },
  }),
  subtitle: style({ fontFamily: theme.font.title, fontStyle: 'italic', fontSize: size.small, lineHeight: theme.leading.snug }),
  facts: style({ color: colour.muted, fontSize: size.small, lineHeight: theme.leading.snug }),
  price: style({ marginTop: '0.15rem', lineHeight: theme.leading.snug }),
};
