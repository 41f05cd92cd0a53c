import type { ParameterValues } from '#schemas/parameters/index.ts';

const pill = '999px';

/** Corners: small ones as the owner says, larger ones in proportion, up to where a text would run into them. */
export function radii({ BORDER_RADIUS: small, BUTTON_RADIUS: button }: ParameterValues) {
  const grown = (factor: number, most: number) => `${Math.max(small, Math.min(small * factor, most))}px`;
  return {
    s: `${small}px`,
    m: grown(2, 24),
    l: grown(6, 28),
    pill,
    /** Radius of buttons: -1 follows the corners, the largest value makes a pill. */
    button: button < 0 ? `${small}px` : button >= 40 ? pill : `${button}px`,
  };
}
