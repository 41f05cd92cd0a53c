import { reducedMotion } from '#themes/media.ts';
import { style } from '#themes/style.ts';

const turn = { '@keyframes ui-turn': { to: { transform: 'rotate(1turn)' } } };
const breathe = { '@keyframes ui-breathe': { '50%': { opacity: 0.45 } } };

export const spinnerStyles = {
  ring: style(turn, breathe, {
    display: 'inline-block',
    width: '1.1em',
    height: '1.1em',
    boxSizing: 'border-box',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    borderRadius: '50%',
    verticalAlign: '-0.15em',
    animation: 'ui-turn 0.8s linear infinite',
    [reducedMotion]: { animation: 'ui-breathe 1.6s ease-in-out infinite' },
  }),
};

/** A turning ring; still, and fading, where motion is unwelcome. `label` is read out; without one it is decoration. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <span className={spinnerStyles.ring} role="status" aria-label={label} />
  ) : (
    <span className={spinnerStyles.ring} aria-hidden="true" />
  );
}
