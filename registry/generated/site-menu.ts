/** Props of the block `site-menu`, made from its conf.schema.json by `npm run generate`. */

export interface SiteMenuProps {
  /**
   * Tagline in the mobile menu
   */
  tagline?: string;
  /**
   * Search page
   */
  searchUrl: string;
  /**
   * Account page
   */
  accountUrl: string;
  /**
   * Search
   */
  showSearch: boolean;
  /**
   * Account
   */
  showAccount: boolean;
  /**
   * Phone and hours in the mobile menu
   */
  showContact: boolean;
}
