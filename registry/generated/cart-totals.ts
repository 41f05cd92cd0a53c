/** Props of the block `cart-totals`, made from its conf.schema.json by `npm run generate`. */

export interface CartTotalsProps {
  /**
   * Button to the next step
   */
  button: boolean;
  /**
   * Show the way to free shipping
   */
  showFreeShipping: boolean;
  /**
   * Reassuring sentences
   *
   * @maxItems 5
   */
  reassurance: string[];
}
