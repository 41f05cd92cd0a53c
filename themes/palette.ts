import type { ParameterValues } from '#schemas/parameters/index.ts';
import { chromePalette } from './chrome-palette.ts';
import { pagePalette } from './page-palette.ts';
import { parameterColours } from './parameter-colours.ts';

/**
 * Semantic colours of a site from its parameters, opaque. Raw values come in once, here; every other file names a role.
 * A role nobody set is derived from those that are set: texts keep a contrast of 4.5 on every ground they stand on. A text the
 * owner did set stays as set.
 */
export function toPalette(parameters: ParameterValues): Palette {
  const known = palettes.get(parameters);
  if (known) return known;
  const palette = derive(parameters);
  palettes.set(parameters, palette);
  return palette;
}

type Palette = ReturnType<typeof derive>;

/** Each set's palette, once: pages ask for it many times, and deriving colours that read is the dearest thing they do. */
const palettes = new WeakMap<ParameterValues, Palette>();

function derive(parameters: ParameterValues) {
  const colours = parameterColours(parameters);
  const page = pagePalette(colours);
  return { ...page, ...chromePalette(colours, page) };
}
