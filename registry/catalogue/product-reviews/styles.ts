import { caps } from '#registry/page/layout/frame.ts';
import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, size, space } = theme;

export const productReviewsStyles = {
  section: style({
    display: 'grid',
    gap: `${space.xl} ${space.xxl}`,
    alignItems: 'start',
    scrollMarginTop: space.xxl,
    [above('lg')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
  }),
  header: style({ display: 'grid', gap: space.s, [above('lg')]: { position: 'sticky', top: '6rem' } }),
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
  small: style({ color: colour.muted, fontSize: size.small, lineHeight: theme.leading.snug }),
  fold: style({
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      width: 'fit-content',
      minHeight: '2.75rem',
      color: colour.link,
      cursor: 'pointer',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
  }),
  reviews: style({ display: 'grid', gap: space.m }),
  list: style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${colour.rule}` }),
  review: style({ display: 'grid', gap: space.xs, paddingBlock: space.l, borderBottom: `1px solid ${colour.rule}` }),
  head: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: `0 ${space.m}` }),
  author: style({ fontFamily: theme.font.title, fontWeight: theme.weight.title, fontSize: size.h4, color: colour.heading }),
  text: style({ maxWidth: '42em', whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: theme.leading.snug }),
  answer: style({
    display: 'grid',
    gap: space.xxs,
    marginTop: space.xs,
    paddingInlineStart: space.m,
    borderInlineStart: `2px solid ${colour.accent}`,
    color: colour.muted,
    fontSize: size.small,
  }),
  answerTitle: style(caps, { color: colour.ink, fontSize: size.small }),
};
