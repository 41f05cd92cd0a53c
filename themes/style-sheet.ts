import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Font, FontFamily } from '#schemas/site.ts';
import { baseStyles } from './base.ts';
import { toCustomProperties } from './custom-properties.ts';
import { fontFaces } from './fonts.ts';
import { resolvedFonts } from './resolved-fonts.ts';

/**
 * Everything a page needs in one `<style>` before the styles of its blocks: font faces, custom properties, base styles.
 * @param fonts the site's fonts by role
 * @param families fonts that the parameters may name instead
 * The owner's GLOBAL_CSS is not part of it: it belongs after the blocks' styles (see `globalCss`).
 */
export function toStyleSheet(parameters: ParameterValues, fonts: readonly Font[], families: readonly FontFamily[] = []): string {
  const worn = resolvedFonts(parameters, fonts, families);
  return fontFaces(worn) + toCustomProperties(parameters, worn) + baseStyles;
}

/**
 * The owner's own CSS, kept from ending the `<style>` it stands in: what would open a tag or a comment is written as CSS writes
 * a character, which says the same in strings and addresses.
 */
export const globalCss = (parameters: ParameterValues): string => parameters.GLOBAL_CSS.replace(/<(?=[/!])/g, '\\3c ');
