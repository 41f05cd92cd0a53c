import { frame } from '#registry/page/layout/frame.ts';
import { above } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import type { Look } from './index.ts';

const { site, space } = theme;
type Alignment = Look['MENU_ALIGNMENT'];
type Place = 'own' | 'row' | 'before' | 'after';

/** The words of the outer entries stand in line with the page, not their grounds. */
const flushStart: CSSObject = { '& > li:first-of-type': { marginLeft: `calc(-1 * ${space.s})` } };
const flushEnd: CSSObject = { '& > li:last-of-type': { marginRight: `calc(-1 * ${space.s})` } };
/** Submenus of the last entries open towards the page. */
const openInwards: CSSObject = { '& > li:nth-last-of-type(-n + 2) > ul': { left: 'auto', right: 0, translate: 'none' } };

const alignments: Record<Alignment, CSSObject> = {
  LEFT: { justifyContent: 'flex-start' },
  CENTER: { justifyContent: 'center' },
  RIGHT: { justifyContent: 'flex-end', ...openInwards },
  JUSTIFY: { justifyContent: 'space-between', ...openInwards },
};
const flush: Record<Alignment, CSSObject> = { LEFT: flushStart, CENTER: {}, RIGHT: flushEnd, JUSTIFY: { ...flushStart, ...flushEnd } };

const list: CSSObject = {
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${site.menuItemSpacing}`,
  padding: 0,
  listStyle: 'none',
  [above('lg')]: { display: 'flex' },
};

/** Beside the logo, entries in the middle gather around it. */
const gathered = (side: 'before' | 'after'): CSSObject => ({ justifyContent: side === 'before' ? 'flex-end' : 'flex-start' });

const placed: Record<Place, (alignment: Alignment) => CSSObject> = {
  own: (alignment) => ({ ...frame(), ...flush[alignment], paddingBlock: '0.375rem' }),
  row: () => ({}),
  before: (alignment) => (alignment === 'CENTER' ? gathered('before') : {}),
  after: (alignment) => (alignment === 'CENTER' ? gathered('after') : openInwards),
};

const placesOf = (place: Place): Record<Alignment, string> => {
  const made = (alignment: Alignment) => style(list, alignments[alignment], placed[place](alignment));
  return { LEFT: made('LEFT'), CENTER: made('CENTER'), RIGHT: made('RIGHT'), JUSTIFY: made('JUSTIFY') };
};

/** The list of the entries: in a row of its own, in the logo's row, or half of it on a side of the logo. */
export const listClass: Record<Place, Record<Alignment, string>> = {
  own: placesOf('own'),
  row: placesOf('row'),
  before: placesOf('before'),
  after: placesOf('after'),
};
export type ListPlace = Place;
