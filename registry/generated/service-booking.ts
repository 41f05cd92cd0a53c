/** Props of the block `service-booking`, made from its conf.schema.json by `npm run generate`. */

export interface ServiceBookingProps {
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
