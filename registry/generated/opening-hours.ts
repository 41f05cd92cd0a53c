/** Props of the block `opening-hours`, made from its conf.schema.json by `npm run generate`. */

export interface OpeningHoursProps {
  /**
   * Title
   */
  title?: string;
}
