import type { LoadContext } from '#renderer/types.ts';
import type { IconDrawing } from '#ui/icon-path.tsx';
import type { CartButtonProps } from '../../generated/cart-button.ts';
import { iconOf } from '../../navigation-parts/icon-of.ts';
import { valuesOf } from '../../site-values.ts';

export type CartButtonData = { icon: IconDrawing; opensMiniCart: boolean; barPosition: 'TOP' | 'BOTTOM' | 'NONE' };

/** The icon comes as its path: every page carries this block, none need carry the whole set of icons. */
export async function loadCartButton(_: CartButtonProps, context: LoadContext): Promise<CartButtonData> {
  const values = valuesOf(context);
  const { SEE_CART_ON_HOVER, MOBILE_MENU_POSITION } = values;
  return { icon: iconOf('CART_ICON', values), opensMiniCart: SEE_CART_ON_HOVER, barPosition: MOBILE_MENU_POSITION };
}
