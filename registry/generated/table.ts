/** Props of the block `table`, made from its conf.schema.json by `npm run generate`. */

export interface TableProps {
  /**
   * Caption. Says what the table holds.
   */
  caption: string;
  /**
   * Show the caption
   */
  showCaption: boolean;
  /**
   * Columns
   *
   * @minItems 1
   * @maxItems 12
   */
  columns: {
    /**
     * Title
     */
    title: string;
    /**
     * Alignment
     */
    align?: 'start' | 'center' | 'end';
  }[];
  /**
   * Rows
   *
   * @maxItems 200
   */
  rows: {
    /**
     * Cells
     *
     * @maxItems 12
     */
    cells: string[];
  }[];
  /**
   * The first column names the row
   */
  headerColumn: boolean;
  /**
   * On a phone
   */
  onPhone: 'scroll' | 'stack';
  /**
   * Every other row tinted
   */
  stripes: boolean;
}
