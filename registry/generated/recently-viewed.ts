/** Props of the block `recently-viewed`, made from its conf.schema.json by `npm run generate`. */

export interface RecentlyViewedProps {
  /**
   * Eyebrow
   */
  eyebrow?: string;
  /**
   * Title. Empty: “Recently viewed”.
   */
  title?: string;
  /**
   * Products at most
   */
  limit: number;
  /**
   * Only while the cart is empty
   */
  needsEmptyCart: boolean;
}
