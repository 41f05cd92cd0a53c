import type { ParameterValues } from '#schemas/parameters/index.ts';
import { chromePalette } from './chrome-palette.ts';
import { isLight } from './colour.ts';
import { darkColours } from './dark-colours.ts';
import { pagePalette } from './page-palette.ts';
import { type ParameterColours, parameterColours } from './parameter-colours.ts';

/** For whom a page is coloured: as the owner has it, or for those who prefer dark screens. */
export type Scheme = 'light' | 'dark';

/**
 * Semantic colours of a site from its parameters, opaque. Raw values come in once, here; every other file names a role.
 * A role nobody set is derived from those that are set: texts keep a contrast of 4.5 on every ground they stand on. A text the
 * owner did set stays as set.
 * @param scheme `dark`: the same derivation on dark grounds of the same hues; what is dark already stays as it is
 */
export function toPalette(parameters: ParameterValues, scheme: Scheme = 'light'): Palette {
  if (scheme === 'dark' && !hasDarkScheme(parameters)) return toPalette(parameters);
  const known = palettes[scheme].get(parameters);
  if (known) return known;
  const palette = derive(scheme === 'dark' ? darkColours(parameters) : parameterColours(parameters));
  palettes[scheme].set(parameters, palette);
  return palette;
}

/** Returns whether the site has other colours for people who prefer dark screens: its owner allows it, and its page is not already dark. */
export const hasDarkScheme = (parameters: ParameterValues): boolean => parameters.DARK_SCHEME && isLight(toPalette(parameters).ground);

type Palette = ReturnType<typeof derive>;

/** Each set's palettes, once: pages ask for them many times, and deriving colours that read is the dearest thing they do. */
const palettes: Readonly<Record<Scheme, WeakMap<ParameterValues, Palette>>> = { light: new WeakMap(), dark: new WeakMap() };

function derive(colours: ParameterColours) {
  const page = pagePalette(colours);
  return { ...page, ...chromePalette(colours, page) };
}
