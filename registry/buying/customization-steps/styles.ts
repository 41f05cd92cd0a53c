import { belowHeader } from '#registry/page/layout/frame.ts';
import { above, below } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, size, space } = theme;

export const customizationStyles = {
  page: style({
    display: 'grid',
    gap: space.xl,
    alignItems: 'start',
    [above('md')]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(16rem, 1fr)' },
  }),
  main: style({ display: 'grid', gap: space.l, maxWidth: theme.measure.narrow }),
  heading: style({ fontSize: size.h3, '&:focus': { outline: 'none' } }),
  form: style({ display: 'grid', gap: space.l }),
  cost: style({ margin: 0, color: colour.muted, fontSize: size.small, lineHeight: theme.leading.snug }),
  muted: style({ margin: 0, color: colour.muted, lineHeight: theme.leading.snug }),
  actions: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s }),
  file: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s, fontSize: size.small }),
  upload: style({ display: 'grid', gap: space.xxs, fontSize: size.small, '& progress': { width: '100%', accentColor: colour.accent } }),
  aside: style({
    display: 'grid',
    gap: space.m,
    padding: space.l,
    background: colour.surface,
    border: `1px solid ${colour.rule}`,
    borderRadius: theme.radius.m,
    [above('md')]: { position: 'sticky', top: belowHeader },
    // On a phone one line above the bar of the site: what is made, and its total. The recap tells the rest.
    [below('md')]: {
      position: 'sticky',
      bottom: `calc(${space.xs} + var(--bar-bottom, 0px))`,
      zIndex: 1,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: space.s,
      padding: `${space.xs} ${space.s}`,
      '& > :nth-child(3)': { gridColumn: '1 / -1' },
    },
  }),
  product: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.m,
    alignItems: 'center',
    '& img': { display: 'block', width: '5rem', aspectRatio: '4 / 5', objectFit: 'cover', borderRadius: theme.radius.s },
    [below('md')]: { gap: space.s, '& img': { width: '2.25rem' } },
  }),
  name: style({ display: 'block', fontFamily: theme.font.title, fontSize: size.h4, color: colour.heading, lineHeight: theme.leading.snug }),
  sums: style({
    display: 'grid',
    gap: space.xxs,
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: space.m },
    '& dd': { margin: 0, whiteSpace: 'nowrap' },
    '&[aria-busy="true"] dd': { color: colour.muted },
    [below('md')]: { '& > div:not(:last-child)': { display: 'none' } },
  }),
  included: style({ [below('md')]: { display: 'none' } }),
  total: style({ fontWeight: theme.weight.strong, color: colour.heading }),
  recap: style({
    display: 'grid',
    margin: 0,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space.m,
      paddingBlock: space.s,
      borderBottom: `1px solid ${colour.rule}`,
    },
    '& dt': { color: colour.muted, fontSize: size.small },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
    '& dd:last-child': { gridColumn: 2, gridRow: '1 / span 9', alignSelf: 'center' },
  }),
};
