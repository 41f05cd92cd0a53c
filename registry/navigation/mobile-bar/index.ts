import { localHref } from '#client/local-path.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { MobileBarProps } from '#registry/generated/mobile-bar.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { IconDrawing } from '#ui/icon-path.tsx';
import { iconOf } from '../site/icon-of.ts';
import { allPages } from '../site/page-tree.ts';

type Links = Record<'home' | 'shop' | 'search' | 'account', string>;
export type MobileBarData = {
  position: 'TOP' | 'BOTTOM' | 'NONE';
  /** A shop that sells nothing has no cart beside the links. */
  hasCart: boolean;
  links: Links;
  /** Address of the page itself, where one of the links leads to it. */
  here: string | null;
  icons: { search: IconDrawing; account: IconDrawing };
};

/** Loads the links of the bar. The shop is the block's own address, else the first shop page of the tree. */
async function loadMobileBar({ shopUrl, searchUrl, accountUrl }: MobileBarProps, context: LoadContext): Promise<MobileBarData> {
  const values = context.parameters;
  const shop = allPages(context.tree).find((page) => page.type === 'shop' && page.isValid);
  const to = (href: string) => localHref(context, href);
  const links = {
    home: to('/'),
    shop: to(shopUrl ?? shop?.url ?? '/products/search'),
    search: to(searchUrl ?? '/products/search'),
    account: to(accountUrl ?? '/account'),
  };
  const here = context.askPath((path) => Object.values(links).find((link) => link === to(path)) ?? null);
  return {
    position: values.MOBILE_MENU_POSITION,
    hasCart: !values.HIDE_PRODUCT_PRICES,
    links,
    here,
    icons: { search: iconOf('SEARCH_ICON', values), account: iconOf('MY_ACCOUNT_ICON', values) },
  };
}

export const code = defineBlockCode<MobileBarProps, MobileBarData>({
  load: loadMobileBar,
});
