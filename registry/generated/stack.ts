/** Props of the block `stack`, made from its conf.schema.json by `npm run generate`. */

export interface StackProps {
  /**
   * Direction
   */
  direction:
    | ('vertical' | 'horizontal')
    | {
        base: 'vertical' | 'horizontal';
        sm?: 'vertical' | 'horizontal';
        md?: 'vertical' | 'horizontal';
        lg?: 'vertical' | 'horizontal';
        xl?: 'vertical' | 'horizontal';
      };
  /**
   * Gap
   */
  gap: 'none' | 'small' | 'medium' | 'large' | 'wide';
  /**
   * Alignment across
   */
  align: 'start' | 'center' | 'end' | 'stretch';
  /**
   * Distribution
   */
  justify: 'start' | 'center' | 'end' | 'between';
  /**
   * Wrap. When blocks side by side do not fit on a line.
   */
  wrap: boolean;
}
