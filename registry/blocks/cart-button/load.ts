import type { LoadContext } from '#renderer/types.ts';
import { iconPaths } from '#ui/icon-paths.ts';
import type { CartButtonProps } from '../../generated/cart-button.ts';
import { valuesOf } from '../../site-values.ts';

export type CartButtonData = { iconPath: string; opensMiniCart: boolean; barPosition: 'TOP' | 'BOTTOM' | 'NONE' };

/** The icon comes as its path: every page carries this block, none need carry the whole set of icons. */
export async function loadCartButton(_: CartButtonProps, context: LoadContext): Promise<CartButtonData> {
  const { CART_ICON, SEE_CART_ON_HOVER, MOBILE_MENU_POSITION } = valuesOf(context);
  return { iconPath: iconPaths[CART_ICON], opensMiniCart: SEE_CART_ON_HOVER, barPosition: MOBILE_MENU_POSITION };
}
