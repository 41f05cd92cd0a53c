import { caps, frame, swipeStrip, withinFrame } from '#registry/page/layout/frame.ts';
import { above, below } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { prose } from '../texts/prose.ts';

const { colour, measure, size, space } = theme;

const text: CSSObject = { ...frame(measure.text), ...prose, marginBlock: `${space.xxl} 0` };

export const articleStyles = {
  article: style({ paddingBlock: `${space.xl} ${space.section}` }),
  header: style(frame(measure.narrow), {
    display: 'grid',
    gap: space.m,
    // On a phone it begins where the text below begins, and stays there when its font comes.
    [above('md')]: { justifyItems: 'center', textAlign: 'center' },
  }),
  folders: style(caps, {
    color: colour.accentInk,
    '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  }),
  title: style({ fontSize: size.h1, textWrap: 'balance' }),
  lead: style({ color: colour.muted, fontSize: size.lead, lineHeight: theme.leading.snug, maxWidth: '34em', textWrap: 'balance' }),
  facts: style({ color: colour.muted, fontSize: size.small }),
  picture: style(frame('70rem'), {
    marginTop: space.xxl,
    aspectRatio: '3 / 2',
    borderRadius: theme.radius.m,
    overflow: 'hidden',
    '& picture': { height: '100%' },
    [above('md')]: { aspectRatio: '2 / 1' },
  }),
  text: style(text),
  textWithCap: style(text, {
    '& > p:first-of-type::first-letter': {
      float: 'left',
      fontFamily: theme.font.title,
      fontSize: '3.4em',
      lineHeight: 0.86,
      paddingRight: '0.08em',
      color: colour.primaryInk,
    },
  }),
  related: style({ background: colour.tint, paddingBlock: space.section }),
  inner: style(frame(), withinFrame),
  relatedTitle: style({ fontSize: size.h2, marginBottom: space.xl }),
  cards: style({
    display: 'grid',
    gap: `${space.xl} ${space.grid}`,
    padding: 0,
    listStyle: 'none',
    [above('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [below('md')]: swipeStrip('78%'),
  }),
};
