import { breakpoints } from '#schemas/cms/breakpoints.ts';

type Breakpoint = keyof typeof breakpoints;

/** `[above('md')]: {…}`: styles from a breakpoint on. */
export const above = (name: Breakpoint) => `@media (min-width: ${breakpoints[name]}px)`;

/** Styles below a breakpoint. */
export const below = (name: Breakpoint) => `@media (max-width: ${breakpoints[name] - 0.02}px)`;

/** Effects for people with a pointer that hovers; a touch would leave them stuck. */
export const hover = '@media (hover: hover) and (pointer: fine)';

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
