import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, size, space } = theme;

export const orderSummaryStyles = {
  card: style({
    padding: `${space.m} ${space.l}`,
    borderRadius: theme.radius.m,
    background: colour.surface,
    boxShadow: theme.shadow.soft,
    [above('md')]: { '&[data-unset]::details-content': { contentVisibility: 'visible' } },
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.m,
      minHeight: '2.75rem',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': { outline: `2px solid ${colour.focus}`, outlineOffset: '2px' },
    },
  }),
  waiting: style({ display: 'grid', alignContent: 'center', minHeight: '3.45rem' }),
  title: style({ display: 'grid' }),
  heading: style({ fontFamily: theme.font.title, fontSize: size.h4, fontWeight: theme.weight.title, color: colour.heading }),
  muted: style({ margin: 0, color: colour.muted, fontSize: size.small }),
  body: style({ display: 'grid', gap: space.m, paddingBlock: `${space.s} ${space.m}` }),
  lines: style({ '& li': { [above('md')]: { paddingBlock: space.xs } } }),
  plain: style({ '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto' }, '& li > span:first-of-type': { display: 'none' } }),
  change: style({ justifySelf: 'start', paddingBlock: space.xs, color: colour.primaryInk, fontSize: size.small }),
};
