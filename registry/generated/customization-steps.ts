/** Props of the block `customization-steps`, made from its conf.schema.json by `npm run generate`. */

export interface CustomizationStepsProps {
  /**
   * Note before adding to the cart. Beside what the law says of an item made for somebody, which is shown by itself.
   */
  notice: string;
  /**
   * Show the product’s picture
   */
  showPicture: boolean;
}
