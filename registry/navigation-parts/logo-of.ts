import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Logo } from '#schemas/site.ts';
import { isLight } from '#themes/colour.ts';
import { toPalette } from '#themes/palette.ts';

type Ground = 'header' | 'footer' | 'picture';

/** Whether a logo stands on a light ground; over a picture the text's colour tells what the picture is like. */
function isLightGround(ground: Ground, values: ParameterValues): boolean {
  const palette = toPalette(values);
  if (ground === 'picture') return !isLight(palette.menuInkOnTop);
  return isLight(ground === 'header' ? palette.headerGround : palette.footerGround);
}

/**
 * The logo to wear on a ground. A site with a LOGO_LIGHT_THEME wears that on every light ground; its others are for dark ones. A site
 * without it has one logo for its header and, perhaps, one for its footer, whatever their grounds are; where the dark theme
 * has turned the header's ground around, the footer's is the better one if the footer's ground is as dark.
 */
export function logoOf(ground: Ground, logos: readonly Logo[], values: ParameterValues): Logo | null {
  const find = (type: Logo['type']) => logos.find((logo) => logo.type === type);
  const main = find('LOGO') ?? find('LOGO_LIGHT_THEME') ?? null;
  const footer = find('LOGO_FOOTER') ?? main;
  const forLight = find('LOGO_LIGHT_THEME');
  const light = isLightGround(ground, values);
  if (forLight && light) return forLight;
  if (ground === 'footer') return footer;
  const isTurned = !forLight && values.DARK_THEME && light !== isLightGround('header', { ...values, DARK_THEME: false });
  return isTurned && light === isLightGround('footer', values) ? footer : main;
}
