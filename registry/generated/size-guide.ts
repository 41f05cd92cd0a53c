/** Props of the block `size-guide`, made from its conf.schema.json by `npm run generate`. */

export interface SizeGuideProps {
  /**
   * Title
   */
  title: string;
  /**
   * Anchor. By which the buy box opens it.
   */
  anchor: string;
}
