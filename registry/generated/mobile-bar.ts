/** Props of the block `mobile-bar`, made from its conf.schema.json by `npm run generate`. */

export interface MobileBarProps {
  /**
   * Shop page
   */
  shopUrl?: string;
  /**
   * Search page
   */
  searchUrl: string;
  /**
   * Account page
   */
  accountUrl: string;
}
