/** Props of the block `album-list`, made from its conf.schema.json by `npm run generate`. */

export interface AlbumListProps {
  /**
   * Eyebrow
   */
  eyebrow?: string;
  /**
   * Title
   */
  title?: string;
  /**
   * At most
   */
  limit: number;
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
}
