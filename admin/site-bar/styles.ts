import { style } from '#themes/style.ts';
import { siteBarColours } from '#themes/team-colours.ts';
import { theme } from '#themes/theme.ts';

const { colour, radius, size, space } = theme;
const { ground, ink, quiet } = siteBarColours;
const pressed = { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', color: ink, fontSize: size.small } as const;

export const siteBarStyles = {
  bar: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    paddingInline: space.m,
    background: ground,
    color: ink,
    fontSize: size.small,
    '& a:focus-visible, & button:focus-visible': { outlineColor: ink, outlineOffset: -2 },
  }),
  hidden: style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
  link: style(pressed, { textDecoration: 'none', '&:hover': { color: ink, textDecoration: 'underline' } }),
  edit: style(pressed, {
    gap: '0.4em',
    fontWeight: theme.weight.strong,
    textDecoration: 'none',
    '&:hover': { color: ink, textDecoration: 'underline' },
  }),
  toggle: style(pressed, {
    padding: 0,
    border: 0,
    background: 'transparent',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  }),
  mark: style({ padding: '0.05rem 0.5rem', borderRadius: radius.pill, border: `1px solid ${quiet}`, color: quiet }),
  muted: style({ color: quiet }),
  list: style({
    flexBasis: '100%',
    margin: 0,
    padding: `0 0 ${space.s} 1.2rem`,
    maxHeight: '40vh',
    overflow: 'auto',
    color: colour.surface,
    '&[hidden]': { display: 'none' },
  }),
};
