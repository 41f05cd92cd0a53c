/** Props of the block `product-features`, made from its conf.schema.json by `npm run generate`. */

export interface ProductFeaturesProps {
  /**
   * Title of the features. Of an article, neither wine nor food: for example “Fabric and care”. Empty: “Details”.
   */
  featuresTitle?: string;
  /**
   * Open the first panel
   */
  openFirst: boolean;
  /**
   * Facts of a wine. To be left out where the block “Wine facts” shows them.
   */
  showWine: boolean;
  /**
   * Nutrition. To be left out where their own block shows them.
   */
  showNutrition: boolean;
  /**
   * Link to the e-label. Of a wine whose label is given: its page shows ingredients and nutrition alone; its address is the one for the code on the bottle.
   */
  showELabel: boolean;
  /**
   * Added panels
   *
   * @maxItems 6
   */
  extra: {
    /**
     * Title
     */
    title: string;
    /**
     * Text
     */
    html: string;
  }[];
}
