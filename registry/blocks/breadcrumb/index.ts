import type { LoadContext } from '#renderer/types.ts';
import type { Crumb } from '#ui/breadcrumb.tsx';
import { defineBlockCode } from '../../define-block.ts';
import type { BreadcrumbProps } from '../../generated/breadcrumb.ts';
import { homePage, trailTo } from '../../navigation-parts/page-tree.ts';
import { contextProduct } from '../../product-parts/context-product.ts';
import { cardSettings } from '../../product-parts/shop-settings.ts';
import { productNames } from '../../product-parts/wine-names.ts';
import { contentBreadcrumb } from '../../publishing-parts/content-breadcrumb.ts';

export type BreadcrumbData = { crumbs: Crumb[]; current: string };

/** The way to the page in the page tree; to a product through its first category, to a piece of content through what it stands in. */
async function loadBreadcrumb(_: BreadcrumbProps, context: LoadContext): Promise<BreadcrumbData> {
  const { tree, path, data } = context;
  const home = homePage(tree);
  const toHome = home ? [{ label: home.menuTitle, href: home.url }] : [];
  const product = contextProduct(data);
  if (product) {
    const category = product.categories[0];
    return {
      crumbs: [...toHome, ...(category ? [{ label: category.label, href: category.url }] : [])],
      current: productNames(product, cardSettings(context.parameters)).title,
    };
  }
  const content = contentBreadcrumb(context);
  if (content) return { ...content, crumbs: [...toHome, ...content.crumbs] };
  const trail = trailTo(tree, path).filter((page) => page !== home);
  const current = trail.at(-1)?.menuTitle ?? '';
  return { crumbs: [...toHome, ...trail.slice(0, -1).map((page) => ({ label: page.menuTitle, href: page.url }))], current };
}

export const code = defineBlockCode<BreadcrumbProps, BreadcrumbData>({
  load: loadBreadcrumb,
});
