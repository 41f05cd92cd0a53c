/** Props of the block `product-features`, made from its conf.schema.json by `npm run generate`. */

export interface ProductFeaturesProps {
  /**
   * Open the first panel
   */
  openFirst: boolean;
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
