import { caps } from '#registry/page/layout/frame.ts';
import { hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, motion, radius, size, space } = theme;

export const fileDownloadStyles = {
  lists: {
    list: style({ padding: 0, listStyle: 'none', borderTop: `1px solid ${colour.rule}` }),
    cards: style({
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
      gap: space.grid,
      padding: 0,
      listStyle: 'none',
    }),
  },
  items: {
    list: style({ borderBottom: `1px solid ${colour.rule}` }),
    cards: style({ background: colour.surface, borderRadius: radius.s, boxShadow: `inset 0 0 0 1px ${colour.rule}` }),
  },
  link: style({
    display: 'grid',
    gridTemplateColumns: '3.25rem minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.m,
    minHeight: '4rem',
    padding: space.s,
    textDecoration: 'none',
    transition: `background-color ${motion.quick}`,
    [hover]: { '&:hover': { background: colour.tint } },
  }),
  badge: style(caps, {
    display: 'grid',
    placeItems: 'center',
    minHeight: '2.5rem',
    borderRadius: radius.s,
    background: colour.tintAccent,
    color: colour.accentInk,
    fontSize: size.caption,
  }),
  texts: style({ display: 'grid' }),
  label: style({ color: colour.heading, lineHeight: theme.leading.snug }),
  facts: style({ color: colour.muted, fontSize: size.small }),
};
