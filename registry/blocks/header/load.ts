import type { LoadContext } from '#renderer/types.ts';
import type { HeaderProps } from '../../generated/header.ts';
import { valuesOf } from '../../site-values.ts';

export type HeaderData = { place: 'static' | 'fixed' | 'overlay' };

/** IS_MENU_FIXED keeps the header on the screen; MENU_TYPE lays it over the page's first picture. */
export async function loadHeader(_: HeaderProps, context: LoadContext): Promise<HeaderData> {
  const { IS_MENU_FIXED, MENU_TYPE } = valuesOf(context);
  return { place: IS_MENU_FIXED ? 'fixed' : MENU_TYPE === 'OVERLAY' ? 'overlay' : 'static' };
}
