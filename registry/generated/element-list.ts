/** Props of the block `element-list`, made from its conf.schema.json by `npm run generate`. */

export interface ElementListProps {
  /**
   * List. The name of the list, for example logo-footer, link-footer or team.
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
