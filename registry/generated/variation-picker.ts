/** Props of the block `variation-picker`, made from its conf.schema.json by `npm run generate`. */

export interface VariationPickerProps {
  /**
   * Product. The product’s name as its address has it. Empty: the page’s product.
   */
  product?: string;
}
