/** Props of the block `product-summary`, made from its conf.schema.json by `npm run generate`. */

export interface ProductSummaryProps {
  /**
   * Brand
   */
  showBrand: boolean;
  /**
   * Short description
   */
  showDescription: boolean;
}
