/** Props of the block `event-registration`, made from its conf.schema.json by `npm run generate`. */

export interface EventRegistrationProps {
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
}
