import { caps, footerTimeline, frame } from '#registry/page/layout/frame.ts';
import { above, below } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, site, size, space } = theme;

/** Position of the logo in its column: `margin` around the picture. */
const logo: CSSObject = {
  display: 'flex',
  justifySelf: 'stretch',
  margin: `${site.logoFooterMarginTop} ${site.logoFooterMarginRight} ${site.logoFooterMarginBottom} ${site.logoFooterMarginLeft}`,
  '& img': {
    height: `min(${site.logoFooterHeight}, 40vw)`,
    width: 'auto',
    maxWidth: `min(100%, ${site.logoFooterWidth})`,
    objectFit: 'contain',
  },
};

export const footerStyles = {
  footer: style({
    viewTimelineName: footerTimeline,
    background: colour.footerGround,
    color: colour.footerInk,
    paddingBlock: `${space.xxl} ${space.l}`,
    fontSize: size.small,
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
    '& :focus-visible': { outlineColor: colour.footerInk },
  }),
  columns: style(frame(), {
    display: 'grid',
    gap: `${space.xl} ${space.xxl}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // Alone in its row of two it takes the whole of it: an e-mail address is longer than half a phone.
    [below('lg')]: { '& > :nth-child(even):has(address)': { gridColumn: '1 / -1' } },
    [above('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      gridAutoColumns: 'auto',
    },
  }),
  brand: style({
    gridColumn: '1 / -1',
    display: 'grid',
    gap: space.m,
    justifyItems: 'start',
    alignContent: 'start',
    maxWidth: '24rem',
    [above('lg')]: { gridColumn: 'auto' },
  }),
  logo: {
    LEFT: style(logo, { justifyContent: 'flex-start' }),
    CENTER: style(logo, { justifyContent: 'center' }),
    RIGHT: style(logo, { justifyContent: 'flex-end' }),
  },
  wordmark: style({ fontFamily: theme.font.title, fontSize: size.h3 }),
  text: style({ color: colour.footerMuted, fontSize: size.body }),
  title: style(caps, { color: colour.footerHeading, fontSize: size.small, marginBottom: space.s, lineHeight: 1.3 }),
  list: style({
    display: 'grid',
    gap: '0.1rem',
    padding: 0,
    listStyle: 'none',
    '& a': { display: 'inline-block', paddingBlock: '0.3rem' },
  }),
  hours: style({ gridColumn: '1 / -1', [above('lg')]: { gridColumn: 'auto', minWidth: '15rem' } }),
  address: style({ fontStyle: 'normal', '& a': { display: 'inline-block', paddingBlock: '0.3rem' } }),
  /** A list of its own below the columns: links, partners. */
  row: style(frame(), { marginTop: space.xl }),
  logos: style({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s,
    padding: 0,
    listStyle: 'none',
    // Logos are drawn for a light ground.
    '& > li': {
      display: 'grid',
      placeItems: 'center',
      width: '8rem',
      minHeight: '4.5rem',
      padding: space.xs,
      borderRadius: theme.radius.s,
      background: colour.surface,
      color: colour.ink,
      textAlign: 'center',
    },
    '& picture': { background: 'transparent' },
    '& img': { maxHeight: '3.5rem' },
  }),
  end: style(frame(), {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.xl}`,
    marginTop: space.xxl,
    paddingTop: space.m,
    borderTop: `1px solid ${colour.footerRule}`,
    color: colour.footerMuted,
  }),
  legal: style({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.l}`,
    padding: 0,
    listStyle: 'none',
    '& a': { display: 'inline-block', paddingBlock: '0.4rem' },
  }),
};
