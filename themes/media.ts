import { breakpoints } from '#schemas/cms/breakpoints.ts';

type Breakpoint = keyof typeof breakpoints;

/** `[above('md')]: {…}`: styles from a breakpoint on. */
export const above = (name: Breakpoint) => `@media (min-width: ${breakpoints[name]}px)`;

/** Styles below a breakpoint. */
export const below = (name: Breakpoint) => `@media (max-width: ${breakpoints[name] - 0.02}px)`;

/** Styles from a breakpoint on, below another. */
export const between = (from: Breakpoint, to: Breakpoint) =>
  `@media (min-width: ${breakpoints[from]}px) and (max-width: ${breakpoints[to] - 0.02}px)`;

/** Effects for people with a pointer that hovers; a touch would leave them stuck. */
export const hover = '@media (hover: hover) and (pointer: fine)';

/** Media query of forced colours, as in Windows high contrast: shadows, grounds and tints are removed. */
export const forcedColours = '@media (forced-colors: active)';

/**
 * A document whose parts far below may wait for their layout. One that is brought to a place of its own has `data-whole`
 * (web/browser/boot): the place hangs on the heights above it.
 */
export const unlessWhole = 'html:not([data-whole]) &';

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** Media query of people who prefer dark screens; printed pages stay light. */
export const darkScreen = 'screen and (prefers-color-scheme: dark)';
export const darkScheme = `@media ${darkScreen}`;
