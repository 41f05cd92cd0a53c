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
   * Example in the search field. Empty: a text that suits any shop.
   */
  searchPlaceholder?: string;
  /**
   * Searches offered. Offered before anything is typed.
   *
   * @maxItems 8
   */
  searchSuggestions: string[];
  /**
   * Products that the search offers. The tag of the products shown before anything is typed, and when nothing is found, for example your best sellers.
   */
  searchPopular?: string;
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
