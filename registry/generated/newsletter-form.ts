/** Props of the block `newsletter-form`, made from its conf.schema.json by `npm run generate`. */

export interface NewsletterFormProps {
  /**
   * Title
   */
  title?: string;
  /**
   * Text
   */
  text?: string;
  /**
   * Privacy policy
   */
  privacyUrl: string;
  /**
   * Key of a subscription. That of an e-mail: the block then confirms or ends that subscription.
   */
  token?: string;
  /**
   * Newsletters of the key. Numbers of the newsletters that the link of an e-mail confirms or ends, separated by dots.
   */
  list?: string;
  /**
   * What the key does
   */
  action: 'confirm' | 'unsubscribe';
}
