import type { LoadContext } from '#renderer/types.ts';
import type { IconDrawing } from '#ui/icon-path.tsx';
import type { MobileBarProps } from '../../generated/mobile-bar.ts';
import { iconOf } from '../../navigation-parts/icon-of.ts';
import { allPages } from '../../navigation-parts/page-tree.ts';
import { valuesOf } from '../../site-values.ts';

export type MobileBarData = { position: 'TOP' | 'BOTTOM' | 'NONE'; shopUrl: string; searchIcon: IconDrawing; accountIcon: IconDrawing };

/** Where the shop is: the block's own address, else the first page of the tree that is one. */
export async function loadMobileBar({ shopUrl }: MobileBarProps, context: LoadContext): Promise<MobileBarData> {
  const values = valuesOf(context);
  const shop = allPages(context.tree).find((page) => page.type === 'shop' && page.isValid);
  return {
    position: values.MOBILE_MENU_POSITION,
    shopUrl: shopUrl ?? shop?.url ?? '/products/search',
    searchIcon: iconOf('SEARCH_ICON', values),
    accountIcon: iconOf('MY_ACCOUNT_ICON', values),
  };
}
