/** Props of the block `order-summary`, made from its conf.schema.json by `npm run generate`. */

export interface OrderSummaryProps {
  /**
   * Show the pictures
   */
  showPictures: boolean;
  /**
   * Link to change the cart
   */
  showChange: boolean;
}
