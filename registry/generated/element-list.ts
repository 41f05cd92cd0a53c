/** Props of the block `element-list`, made from its conf.schema.json by `npm run generate`. */

export interface ElementListProps {
  /**
   * List. A list of the site: partners, a team, links.
   */
  route: string;
  /**
   * Look
   */
  look: 'cards' | 'logos' | 'links';
  /**
   * Eyebrow
   */
  eyebrow?: string;
  /**
   * Title
   */
  title?: string;
  /**
   * Text
   */
  text?: string;
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
   * Elements at most
   */
  limit: number;
}
