/** Props of the block `awards`, made from its conf.schema.json by `npm run generate`. */

export interface AwardsProps {
  /**
   * Title
   */
  title?: string;
  /**
   * Layout
   */
  layout: 'row' | 'list';
  /**
   * Product. The product’s name as its address has it. Empty: the page’s product.
   */
  product?: string;
}
