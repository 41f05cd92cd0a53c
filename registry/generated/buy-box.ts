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
   * Size guides. A link beside the choice of sizes opens a guide of the page: the first whose category is the product’s.
   *
   * @maxItems 20
   */
  sizeGuides: {
    /**
     * Category. The tag of a listing page, as its address writes it.
     */
    category: string;
    /**
     * Anchor of the guide. That of a size guide of this page.
     */
    anchor: string;
    /**
     * Text of the link. Empty: “Size guide”.
     */
    label?: string;
  }[];
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
    /**
     * Show. What tells of sending, packing or collecting does not suit a voucher sent by e-mail.
     */
    shown?: 'always' | 'handedOver';
  }[];
}
