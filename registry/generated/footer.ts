/** Props of the block `footer`, made from its conf.schema.json by `npm run generate`. */

export interface FooterProps {
  /**
   * Text. Empty: the description of the settings.
   */
  text?: string;
  /**
   * Groups of links
   *
   * @maxItems 4
   */
  groups: {
    /**
     * Title
     */
    title: string;
    /**
     * Links
     *
     * @maxItems 12
     */
    links: {
      /**
       * Text
       */
      label: string;
      /**
       * Address
       */
      href: string;
    }[];
  }[];
  /**
   * Opening hours
   */
  showHours: boolean;
  /**
   * Social networks
   */
  showSocial: boolean;
  /**
   * Legal pages
   */
  showLegal: boolean;
}
