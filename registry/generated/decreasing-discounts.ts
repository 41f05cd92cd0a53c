/** Props of the block `decreasing-discounts`, made from its conf.schema.json by `npm run generate`. */

export interface DecreasingDiscountsProps {
  /**
   * Title
   */
  title?: string;
  /**
   * Product. The product’s name as its address has it. Empty: the page’s product.
   */
  product?: string;
}
