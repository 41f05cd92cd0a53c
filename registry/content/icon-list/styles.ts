import { caps } from '#registry/page/layout/frame.ts';
import { responsiveStyle } from '#themes/responsive.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, leading, size, space } = theme;

export const iconListStyles = {
  list: style(
    { display: 'grid', gap: `${space.l} ${space.xl}`, padding: 0, listStyle: 'none' },
    responsiveStyle('icons', 'gridTemplateColumns'),
  ),
  items: {
    beside: style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.m, alignItems: 'start' }),
    above: style({ display: 'grid', gap: space.s, justifyItems: 'center', alignContent: 'start', textAlign: 'center' }),
  },
  icons: {
    plain: style({ color: colour.accentInk, paddingTop: '0.1rem' }),
    disc: style({
      display: 'grid',
      placeItems: 'center',
      padding: space.s,
      borderRadius: '50%',
      background: colour.tintAccent,
      color: colour.accentInk,
    }),
  },
  texts: style({ display: 'grid', gap: space.xxs }),
  title: style(caps, { color: colour.heading, lineHeight: leading.snug }),
  text: style({ color: colour.muted, fontSize: size.small, lineHeight: leading.snug }),
};
