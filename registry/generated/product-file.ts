/** Props of the block `product-file`, made from its conf.schema.json by `npm run generate`. */

export interface ProductFileProps {
  /**
   * Text of the link
   */
  label?: string;
  /**
   * Product. The product’s name as its address has it. Empty: the page’s product.
   */
  product?: string;
}
