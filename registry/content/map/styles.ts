import { above } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { colour, space } = theme;

const box: CSSObject = {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  borderRadius: theme.radius.m,
  border: `1px solid ${colour.rule}`,
  overflow: 'hidden',
  background: colour.tint,
  // Without JavaScript there is no map, and the list says all of it.
  '@media (scripting: none)': { display: 'none' },
};

type Height = 'small' | 'medium' | 'large';
const onScreen: Record<Height, string> = { small: '22rem', medium: '32rem', large: '42rem' };

/** The sentence and the buttons of the consent need a place of 21rem on a phone. */
const high = (height: Height, phone: string) => style(box, { height: `max(${phone}, 21rem)`, [above('md')]: { height: onScreen[height] } });

/** As high as the map beside it; a longer list scrolls. */
const listBeside = (height: Height) => style({ [above('lg')]: { maxHeight: onScreen[height], overflowY: 'auto' } });

export const mapStyles = {
  layout: style({
    display: 'grid',
    gap: space.m,
    '@media (scripting: enabled)': { [above('lg')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space.l } },
  }),
  map: { small: high('small', '38svh'), medium: high('medium', '48svh'), large: high('large', '62svh') },
  list: { small: listBeside('small'), medium: listBeside('medium'), large: listBeside('large') },
};
