import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Font } from '#schemas/site.ts';
import { below, reducedMotion } from './media.ts';
import { motion } from './scales.ts';
import { toTokens } from './tokens.ts';
import { declarations } from './variables.ts';

const still = Object.fromEntries(Object.keys(motion).map((name) => [name, '0.01ms']));

/**
 * The theme of a site as custom properties on `:root`.
 * @param fonts what `resolvedFonts` gives
 */
export function toCustomProperties(parameters: ParameterValues, fonts: readonly Font[]): string {
  const baseSize = (percent: number) => `--base-size:${(parameters.BASE_FONT_SIZE / 16) * percent}%;`;
  const tokens = Object.entries(toTokens(parameters, fonts)).map(([group, values]) => declarations(group, values));
  const scales = `--heading-scale:${parameters.HEADING_SCALE / 100};--spacing-scale:${parameters.SPACING_SCALE / 100};`;
  const root = `color-scheme:${parameters.DARK_THEME ? 'dark' : 'light'};${baseSize(100)}${scales}${tokens.join('')}`;
  return `:root{${root}}${below('md')}{:root{${baseSize(94.5)}}}${reducedMotion}{:root{${declarations('motion', still)}}}`;
}
