/** Props of the block `service-list`, made from its conf.schema.json by `npm run generate`. */

export interface ServiceListProps {
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
   * Tags. Without a tag, all services.
   *
   * @maxItems 20
   */
  tags: string[];
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
  /**
   * Look
   */
  look: 'plain' | 'cards';
}
