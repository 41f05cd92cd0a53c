import { defineBlockCode } from '#registry/define-block.ts';
import type { HeaderProps } from '#registry/generated/header.ts';
import type { LoadContext } from '#renderer/types.ts';
import { actionsClasses, headerClasses, type Place } from './styles.ts';

export type HeaderData = {
  place: Place;
  locksRightClick: boolean;
  classes: { outer: string; inner: string; actions: string };
};

/** IS_MENU_FIXED keeps the header on the screen; MENU_TYPE lays it over the page's first picture. */
async function loadHeader(_: HeaderProps, context: LoadContext): Promise<HeaderData> {
  const { IS_MENU_FIXED, MENU_TYPE, LOGO_POSITION, LOCK_RIGHT_CLICK } = context.parameters;
  const isOverlay = MENU_TYPE === 'OVERLAY';
  const place = IS_MENU_FIXED ? (isOverlay ? 'overlay-fixed' : 'fixed') : isOverlay ? 'overlay' : 'static';
  const { outer, inner } = headerClasses;
  const rows = ({ TOP: 'with-row', CENTER: 'around', LEFT: 'without-row' } as const)[LOGO_POSITION];
  return {
    place,
    locksRightClick: LOCK_RIGHT_CLICK,
    classes: { outer: outer[rows][place], inner: inner[place], actions: actionsClasses[rows] },
  };
}

export const code = defineBlockCode<HeaderProps, HeaderData>({
  load: loadHeader,
});
