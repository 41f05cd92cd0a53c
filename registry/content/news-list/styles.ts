import { caps } from '#registry/page/layout/frame.ts';
import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { prose } from '../texts/prose.ts';

const { colour, measure, size, space } = theme;

export const newsListStyles = {
  list: style({ display: 'grid', gap: space.section, marginBottom: space.xxl }),
  piece: style({
    display: 'grid',
    gap: `${space.l} ${space.xxl}`,
    alignItems: 'start',
    // Below what stays at the top of the window.
    scrollMarginTop: '7rem',
    [above('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  }),
  alone: style({ [above('md')]: { gridColumn: '2' } }),
  picture: style({ borderRadius: theme.radius.m, overflow: 'hidden' }),
  texts: style({ display: 'grid', gap: space.s, maxWidth: measure.text }),
  date: style(caps, { color: colour.accentInk, fontSize: size.small }),
  title: style({ fontSize: size.h3 }),
  text: style(prose),
};
