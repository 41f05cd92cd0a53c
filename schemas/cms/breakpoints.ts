/** Breakpoints in px (min-width) of responsive values and of the theme. On their own so that styles need no validator. */
export const breakpoints = { sm: 576, md: 768, lg: 996, xl: 1200, xxl: 1367 } as const;

/**
 * Kinds of screens that a node can be hidden on, by width: phones below 768 px, tablets from there, computers from 996 px. They are the
 * theme's breakpoints; on their own so that styles need no validator.
 */
export const screenNames = ['phone', 'tablet', 'desktop'] as const;
export type Screen = (typeof screenNames)[number];
