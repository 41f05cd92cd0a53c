/** Props of the block `bottom-bar`, made from its conf.schema.json by `npm run generate`. */

export interface BottomBarProps {
  /**
   * The page’s only footer. To be ticked where no other footer is placed, as in the checkout.
   */
  isFooter: boolean;
  /**
   * Holder of the copyright. Empty: the site’s name.
   */
  owner?: string;
  /**
   * Since the year
   */
  since?: number;
  /**
   * Links
   *
   * @maxItems 8
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
  /**
   * Legal texts
   */
  showLegal: boolean;
  /**
   * Creator’s credit
   */
  showCredit: boolean;
}
