/** Props of the block `buy-box`, made from its conf.schema.json by `npm run generate`. */

export interface BuyBoxProps {
  /**
   * What is gone. In place of the stock of a single article. Empty: “This item is gone”.
   */
  soldOutTitle?: string;
  /**
   * Text of an article that is gone. Empty: a text that suits any shop.
   */
  soldOutText?: string;
  /**
   * Button of a rental. Leads to the contact page. Empty: “Contact us”.
   */
  rentalLabel?: string;
  /**
   * Contact page
   */
  contactUrl: string;
  /**
   * Text for a rental
   */
  rentalText?: string;
  /**
   * Buying bar on phones. At the bottom of the screen: product, price, choice and button, while the page’s own button is not on the screen.
   */
  bar: boolean;
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
