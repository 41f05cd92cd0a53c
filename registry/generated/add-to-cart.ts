/** Props of the block `add-to-cart`, made from its conf.schema.json by `npm run generate`. */

export interface AddToCartProps {
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
   * Product. The product’s name as its address has it. Empty: the page’s product.
   */
  product?: string;
}
