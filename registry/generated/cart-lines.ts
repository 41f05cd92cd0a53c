/** Props of the block `cart-lines`, made from its conf.schema.json by `npm run generate`. */

export interface CartLinesProps {
  /**
   * Show the reference
   */
  showReference: boolean;
  /**
   * Text of the empty cart. Without a text: a ready sentence in the site’s language.
   */
  emptyText?: string;
  /**
   * Link of the empty cart
   */
  shopUrl: string;
  /**
   * Text of the link
   */
  shopLabel?: string;
}
