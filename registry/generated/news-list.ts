/** Props of the block `news-list`, made from its conf.schema.json by `npm run generate`. */

export interface NewsListProps {
  /**
   * Pieces a page
   */
  pageSize: number;
  /**
   * Level of the titles
   */
  level: number;
}
