/**
 * Tokens that are the same on every site: sizes in rem follow the site's base size, fluid ones grow with the window
 * between 390 and 1440 px.
 */

export const space = {
  xxs: '0.25rem',
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2.25rem',
  xxl: '3.5rem',
  /** Between the bands of a page. */
  section: 'calc(clamp(3.25rem, 2rem + 4.6vw, 6.75rem) * var(--spacing-scale))',
  /** Between the bands of a page that belong together. */
  band: 'calc(3.5rem * var(--spacing-scale))',
  /** Between page and window edge. */
  gutter: 'clamp(1.15rem, 0.2rem + 4vw, 4.5rem)',
  /** Between the cards of a grid. */
  grid: 'clamp(0.8rem, 0.3rem + 1.7vw, 2rem)',
} as const;

export const size = {
  caption: '0.8rem',
  small: '0.9rem',
  body: '1rem',
  lead: 'clamp(1.12rem, 1.02rem + 0.42vw, 1.35rem)',
  h4: 'calc(clamp(1.1rem, 1.05rem + 0.2vw, 1.22rem) * var(--heading-scale))',
  h3: 'calc(clamp(1.3rem, 1.15rem + 0.6vw, 1.6rem) * var(--heading-scale))',
  h2: 'calc(clamp(1.75rem, 1.35rem + 1.6vw, 2.7rem) * var(--heading-scale))',
  h1: 'calc(clamp(2.15rem, 1.5rem + 2.7vw, 3.75rem) * var(--heading-scale))',
  display: 'calc(clamp(2.5rem, 1.4rem + 2.9vw, 4.6rem) * var(--heading-scale))',
} as const;

export const leading = { display: '1.04', title: '1.14', snug: '1.35', body: '1.6' } as const;

export const tracking = { normal: '0', label: '0.02em', caps: '0.09em' } as const;

export const weight = { title: '360', body: '400', strong: '700', menu: '500' } as const;

export const shadow = {
  soft: '0 1px 2px rgb(40 25 12 / 0.05), 0 6px 20px rgb(40 25 12 / 0.06)',
  raised: '0 2px 6px rgb(40 25 12 / 0.06), 0 18px 48px rgb(40 25 12 / 0.12)',
} as const;

/** On a dark ground only a deep shadow is seen. */
export const darkShadow = {
  soft: '0 1px 2px rgb(0 0 0 / 0.3), 0 6px 20px rgb(0 0 0 / 0.28)',
  raised: '0 2px 6px rgb(0 0 0 / 0.35), 0 18px 48px rgb(0 0 0 / 0.5)',
} as const;

export const noShadow = { soft: 'none', raised: 'none' } as const;

/** Durations become (nearly) nothing for people who asked for reduced motion. */
export const motion = { quick: '140ms', calm: '320ms', slow: '700ms' } as const;

export const ease = { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)', inOut: 'cubic-bezier(0.6, 0, 0.3, 1)' } as const;

/** Stacking order. Native dialogs stand above all of them, in the top layer. */
export const layer = { raised: '1', header: '20', bar: '30', toast: '60' } as const;

export const measure = { text: '36rem', narrow: '46rem', wide: '64rem' } as const;
