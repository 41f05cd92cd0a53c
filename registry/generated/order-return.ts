/** Props of the block `order-return`, made from its conf.schema.json by `npm run generate`. */

export interface OrderReturnProps {
  /**
   * Offer a word to the shop
   */
  showMessage: boolean;
}
