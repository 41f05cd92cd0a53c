/** Props of the block `site-search`, made from its conf.schema.json by `npm run generate`. */

export interface SiteSearchProps {
  /**
   * Name of the field. Read by screen readers. Empty: “Search for a product”.
   */
  label?: string;
  /**
   * Example in the field. Empty: a text that suits any shop.
   */
  placeholder?: string;
  /**
   * Search page
   */
  action: string;
  /**
   * Suggestions
   *
   * @maxItems 8
   */
  suggestions: string[];
}
