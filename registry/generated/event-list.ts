/** Props of the block `event-list`, made from its conf.schema.json by `npm run generate`. */

export interface EventListProps {
  /**
   * Eyebrow
   */
  eyebrow?: string;
  /**
   * Title
   */
  title?: string;
  /**
   * Text
   */
  text?: string;
  /**
   * Events that are over
   */
  past: 'hidden' | 'after';
  /**
   * Month headings
   */
  showMonths: boolean;
  /**
   * Events at most
   */
  limit: number;
  /**
   * When there are none
   */
  emptyText?: string;
}
