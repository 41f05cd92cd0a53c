import { contextProduct } from '#registry/catalogue/products/context-product.ts';
import { cardSettings } from '#registry/catalogue/products/shop-settings.ts';
import { productNames } from '#registry/catalogue/products/wine-names.ts';
import { contentBreadcrumb } from '#registry/content/publishing/content-breadcrumb.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { BreadcrumbProps } from '#registry/generated/breadcrumb.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Crumb } from '#ui/breadcrumb.tsx';
import { homePage, trailTo } from '../site/page-tree.ts';

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
