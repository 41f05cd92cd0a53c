/** Props of the block `contact-details`, made from its conf.schema.json by `npm run generate`. */

export interface ContactDetailsProps {
  /**
   * Title
   */
  title?: string;
  /**
   * Link to a map
   */
  showMapLink: boolean;
}
