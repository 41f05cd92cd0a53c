/** Props of the block `product-summary`, made from its conf.schema.json by `npm run generate`. */

export interface ProductSummaryProps {
  /**
   * Label of a single copy. On a second-hand article. Empty: “One of a kind”.
   */
  uniqueLabel?: string;
  /**
   * Brand
   */
  showBrand: boolean;
  /**
   * Short description
   */
  showDescription: boolean;
}
