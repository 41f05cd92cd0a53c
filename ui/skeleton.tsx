import { spinnerStyles } from './spinner-styles.ts';

export type SkeletonProps = {
  /** Read out once for the whole group, e.g. "Chargement du panier". */
  label: string;
  /** Heights of the grey bars in rem, from top to bottom. */
  bars: readonly number[];
};

/** The place of what is loading, in its size, so that nothing jumps when it comes. In a page's HTML it is a reason to start its code (`data-starts`). */
export function Skeleton({ label, bars }: SkeletonProps) {
  return (
    <div className={spinnerStyles.skeleton} role="status" aria-label={label} data-starts>
      {bars.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are alike and never move.
        <span key={index} className={spinnerStyles.bar} style={{ height: `${height}rem` }} />
      ))}
    </div>
  );
}
