import { defineBlockCode } from '#registry/define-block.ts';
import type { CartButtonProps } from '#registry/generated/cart-button.ts';
import { barCell, barClass } from '#registry/navigation/site/bar-styles.ts';
import { iconOf } from '#registry/navigation/site/icon-of.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { IconDrawing } from '#ui/icon-path.tsx';
import { cartButtonStyles as styles } from './styles.ts';

export type CartButtonData = {
  /** As its path: every page carries this block, none need carry the whole set of icons. */
  icon: IconDrawing;
  /** A preview of the cart opens on the page. */
  hasPreview: boolean;
  /** `outer` is empty where there is no button: in a shop that sells nothing, and where the mobile bar is switched off. */
  classes: Record<'outer' | 'link' | 'mark' | 'count', string>;
};

async function loadCartButton({ display }: CartButtonProps, context: LoadContext): Promise<CartButtonData> {
  const values = context.parameters;
  const { MOBILE_MENU_POSITION: position } = values;
  const isShowcase = values.HIDE_PRODUCT_PRICES;
  const outer = position === 'NONE' || isShowcase ? '' : barClass('end', position);
  const { mark, count } = styles;
  return {
    icon: iconOf('CART_ICON', values),
    hasPreview: values.SEE_CART_ON_HOVER,
    classes:
      display === 'bar' ? { outer, link: barCell, mark, count } : { outer: isShowcase ? '' : styles.box, link: styles.icon, mark, count },
  };
}

export const code = defineBlockCode<CartButtonProps, CartButtonData>({
  load: loadCartButton,
});
