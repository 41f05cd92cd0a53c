import { style } from '#themes/style.ts';

/**
 * An icon as it is drawn: an outline of the site's own, in a square of 24 px, or, where it has a `box`, a filled shape in a square
 * of its own.
 */
export type IconDrawing = { path: string; box?: string };

const styles = {
  line: style({ flex: 'none', fill: 'none', stroke: 'currentColor', strokeWidth: 1.4, strokeLinecap: 'round', strokeLinejoin: 'round' }),
  shape: style({ flex: 'none', fill: 'currentColor' }),
};

/** Draws one icon from its path, for a block that gets the path with its data and need not carry the whole set. */
export function IconPath({ path, box, size = '1.35em' }: IconDrawing & { size?: string | undefined }) {
  return (
    <svg className={box ? styles.shape : styles.line} viewBox={box ?? '0 0 24 24'} style={{ width: size, height: size }} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
