/** Props of the block `accordion`, made from its conf.schema.json by `npm run generate`. */

export interface AccordionProps {
  /**
   * Items. Below the text of the first comes “Slot 1”, and so on.
   *
   * @minItems 1
   * @maxItems 12
   */
  items: {
    /**
     * Title
     */
    title: string;
    /**
     * Text
     */
    html?: string;
    /**
     * Open at first
     */
    open?: boolean;
    /**
     * Anchor. A link to #anchor opens this item.
     */
    anchor?: string;
  }[];
  /**
   * One open at a time
   */
  exclusive: boolean;
  /**
   * Frequent questions for search engines. Describes the items that have a text as questions and their answers.
   */
  faq: boolean;
}
