/** Props of the block `meal-icons`, made from its conf.schema.json by `npm run generate`. */

export interface MealIconsProps {
  /**
   * Title
   */
  title?: string;
  /**
   * Names below the icons
   */
  showLabels: boolean;
  /**
   * Product. The product’s name as its address has it. Empty: the page’s product.
   */
  product?: string;
}
