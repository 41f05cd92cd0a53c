/** Props of the block `blog-list`, made from its conf.schema.json by `npm run generate`. */

export interface BlogListProps {
  /**
   * Eyebrow
   */
  eyebrow?: string;
  /**
   * Title
   */
  title?: string;
  /**
   * Link
   */
  link?: {
    /**
     * Text
     */
    label: string;
    /**
     * Address
     */
    href: string;
  };
  /**
   * Folder. The folder’s name as its address writes it. Without it that of the page, else the whole blog.
   */
  folder?: string;
  /**
   * Articles a page
   */
  pageSize: number;
  /**
   * Page by page. No: the first ones only.
   */
  paged: boolean;
  /**
   * The first one large
   */
  featured: boolean;
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
