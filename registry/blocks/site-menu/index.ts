import { defineBlock } from '../../define-block.ts';
import type { SiteMenuProps } from '../../generated/site-menu.ts';
import { loadSiteMenu, type SiteMenuData } from './load.ts';

export const block = defineBlock<SiteMenuProps, SiteMenuData>({
  type: 'site-menu',
  version: 1,
  mode: 'static',
  defaults: { searchUrl: '/products/search', accountUrl: '/account', showSearch: true, showAccount: true, showContact: true },
  load: loadSiteMenu,
});
