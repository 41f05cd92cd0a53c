/** Props of the block `anchor`, made from its conf.schema.json by `npm run generate`. */

export interface AnchorProps {
  /**
   * Name. A link to #name leads here. Small letters, digits and hyphens.
   */
  name: string;
}
