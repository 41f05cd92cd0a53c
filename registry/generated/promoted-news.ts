/** Props of the block `promoted-news`, made from its conf.schema.json by `npm run generate`. */

export interface PromotedNewsProps {
  /**
   * Eyebrow
   */
  eyebrow?: string;
  /**
   * Title. Of the cards and the list.
   */
  title?: string;
  /**
   * At most
   */
  limit: number;
}
