/** Props of the block `article`, made from its conf.schema.json by `npm run generate`. */

export interface ArticleProps {
  /**
   * Propose other articles
   */
  showRelated: boolean;
  /**
   * Drop cap
   */
  dropCap: boolean;
}
