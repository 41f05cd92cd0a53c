import { colourRoles } from './palette.ts';
import { ease, layer, leading, measure, motion, shadow, size, space, tracking, weight } from './scales.ts';
import { references } from './variables.ts';

const keys = <T extends object>(values: T) => Object.keys(values) as (keyof T & string)[];

/**
 * The typed theme. Every value is a reference to a custom property, so styles are made once and a change of a parameter
 * shows without rendering anything again. Fits Emotion's ThemeProvider.
 * @example style({ color: theme.colour.ink, padding: theme.space.m })
 */
export const theme = {
  colour: references('colour', colourRoles),
  font: references('font', ['title', 'content', 'menu']),
  size: references('size', keys(size)),
  weight: references('weight', keys(weight)),
  leading: references('leading', keys(leading)),
  tracking: references('tracking', keys(tracking)),
  space: references('space', keys(space)),
  radius: references('radius', ['s', 'm', 'l', 'pill']),
  shadow: references('shadow', keys(shadow)),
  motion: references('motion', keys(motion)),
  ease: references('ease', keys(ease)),
  layer: references('layer', keys(layer)),
  /** Widths: of running text, of a form, of a wide column, of the whole page. */
  measure: references('measure', [...keys(measure), 'page']),
  /** What the owner's settings of logo, menu and products give. */
  site: references('site', [
    'logoHeight',
    'logoHeightMobile',
    'logoWidth',
    'logoMarginTop',
    'logoMarginBottom',
    'logoMarginTopMobile',
    'logoMarginBottomMobile',
    'logoFooterHeight',
    'submenuWidth',
    'menuIcon',
    'productRatio',
    'sheetMarginTop',
    'sheetMarginTopMobile',
  ]),
} as const;

export type SiteTheme = typeof theme;
