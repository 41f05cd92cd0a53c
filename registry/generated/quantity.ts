/** Props of the block `quantity`, made from its conf.schema.json by `npm run generate`. */

export interface QuantityProps {
  /**
   * Product. The product’s name as its address has it. Empty: the page’s product.
   */
  product?: string;
}
