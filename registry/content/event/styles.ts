import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { prose } from '../texts/prose.ts';

const { colour, size, space } = theme;

export const eventStyles = {
  sheet: style({ display: 'grid', gap: space.l, alignContent: 'start' }),
  back: style({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4em',
    minHeight: '2.75rem',
    color: colour.muted,
    fontSize: size.small,
    textUnderlineOffset: '0.2em',
  }),
  header: style({ display: 'grid', gap: space.s }),
  lead: style({ fontSize: size.lead, color: colour.muted, maxWidth: theme.measure.text }),
  picture: style({ overflow: 'hidden', borderRadius: theme.radius.m }),
  facts: style({
    display: 'grid',
    gap: `${space.m} ${space.l}`,
    margin: 0,
    paddingBlock: space.l,
    borderBlock: `1px solid ${colour.rule}`,
    [above('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
  fact: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.s,
    alignItems: 'start',
    '& svg': { gridRow: 'span 2', marginTop: '0.15em', color: colour.accentInk },
  }),
  name: style({ color: colour.muted, fontSize: size.small }),
  value: style({ margin: 0, fontWeight: theme.weight.menu, lineHeight: theme.leading.snug }),
  date: style({ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }),
  text: style(prose, { maxWidth: theme.measure.text }),
};
