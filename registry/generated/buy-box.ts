/** Props of the block `buy-box`, made from its conf.schema.json by `npm run generate`. */

export interface BuyBoxProps {
  /**
   * Contact page
   */
  contactUrl: string;
  /**
   * Text for a rental
   */
  rentalText?: string;
  /**
   * Notes below the button
   *
   * @maxItems 5
   */
  notes: {
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
     * Text
     */
    text: string;
  }[];
}
