import { columnGrid } from '#registry/page/layout/column-grid.ts';
import { hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, ease, motion, size, space } = theme;
const plainList = { padding: 0, margin: 0, listStyle: 'none' } as const;

export const elementListStyles = {
  cards: style(plainList, {
    display: 'grid',
    gap: `${space.xl} ${space.grid}`,
    ...columnGrid,
  }),
  logos: style(plainList, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${space.l} ${space.xxl}`,
  }),
  links: style(plainList, { display: 'grid', maxWidth: theme.measure.text }),
  card: style({
    position: 'relative',
    display: 'grid',
    gap: space.xs,
    alignContent: 'start',
    '& img': { transition: `transform ${motion.slow} ${ease.out}` },
    [hover]: { '&:has(a):hover img': { transform: 'scale(1.035)' } },
  }),
  picture: style({ overflow: 'hidden', borderRadius: theme.radius.m, marginBottom: space.xxs }),
  name: style({
    fontSize: size.h4,
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    [hover]: { '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' } },
  }),
  text: style({ color: colour.muted, fontSize: size.small, lineHeight: theme.leading.snug }),
  logo: style({
    display: 'grid',
    placeItems: 'center',
    width: '8.5rem',
    height: '4.5rem',
    textAlign: 'center',
    // A logo stands on the page itself, not on the ground that waits for a picture.
    '& picture': { background: 'transparent' },
    '& img': { maxHeight: '4.5rem' },
    '& a': {
      display: 'grid',
      placeItems: 'center',
      width: '100%',
      height: '100%',
      color: colour.ink,
      transition: `opacity ${motion.quick}`,
    },
    [hover]: { '& a:hover': { opacity: 0.7 } },
  }),
  line: style({
    display: 'grid',
    gap: space.xxs,
    paddingBlock: space.s,
    borderBottom: `1px solid ${colour.rule}`,
    '& a': { color: colour.link },
  }),
};
