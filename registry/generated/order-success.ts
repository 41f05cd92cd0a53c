/** Props of the block `order-success`, made from its conf.schema.json by `npm run generate`. */

export interface OrderSuccessProps {
  /**
   * Last step of a collection in the shop. For example that one can try things on. Empty: nothing more.
   */
  collectText?: string;
  /**
   * Word of thanks
   */
  thanks?: string;
  /**
   * Link back
   */
  shopUrl: string;
}
