import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Logo } from '#schemas/site.ts';
import { isLight } from '#themes/colour.ts';
import { hasDarkScheme, type Scheme, toPalette } from '#themes/palette.ts';

type Ground = 'header' | 'footer' | 'picture';

/** A logo, and what becomes of it for those who prefer dark screens, where it would not be seen as it is. */
export type ShownLogo = Logo & {
  /** Another one. */
  dark?: Logo;
  /** The colour of the light ground that it was drawn for, which it takes along. */
  plate?: string;
};

/** Returns whether a logo is on a light background. Over a picture, the colour of the text tells how light the picture is. */
function isLightGround(ground: Ground, values: ParameterValues, scheme: Scheme = 'light'): boolean {
  const palette = toPalette(values, scheme);
  if (ground === 'picture') return !isLight(palette.menuInkOnTop);
  return isLight(ground === 'header' ? palette.headerGround : palette.footerGround);
}

/**
 * The logo to wear on a ground. A site with a LOGO_LIGHT_THEME wears that on every light ground; its others are for dark ones. A site
 * without it has one logo for its header and, perhaps, one for its footer, whatever their grounds are; where the dark theme or the
 * dark scheme has turned the header's ground around, the footer's is the better one if the footer's ground is as dark.
 */
export function logoOf(ground: Ground, logos: readonly Logo[], values: ParameterValues, scheme: Scheme = 'light'): Logo | null {
  const find = (type: Logo['type']) => logos.find((logo) => logo.type === type);
  const main = find('LOGO') ?? find('LOGO_LIGHT_THEME') ?? null;
  const footer = find('LOGO_FOOTER') ?? main;
  const forLight = find('LOGO_LIGHT_THEME');
  const light = isLightGround(ground, values, scheme);
  if (forLight && light) return forLight;
  if (ground === 'footer') return footer;
  const unturned = values.DARK_THEME ? { ...values, DARK_THEME: false } : values;
  const isTurned = !forLight && (values.DARK_THEME || scheme === 'dark') && light !== isLightGround('header', unturned);
  return isTurned && light === isLightGround('footer', values, scheme) ? footer : main;
}

/** The logo of a ground in both schemes. */
export function shownLogoOf(ground: Ground, logos: readonly Logo[], values: ParameterValues): ShownLogo | null {
  const logo = logoOf(ground, logos, values);
  if (!logo || !hasDarkScheme(values)) return logo;
  const dark = logoOf(ground, logos, values, 'dark');
  if (dark && dark !== logo) return { ...logo, dark };
  const isTurned = isLightGround(ground, values) && !isLightGround(ground, values, 'dark');
  const palette = toPalette(values);
  return isTurned ? { ...logo, plate: ground === 'footer' ? palette.footerGround : palette.headerGround } : logo;
}
