import { Fragment } from 'react';
import { above, below, reducedMotion } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { space } = theme;

const skeletonStyles = {
  /** Without scripts what it stands for never comes. */
  skeleton: style({ display: 'grid', gap: '0.75rem', '@media (scripting: none)': { display: 'none' } }),
  cards: style({
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space.xl} ${space.grid}`,
    [above('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [above('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
  bar: style(
    { '@keyframes ui-breathe': { '50%': { opacity: 0.45 } } },
    {
      display: 'block',
      borderRadius: theme.radius.s,
      background: theme.colour.tint,
      animation: 'ui-breathe 1.6s ease-in-out infinite',
      [reducedMotion]: { animation: 'none' },
    },
  ),
};

/** Parts of an item of each shape. They are placed in the grid areas that have their names. */
const shapes = {
  /** A product in a list: picture, name, price. */
  card: {
    parts: ['picture', 'name', 'amount'],
    item: style({
      display: 'grid',
      gap: space.xs,
      gridTemplateAreas: '"picture" "name" "amount"',
      '& > [data-part="picture"]': { aspectRatio: '4 / 5' },
      '& > [data-part="amount"]': { justifySelf: 'start' },
    }),
  },
  /** A line of a cart or an order: picture, name, what else is known of it, price. */
  line: {
    parts: ['picture', 'name', 'detail', 'amount'],
    item: style({
      display: 'grid',
      gridTemplateColumns: '8rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"picture name amount" "picture detail ."',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.l,
      rowGap: space.xs,
      paddingBlock: space.m,
      borderBottom: `1px solid ${theme.colour.rule}`,
      '& > [data-part="picture"]': { aspectRatio: '4 / 5' },
      [below('sm')]: { gridTemplateColumns: '5rem minmax(0, 1fr) auto', columnGap: space.m },
    }),
  },
  /** A field with its label. */
  field: {
    parts: ['label', 'box'],
    item: style({ display: 'grid', gap: space.xxs, gridTemplateAreas: '"label" "box"', '& > [data-part="box"]': { height: '3rem' } }),
  },
  /** One of several ways to choose from: its mark, name, price and what it means. */
  choice: {
    parts: ['mark', 'name', 'amount', 'detail'],
    item: style({
      display: 'grid',
      gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
      gridTemplateAreas: '"mark name amount" ". detail ."',
      columnGap: space.s,
      rowGap: space.xs,
      padding: space.m,
      border: `1px solid ${theme.colour.rule}`,
      borderRadius: theme.radius.s,
      '& > [data-part="mark"]': { height: '1.25rem', borderRadius: '50%' },
    }),
  },
  /** An amount with what it stands for. */
  amount: {
    parts: ['name', 'amount'],
    item: style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateAreas: '"name amount"', columnGap: space.l }),
  },
} as const;

/** Sizes that parts have in every shape. */
const part = style({
  '&[data-part="name"]': { height: '1.1rem', width: '65%' },
  '&[data-part="detail"]': { height: '0.9rem', width: '40%' },
  '&[data-part="amount"]': { height: '1.1rem', width: '3.5rem' },
  '&[data-part="label"]': { height: '0.9rem', width: '30%' },
});

export type SkeletonShape = keyof typeof shapes;

export type SkeletonProps = {
  /** Read out once for the whole group, e.g. "Chargement du panier". */
  label: string;
} & (
  | {
      /** Heights of grey bars in rem, from top to bottom, where what comes has no shape of these. */
      bars: readonly number[];
    }
  | { shape: SkeletonShape; count: number }
);

/**
 * The place of what is loading, in its size and shape, so that nothing jumps when it comes. In a page's HTML it is a reason to start its
 * code (`data-starts`).
 */
export function Skeleton({ label, ...props }: SkeletonProps) {
  const isCards = 'shape' in props && props.shape === 'card';
  return (
    <div className={`${skeletonStyles.skeleton} ${isCards ? skeletonStyles.cards : ''}`} role="status" aria-label={label} data-starts>
      {Array.from({ length: 'bars' in props ? props.bars.length : props.count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and never move.
        <Fragment key={index}>
          {'bars' in props ? (
            <span className={skeletonStyles.bar} style={{ height: `${props.bars[index]}rem` }} />
          ) : (
            <Item shape={props.shape} />
          )}
        </Fragment>
      ))}
    </div>
  );
}

function Item({ shape }: { shape: SkeletonShape }) {
  const { parts, item } = shapes[shape];
  return (
    <span className={item}>
      {parts.map((name) => (
        <span key={name} data-part={name} className={`${skeletonStyles.bar} ${part}`} style={{ gridArea: name }} />
      ))}
    </span>
  );
}
