/** Props of the block `album`, made from its conf.schema.json by `npm run generate`. */

export interface AlbumProps {
  /**
   * Album. The album’s name as its address writes it. Without it, that of the page.
   */
  album?: string;
  /**
   * Show the title
   */
  showTitle: boolean;
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
   * Ratio of the pictures
   */
  ratio: '1/1' | '4/5' | '3/2';
}
