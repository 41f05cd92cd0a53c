/** Breakpoints in px (min-width) of responsive values and of the theme. On their own so that styles need no validator. */
export const breakpoints = { sm: 576, md: 768, lg: 996, xl: 1200, xxl: 1367 } as const;
