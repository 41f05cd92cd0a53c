import { caps } from '#registry/page/layout/frame.ts';
import { above, below, hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, ease, motion, size, space } = theme;

export const eventListStyles = {
  agenda: style({ display: 'grid', gap: space.xl }),
  month: style({ display: 'grid', gap: space.s }),
  monthName: style({ fontSize: size.h4, color: colour.accentInk, '&::first-letter': { textTransform: 'uppercase' } }),
  list: style({ padding: 0, margin: 0, listStyle: 'none', borderTop: `1px solid ${colour.rule}` }),
  row: style({
    position: 'relative',
    display: 'grid',
    gap: space.m,
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"picture picture" "leaf words" "leaf aside"',
    paddingBlock: space.l,
    borderBottom: `1px solid ${colour.rule}`,
    '& img': { transition: `transform ${motion.slow} ${ease.out}` },
    [hover]: { '&:hover img': { transform: 'scale(1.035)' }, '&:hover a': { textDecoration: 'underline' } },
    [above('md')]: {
      gap: space.xl,
      gridTemplateColumns: '4.5rem minmax(9rem, 15rem) minmax(0, 1fr) 11rem',
      gridTemplateAreas: '"leaf picture words aside"',
    },
  }),
  over: style({ '& picture': { filter: 'grayscale(0.7)', opacity: 0.75 } }),
  leaf: style({
    gridArea: 'leaf',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    minWidth: '3.5rem',
    fontSize: size.small,
    lineHeight: 1.3,
    color: colour.muted,
  }),
  day: style({ fontFamily: theme.font.title, fontSize: size.h1, lineHeight: 1.05, color: colour.heading }),
  picture: style({ gridArea: 'picture', overflow: 'hidden', borderRadius: theme.radius.m }),
  texts: style({ gridArea: 'words', display: 'grid', gap: space.xs, alignContent: 'start' }),
  title: style({
    fontSize: size.h3,
    '& a': { color: 'inherit', textDecoration: 'none', textUnderlineOffset: '0.18em', textDecorationThickness: '1px' },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
  }),
  when: style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s}`, fontSize: size.small, lineHeight: theme.leading.snug }),
  place: style({ color: colour.muted }),
  text: style({ color: colour.muted, maxWidth: theme.measure.text, lineHeight: theme.leading.snug }),
  aside: style({
    gridArea: 'aside',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xs} ${space.m}`,
    alignItems: 'center',
    [above('md')]: { flexDirection: 'column', alignItems: 'flex-end', textAlign: 'end' },
  }),
  price: style({ fontWeight: theme.weight.menu, fontSize: size.lead, color: colour.price }),
  more: style(caps, {
    color: colour.primaryInk,
    fontSize: size.small,
    [below('md')]: { width: '100%' },
    [above('md')]: { marginTop: 'auto' },
  }),
};
