/** Props of the block `usp-strip`, made from its conf.schema.json by `npm run generate`. */

export interface UspStripProps {
  /**
   * Items
   *
   * @minItems 1
   * @maxItems 5
   */
  items: {
    /**
     * Icon
     */
    icon:
      | 'bag'
      | 'parcel'
      | 'shop'
      | 'leaf'
      | 'needle'
      | 'loop'
      | 'lock'
      | 'calendar'
      | 'heart'
      | 'star'
      | 'ruler'
      | 'hanger'
      | 'clock'
      | 'phone'
      | 'pin'
      | 'mail';
    /**
     * Title
     */
    title: string;
    /**
     * Text
     */
    text?: string;
    /**
     * Link
     */
    href?: string;
  }[];
}
