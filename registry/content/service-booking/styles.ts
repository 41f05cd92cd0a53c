import { belowHeader } from '#registry/page/layout/frame.ts';
import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, size, space } = theme;

export const serviceBookingStyles = {
  box: style({
    display: 'grid',
    gap: space.l,
    alignContent: 'start',
    maxWidth: theme.measure.text,
    marginTop: space.xl,
    padding: `${space.l} ${space.l} ${space.xl}`,
    borderRadius: theme.radius.m,
    background: colour.tintAccent,
    scrollMarginTop: belowHeader,
    [above('md')]: { padding: space.xl },
  }),
  title: style({ fontSize: size.h3 }),
  text: style({ lineHeight: theme.leading.snug }),
  chosen: style({ margin: 0, fontWeight: theme.weight.strong, '&:empty': { display: 'none' } }),
  form: style({ position: 'relative', display: 'grid', gap: space.m }),
  ways: style({ display: 'flex', flexWrap: 'wrap', gap: space.s }),
  note: style({ fontSize: size.small, lineHeight: theme.leading.snug, '& a': { color: colour.ink } }),
};
