import { browserApi } from '#client/browser-api.ts';
import { openOverPage } from '#client/over-page.ts';
import { pageLang } from '#client/page-lang.ts';
import { cart } from '#client/shop/cart.ts';
import { pageSite } from '#client/site.tsx';
import { isSold, QuickAddDialog, ruleOf } from './quick-add-dialog.tsx';

/**
 * Adds the product of a card to the cart: at once where there is nothing to choose, else after a choice in a small dialog. What needs
 * more than that, such as dates of a rental or a customization, is done on the product's sheet, which is the link's own address.
 */
export async function open(link: HTMLAnchorElement): Promise<void> {
  link.setAttribute('aria-busy', 'true');
  try {
    const product = await browserApi.call('GET /product/{id}', { params: { id: Number(link.dataset.product) } });
    const [first, ...others] = product.declination.filter((declination) => !isSold(declination));
    const needsSheet = product.rental !== null || product.customization === 'REQUIRED' || product.isPriceHidden === true;
    if (!first || needsSheet) return location.assign(link.href);
    if (others.length === 0) return cart.add({ idDeclination: first.id, quantity: first.sellByMultipleOf, rule: ruleOf(product, first) });
    openOverPage(
      (close) => <QuickAddDialog lang={pageLang()} format={pageSite()} product={product} href={link.href} onClose={close} />,
      link,
    );
  } catch {
    // The sheet says what there is to say, of a piece that is gone as of a shop that does not answer.
    location.assign(link.href);
  } finally {
    link.removeAttribute('aria-busy');
  }
}
