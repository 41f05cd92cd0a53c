/** Props of the block `address-form`, made from its conf.schema.json by `npm run generate`. */

export interface AddressFormProps {
  /**
   * Introduction
   */
  introduction?: string;
  /**
   * Offer to sign in
   */
  offerAccount: boolean;
  /**
   * First ask how to receive the order. Collection or delivery: for a collection no address is asked for. For a shop that offers both.
   */
  asksWay: boolean;
}
