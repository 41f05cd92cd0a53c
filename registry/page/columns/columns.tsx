import { Children } from 'react';
import type { ColumnsProps } from '#registry/generated/columns.ts';
import type { BlockProps } from '#renderer/types.ts';
import { above, below } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { belowHeader } from '../layout/frame.ts';

/** Two columns; where the blocks of the second show nothing, as beside an empty cart, the first has the whole width. */
const two = (columns: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [above('md')]: {
      '&:not(:has(> [data-filled]:last-child:empty))': { gridTemplateColumns: columns },
      '[data-no-cart] &:has(> [data-filled]:last-child > [data-needs-cart]:only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    '& > [data-filled]:empty, [data-no-cart] & > [data-filled]:has(> [data-needs-cart]:only-child)': { display: 'none' },
  });

const splits = {
  equal: two('repeat(2, minmax(0, 1fr))'),
  'wide-first': two('minmax(0, 1.45fr) minmax(0, 1fr)'),
  'wide-last': two('minmax(0, 1fr) minmax(0, 1.45fr)'),
  three: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [above('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
  four: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [above('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [above('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
};
const gaps = {
  small: style({ gap: theme.space.m }),
  medium: style({ gap: `${theme.space.xl} ${theme.space.xl}` }),
  large: style({ gap: `${theme.space.xl} clamp(2rem, 6vw, 6rem)` }),
};
const aligns = {
  start: style({ alignItems: 'start' }),
  center: style({ alignItems: 'center' }),
  end: style({ alignItems: 'end' }),
  stretch: style({ alignItems: 'stretch' }),
};
const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.l,
  minWidth: 0,
  // A block that follows the reader takes its column along: one of the window's height stays at the top, a higher one is read
  // to its end first and then stays at its end.
  [above('md')]: {
    '&:has([data-follows])': {
      position: 'sticky',
      bottom: theme.space.l,
      alignSelf: 'end',
      alignContent: 'start',
      minHeight: `calc(100dvh - ${belowHeader} - ${theme.space.l})`,
    },
  },
});
const leading = style({ [below('md')]: { order: -1 } });

export function Columns({ node, slots }: BlockProps<ColumnsProps>) {
  const { split, gap, align, lastFirstOnPhone } = node.props;
  const names = ['first', 'second', 'third', 'fourth'].slice(0, split === 'four' ? 4 : split === 'three' ? 3 : 2);
  return (
    <div className={`${splits[split]} ${gaps[gap]} ${aligns[align]}`}>
      {names.map((name, index) => (
        <div
          key={name}
          className={lastFirstOnPhone && index === names.length - 1 ? `${column} ${leading}` : column}
          data-filled={Children.count(slots[name]) > 0 ? '' : undefined}
        >
          {slots[name]}
        </div>
      ))}
    </div>
  );
}
export default Columns;
