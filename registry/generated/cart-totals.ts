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
  /**
   * Sentences about sending and collecting. Shown where something is sent or collected: not for a voucher sent by e-mail.
   *
   * @maxItems 5
   */
  deliveryNotes: string[];
}
