/** Props of the block `grid`, made from its conf.schema.json by `npm run generate`. */

export interface GridProps {
  /**
   * Columns
   */
  columns:
    | number
    | {
        base: number;
        sm?: number;
        md?: number;
        lg?: number;
        xl?: number;
      };
  /**
   * Least width of a column (px). When given, there are as many columns as there is room for, and “Columns” no longer counts.
   */
  minWidth?: number;
  /**
   * Gap
   */
  gap: 'none' | 'small' | 'medium' | 'large' | 'wide';
  /**
   * Vertical alignment
   */
  align: 'start' | 'center' | 'end' | 'stretch';
  /**
   * Horizontal alignment
   */
  justify: 'start' | 'center' | 'end' | 'stretch';
}
