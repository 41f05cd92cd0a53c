/** Props of the block `payment-stripe`, made from its conf.schema.json by `npm run generate`. */

export interface PaymentStripeProps {
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
  /**
   * Layout
   */
  layout: 'tabs' | 'accordion';
  /**
   * Offer Apple Pay and Google Pay
   */
  wallets: boolean;
}
