/** Props of the block `section`, made from its conf.schema.json by `npm run generate`. */

export interface SectionProps {
  /**
   * Name read by screen readers
   */
  label?: string;
  /**
   * Padding
   */
  padding: 'none' | 'small' | 'medium' | 'large';
}
