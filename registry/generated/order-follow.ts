/** Props of the block `order-follow`, made from its conf.schema.json by `npm run generate`. */

export interface OrderFollowProps {
  /**
   * Sentence above the fields. Empty: where the number is found.
   */
  intro?: string;
}
