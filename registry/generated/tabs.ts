/** Props of the block `tabs`, made from its conf.schema.json by `npm run generate`. */

export interface TabsProps {
  /**
   * Name read by screen readers
   */
  label?: string;
  /**
   * Tabs. The first shows “Slot 1”, and so on.
   *
   * @minItems 1
   * @maxItems 8
   */
  tabs: {
    /**
     * Title
     */
    title: string;
    /**
     * Anchor. A link to #anchor opens this tab.
     */
    anchor?: string;
  }[];
  /**
   * Style
   */
  look: 'line' | 'pill';
  /**
   * Alignment
   */
  align: 'start' | 'center' | 'end';
}
