import { caps } from '#registry/page/layout/frame.ts';
import { hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, motion, size, space } = theme;

export const blogFoldersStyles = {
  nav: style({ display: 'grid', gap: space.s, marginBottom: space.l }),
  links: style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, padding: 0, listStyle: 'none' }),
  link: style(caps, {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5em',
    minHeight: '2.75rem',
    paddingInline: space.m,
    border: `1px solid ${colour.rule}`,
    borderRadius: theme.radius.button,
    color: colour.ink,
    textDecoration: 'none',
    transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
    [hover]: { '&:hover': { borderColor: colour.ruleStrong } },
    '&[aria-current]': { background: colour.tintAccent, borderColor: colour.accent },
  }),
  count: style({ color: colour.muted, fontSize: size.small, fontVariantNumeric: 'tabular-nums' }),
  cards: style({
    display: 'grid',
    gap: `${space.xl} ${space.grid}`,
    padding: 0,
    listStyle: 'none',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  }),
  card: style({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    background: colour.surface,
    border: `1px solid ${colour.rule}`,
    borderRadius: theme.radius.m,
    overflow: 'hidden',
    transition: `border-color ${motion.quick}`,
    [hover]: { '&:hover': { borderColor: colour.ruleStrong } },
  }),
  texts: style({ display: 'grid', gap: space.xs, alignContent: 'start', padding: space.l }),
  name: style({
    fontSize: size.h4,
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
  }),
  text: style({ color: colour.muted, lineHeight: theme.leading.snug }),
  total: style({ color: colour.muted, fontSize: size.small }),
};
