import { spinnerStyles } from './spinner-styles.ts';

/** A turning ring; still, and fading, where motion is unwelcome. `label` is read out; without one it is decoration. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <span className={spinnerStyles.ring} role="status" aria-label={label} />
  ) : (
    <span className={spinnerStyles.ring} aria-hidden="true" />
  );
}
