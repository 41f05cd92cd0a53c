/** Props of the block `mini-cart`, made from its conf.schema.json by `npm run generate`. */

export interface MiniCartProps {
  /**
   * Text of an empty cart. Empty: a text that suits any shop.
   */
  emptyText?: string;
  /**
   * Open after each addition
   */
  openAfterAdding: boolean;
  /**
   * Show the way to free shipping
   */
  showFreeShipping: boolean;
}
