/** Props of the block `wine-facts`, made from its conf.schema.json by `npm run generate`. */

export interface WineFactsProps {
  /**
   * Title
   */
  title?: string;
  /**
   * Layout
   */
  layout: 'grid' | 'list';
  /**
   * Product. The product’s name as its address has it. Empty: the page’s product.
   */
  product?: string;
}
