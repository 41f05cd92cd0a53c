import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Font } from '#schemas/site.ts';
import { baseStyles } from './base.ts';
import { toCustomProperties } from './custom-properties.ts';
import { fontFaces } from './fonts.ts';

/**
 * Everything a page needs in one `<style>` before the styles of its blocks: font faces, custom properties, base styles.
 * The owner's GLOBAL_CSS is not part of it: it belongs after the blocks' styles (see `globalCss`).
 */
export function toStyleSheet(parameters: ParameterValues, fonts: readonly Font[]): string {
  return fontFaces(fonts) + toCustomProperties(parameters, fonts) + baseStyles;
}

/** The owner's own CSS, kept from ending the `<style>` it stands in. */
export const globalCss = (parameters: ParameterValues): string => parameters.GLOBAL_CSS.replace(/<\/?(?=style|script|!--)/gi, '');
