import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const styles = {
  stars: style({ display: 'inline-block', height: '1em', width: '5em', verticalAlign: '-0.125em', color: theme.colour.accentInk }),
  empty: style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.4, strokeLinejoin: 'round' }),
  full: style({ fill: 'currentColor', stroke: 'currentColor', strokeWidth: 1.4, strokeLinejoin: 'round' }),
};

/** The star of the icons, from the place at which one before it ended. */
const star = 'l2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7z';

/** The path of stars in a row, each in a square of 24 px. */
const row = (from: number, count: number): string => `M${12 + from * 24} 4.2${Array.from({ length: count }, () => star).join('m24 0')}`;

/** Five stars, as many of them filled as the rating says; `label` is what those hear who do not see them. Sized by the text around. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const filled = Math.min(5, Math.max(0, rating));
  const whole = Math.floor(filled);
  return (
    <svg className={styles.stars} viewBox="0 0 120 24" role="img" aria-label={label}>
      {whole < 5 && <path className={styles.empty} d={row(whole, 5 - whole)} />}
      {filled === whole ? (
        whole > 0 && <path className={styles.full} d={row(0, whole)} />
      ) : (
        <svg width={filled * 24} height="24" overflow="hidden" aria-hidden="true">
          <path className={styles.full} d={row(0, whole + 1)} />
        </svg>
      )}
    </svg>
  );
}
