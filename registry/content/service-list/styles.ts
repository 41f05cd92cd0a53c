import { columnGrid } from '#registry/page/layout/column-grid.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { listMarks } from '../texts/prose.ts';

const { colour, size, space } = theme;

const texts: CSSObject = { display: 'grid', gridTemplateRows: 'auto auto', alignContent: 'start', gap: space.s };

export const serviceListStyles = {
  grid: style({
    display: 'grid',
    gap: `${space.xl} clamp(${space.grid}, 5vw, ${space.xxl})`,
    padding: 0,
    listStyle: 'none',
    ...columnGrid,
  }),
  plain: style({ display: 'grid' }),
  cards: style({
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    background: colour.surface,
    border: `1px solid ${colour.rule}`,
    borderRadius: theme.radius.m,
    overflow: 'hidden',
  }),
  texts: style(texts),
  cardTexts: style(texts, { padding: space.l }),
  title: style({ fontSize: size.h4, '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } } }),
  points: style(listMarks),
  links: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.l}`, marginTop: space.xs }),
  more: style({ color: colour.link, paddingBlock: space.xs }),
};
