import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { iconPaths } from './icon-paths.ts';

const styles = {
  stars: style({ display: 'inline-block', height: '1em', width: '5em', verticalAlign: '-0.125em', color: theme.colour.accentInk }),
  empty: style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.4, strokeLinejoin: 'round' }),
  full: style({ fill: 'currentColor', stroke: 'currentColor', strokeWidth: 1.4, strokeLinejoin: 'round' }),
};

const places = [0, 1, 2, 3, 4] as const;

/** Five stars, as many of them filled as the rating says; `label` is what those hear who do not see them. Sized by the text around. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const width = Math.min(5, Math.max(0, rating)) * 24;
  return (
    <svg className={styles.stars} viewBox="0 0 120 24" role="img" aria-label={label}>
      {places.map((place) => (
        <path key={place} className={styles.empty} d={iconPaths.star} transform={`translate(${place * 24} 0)`} />
      ))}
      <svg width={width} height="24" overflow="hidden" aria-hidden="true">
        {places.map((place) => (
          <path key={place} className={styles.full} d={iconPaths.star} transform={`translate(${place * 24} 0)`} />
        ))}
      </svg>
    </svg>
  );
}
