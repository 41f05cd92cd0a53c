/** Props of the block `add-to-cart`, made from its conf.schema.json by `npm run generate`. */

export interface AddToCartProps {
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
