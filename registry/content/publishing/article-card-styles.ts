import { coveringLink } from '#registry/page/layout/covering-link.ts';
import { caps } from '#registry/page/layout/frame.ts';
import { above, hover } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, ease, motion, size, space } = theme;

const card: CSSObject = {
  position: 'relative',
  display: 'grid',
  gap: space.m,
  alignContent: 'start',
  '& img': { transition: `transform ${motion.slow} ${ease.out}` },
  [hover]: { '&:hover img': { transform: 'scale(1.03)' }, '&:hover a > span': { backgroundSize: '100% 1px' } },
};

/** The title's link covers the whole card; its line grows under the pointer. */
const title: CSSObject = {
  textWrap: 'balance',
  ...coveringLink,
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `2px solid ${colour.focus}`, outlineOffset: '4px' },
};

export const articleCardStyles = {
  card: style(card),
  wide: style(card, {
    [above('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space.xxl, alignItems: 'center' },
  }),
  picture: style({ overflow: 'hidden', borderRadius: theme.radius.m }),
  texts: style({ display: 'grid', gap: space.xs, justifyItems: 'start' }),
  folder: style(caps, { color: colour.accentInk, fontSize: size.small }),
  title: style(title, { fontSize: size.h4 }),
  wideTitle: style(title, { fontSize: size.h2 }),
  text: style({ color: colour.muted, lineHeight: theme.leading.snug }),
  wideText: style({ color: colour.muted, fontSize: size.lead, lineHeight: theme.leading.snug, maxWidth: '34em' }),
  meta: style({ color: colour.muted, fontSize: size.small, marginTop: space.xxs }),
};
