import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, size, space } = theme;

export const eventRegistrationStyles = {
  box: style({
    display: 'grid',
    gap: space.m,
    alignContent: 'start',
    justifyItems: 'stretch',
    padding: `${space.l} ${space.l} ${space.xl}`,
    borderRadius: theme.radius.m,
    background: colour.tintAccent,
    [above('md')]: { padding: space.xl },
  }),
  title: style({ fontSize: size.h3 }),
  text: style({ lineHeight: theme.leading.snug }),
  form: style({ position: 'relative', display: 'grid', gap: space.m }),
  note: style({ fontSize: size.small, lineHeight: theme.leading.snug, '& a': { color: colour.ink } }),
};
