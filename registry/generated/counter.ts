/** Props of the block `counter`, made from its conf.schema.json by `npm run generate`. */

export interface CounterProps {
  /**
   * Figures
   *
   * @minItems 1
   * @maxItems 6
   */
  items: {
    /**
     * Value
     */
    value: number;
    /**
     * Before
     */
    prefix?: string;
    /**
     * After. For example % or km.
     */
    suffix?: string;
    /**
     * Label
     */
    label: string;
    /**
     * Without a mark between thousands. For a year.
     */
    plain?: boolean;
  }[];
  /**
   * Count up. Never for those who ask for less motion.
   */
  animate: boolean;
  /**
   * Alignment
   */
  align: 'start' | 'center';
}
