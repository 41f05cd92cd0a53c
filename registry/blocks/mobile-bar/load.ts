import type { LoadContext } from '#renderer/types.ts';
import type { MobileBarProps } from '../../generated/mobile-bar.ts';
import { allPages } from '../../navigation-parts/page-tree.ts';
import { valuesOf } from '../../site-values.ts';

export type MobileBarData = { position: 'TOP' | 'BOTTOM' | 'NONE'; shopUrl: string; accountIcon: 'person' | 'hanger' };

/** Where the shop is: the block's own address, else the first page of the tree that is one. */
export async function loadMobileBar({ shopUrl }: MobileBarProps, context: LoadContext): Promise<MobileBarData> {
  const { MOBILE_MENU_POSITION, MY_ACCOUNT_ICON } = valuesOf(context);
  const shop = allPages(context.tree).find((page) => page.type === 'shop' && page.isValid);
  return { position: MOBILE_MENU_POSITION, shopUrl: shopUrl ?? shop?.url ?? '/products/search', accountIcon: MY_ACCOUNT_ICON };
}
