/** Props of the block `pickup-date`, made from its conf.schema.json by `npm run generate`. */

export interface PickupDateProps {
  /**
   * Layout
   */
  layout: 'list' | 'calendar';
  /**
   * Note
   */
  note?: string;
}
