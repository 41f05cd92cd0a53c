import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, space } = theme;

export const consentGateStyles = {
  content: style({ position: 'relative', width: '100%', height: '100%', '&:focus': { outline: 'none' } }),
  gate: style({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '100%',
    padding: space.s,
    background: colour.tint,
    [above('md')]: { padding: space.l },
  }),
  poster: style({ position: 'absolute', inset: 0, overflow: 'hidden', borderRadius: 'inherit', '& picture, & img': { height: '100%' } }),
  card: style({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: space.s,
    maxWidth: '34rem',
    padding: space.m,
    borderRadius: theme.radius.m,
    background: colour.surface,
    color: colour.ink,
    textAlign: 'center',
    boxShadow: theme.shadow.soft,
    // Nobody can be asked there.
    '@media (scripting: none)': { display: 'none' },
    [above('md')]: { padding: space.l },
  }),
  text: style({ fontSize: theme.size.small, lineHeight: theme.leading.snug, textWrap: 'pretty' }),
  buttons: style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.xs }),
  policy: style({ fontSize: theme.size.small, color: colour.link, paddingBlock: space.xxs }),
};
