import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Font } from '#schemas/site.ts';
import { fontSizes } from './font-looks.ts';
import { below, darkScheme, reducedMotion } from './media.ts';
import { hasDarkScheme } from './palette.ts';
import { motion } from './scales.ts';
import { type Tokens, toTokens } from './tokens.ts';
import { declarations } from './variables.ts';

const still = Object.fromEntries(Object.keys(motion).map((name) => [name, '0.01ms']));

/**
 * The theme of a site as custom properties on `:root`.
 * @param fonts what `resolvedFonts` gives
 */
export function toCustomProperties(parameters: ParameterValues, fonts: readonly Font[]): string {
  const { basePx, headingScale } = fontSizes(parameters, fonts);
  const baseSize = (percent: number) => `--base-size:${(basePx / 16) * percent}%;`;
  const light = toTokens(parameters, fonts);
  const tokens = Object.entries(light).map(([group, values]) => declarations(group, values));
  const scales = `--heading-scale:${headingScale};--spacing-scale:${parameters.SPACING_SCALE / 100};`;
  const root = `color-scheme:${parameters.DARK_THEME ? 'dark' : 'light'};${baseSize(100)}${scales}${tokens.join('')}`;
  const dark = hasDarkScheme(parameters) ? darkRules(light, toTokens(parameters, fonts, 'dark')) : '';
  return `:root{${root}}${below('md')}{:root{${baseSize(94.5)}}}${reducedMotion}{:root{${declarations('motion', still)}}}${dark}`;
}

/**
 * Writes the rules that differ for people who prefer dark screens. `color-scheme` is set here and not as `light dark` at the root, so that
 * printed pages stay light in every browser. Frames keep the light scheme: browsers give a frame without a dark scheme a white ground. The
 * tiles of a map are light pictures. Inverted, with their hues rotated back, they show the same map in dark.
 */
function darkRules(light: Tokens, dark: Tokens): string {
  const differing = (['colour', 'shadow'] as const).map((group) => {
    const before: Readonly<Record<string, string>> = light[group];
    return declarations(group, Object.fromEntries(Object.entries(dark[group]).filter(([token, value]) => value !== before[token])));
  });
  const map = '.leaflet-tile-pane{filter:invert(1) hue-rotate(180deg) brightness(.9) contrast(.85)}';
  return `${darkScheme}{:root{color-scheme:dark;${differing.join('')}}iframe{color-scheme:light}${map}}`;
}
