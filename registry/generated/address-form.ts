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
}
