/** Props of the block `box-contents`, made from its conf.schema.json by `npm run generate`. */

export interface BoxContentsProps {
  /**
   * Title
   */
  title?: string;
  /**
   * Product. The product’s name as its address has it. Empty: the page’s product.
   */
  product?: string;
}
