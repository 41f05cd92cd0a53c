import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { space } = theme;

/** Distances between neighbouring blocks: one scale for grids, stacks and carousels. */
export const gapSizes = { none: '0px', small: space.s, medium: space.l, large: space.xl, wide: space.xxl } as const;

/** The same scale as classes that set `gap` and nothing else. */
export const gapClass = {
  none: style({ gap: gapSizes.none }),
  small: style({ gap: gapSizes.small }),
  medium: style({ gap: gapSizes.medium }),
  large: style({ gap: gapSizes.large }),
  wide: style({ gap: gapSizes.wide }),
};

/** Classes that set `align-items` and nothing else. */
export const alignItems = {
  start: style({ alignItems: 'start' }),
  center: style({ alignItems: 'center' }),
  end: style({ alignItems: 'end' }),
  stretch: style({ alignItems: 'stretch' }),
};

/** Alignment of a single element in its row. */
export const placeInRow = {
  start: style({ display: 'flex', justifyContent: 'flex-start' }),
  center: style({ display: 'flex', justifyContent: 'center' }),
  end: style({ display: 'flex', justifyContent: 'flex-end' }),
};
