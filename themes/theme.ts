import type { Tokens } from './tokens.ts';
import { references } from './variables.ts';

/**
 * The typed theme. Every value is a reference to a custom property, so styles are made once and a change of a parameter
 * shows without rendering anything again. Names and values stay on the server: here are types and a way to write them.
 * @example style({ color: theme.colour.ink, padding: theme.space.m })
 */
export const theme = {
  colour: references<Tokens['colour']>('colour'),
  font: references<Tokens['font']>('font'),
  weight: references<Tokens['weight']>('weight'),
  size: references<Tokens['size']>('size'),
  leading: references<Tokens['leading']>('leading'),
  tracking: references<Tokens['tracking']>('tracking'),
  space: references<Tokens['space']>('space'),
  radius: references<Tokens['radius']>('radius'),
  shadow: references<Tokens['shadow']>('shadow'),
  motion: references<Tokens['motion']>('motion'),
  ease: references<Tokens['ease']>('ease'),
  layer: references<Tokens['layer']>('layer'),
  measure: references<Tokens['measure']>('measure'),
  site: references<Tokens['site']>('site'),
} as const;

export type SiteTheme = typeof theme;
