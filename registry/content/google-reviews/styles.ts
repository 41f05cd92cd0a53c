import { bleed, caps } from '#registry/page/layout/frame.ts';
import { above } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, size, space } = theme;
const list: CSSObject = { padding: 0, margin: 0, listStyle: 'none' };

export const googleReviewsStyles = {
  header: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${space.m} ${space.xl}`,
    marginBottom: space.xl,
  }),
  titles: style({ display: 'grid', gap: space.xs }),
  eyebrow: style(caps, { color: colour.accentInk }),
  average: style({ display: 'flex', alignItems: 'center', gap: space.m }),
  number: style({
    fontFamily: theme.font.title,
    fontSize: size.h1,
    lineHeight: 1,
    color: colour.heading,
    fontVariantNumeric: 'lining-nums',
  }),
  summary: style({ display: 'grid', gap: '0.15rem', fontSize: size.h4, lineHeight: 1.2 }),
  count: style({ color: colour.muted, fontSize: size.small }),
  strip: style(list, {
    display: 'flex',
    gap: space.grid,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${colour.rule} transparent`,
    marginInline: bleed,
    padding: `0 ${space.gutter} ${space.s}`,
    scrollPaddingInline: space.gutter,
    '& > li': { flex: '0 0 min(84%, 22rem)', scrollSnapAlign: 'start' },
    [above('lg')]: { '& > li': { flexBasis: `calc((100% - 2 * ${space.grid}) / 3.15)` } },
  }),
  list: style(list, {
    display: 'grid',
    gap: space.grid,
    alignItems: 'start',
    [above('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
  review: style({
    display: 'grid',
    gap: space.s,
    alignContent: 'start',
    padding: space.l,
    background: colour.surface,
    border: `1px solid ${colour.rule}`,
    borderRadius: theme.radius.m,
  }),
  text: style({ lineHeight: theme.leading.snug }),
  long: style({
    '& > summary': { display: 'inline', cursor: 'pointer', listStyle: 'none' },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '&[open] > summary > span': { display: 'none' },
    // The hidden part continues in the same line.
    '&[open]::details-content': { display: 'inline' },
  }),
  more: style({ whiteSpace: 'nowrap' }),
  moreTexts: style({ color: colour.link, textDecoration: 'underline' }),
  author: style({ fontFamily: theme.font.title, fontWeight: theme.weight.title, color: colour.heading }),
  date: style({ fontWeight: theme.weight.body, color: colour.muted, fontSize: size.small }),
  reply: style({
    paddingInlineStart: space.m,
    borderInlineStart: `2px solid ${colour.accent}`,
    color: colour.muted,
    fontSize: size.small,
    lineHeight: theme.leading.snug,
  }),
  replyTitle: style(caps, { color: colour.ink, fontSize: size.small }),
  footer: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s} ${space.xl}`,
    marginTop: space.l,
  }),
  note: style({ color: colour.muted, fontSize: size.small, maxWidth: '46em' }),
};
