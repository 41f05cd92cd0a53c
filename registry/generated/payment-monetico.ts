/** Props of the block `payment-monetico`, made from its conf.schema.json by `npm run generate`. */

export interface PaymentMoneticoProps {
  /**
   * Title. Empty: the name of the means of payment.
   */
  title?: string;
  /**
   * Text. Empty: how the payment goes, in the shop’s own words.
   */
  text?: string;
  /**
   * Show the accepted means
   */
  showMarks: boolean;
}
