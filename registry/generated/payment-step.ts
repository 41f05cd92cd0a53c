/** Props of the block `payment-step`, made from its conf.schema.json by `npm run generate`. */

export interface PaymentStepProps {
  /**
   * Offer a word to the shop
   */
  showMessage: boolean;
  /**
   * Link of the sale terms
   */
  termsUrl: string;
  /**
   * Link of the privacy policy
   */
  privacyUrl: string;
}
