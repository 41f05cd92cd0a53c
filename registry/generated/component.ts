/** Props of the block `component`, made from its conf.schema.json by `npm run generate`. */

export interface ComponentProps {
  /**
   * Component
   */
  slug: string;
}
