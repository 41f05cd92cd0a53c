/** Props of the block `customization-steps`, made from its conf.schema.json by `npm run generate`. */

export interface CustomizationStepsProps {
  /**
   * Note before adding to the cart. Empty: a customized piece can be neither returned nor exchanged.
   */
  notice: string;
  /**
   * Show the product’s picture
   */
  showPicture: boolean;
}
