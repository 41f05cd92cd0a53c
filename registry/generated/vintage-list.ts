/** Props of the block `vintage-list`, made from its conf.schema.json by `npm run generate`. */

export interface VintageListProps {
  /**
   * Title
   */
  title?: string;
  /**
   * Text
   */
  text?: string;
  /**
   * Product. The product’s name as its address has it. Empty: the page’s product.
   */
  product?: string;
}
