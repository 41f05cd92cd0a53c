/** Props of the block `wishlist`, made from its conf.schema.json by `npm run generate`. */

export interface WishlistProps {
  /**
   * Text when there are none. Empty: a text that suits any shop.
   */
  emptyText?: string;
  /**
   * Link when there are none
   */
  shopUrl: string;
}
