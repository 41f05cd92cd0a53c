/** Props of the block `product-price`, made from its conf.schema.json by `npm run generate`. */

export interface ProductPriceProps {
  /**
   * Availability
   */
  showStock: boolean;
  /**
   * Product. The product’s name as its address has it. Empty: the page’s product.
   */
  product?: string;
}
