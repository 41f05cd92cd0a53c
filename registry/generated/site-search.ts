/** Props of the block `site-search`, made from its conf.schema.json by `npm run generate`. */

export interface SiteSearchProps {
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
