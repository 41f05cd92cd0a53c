/** Props of the block `section`, made from its conf.schema.json by `npm run generate`. */

export interface SectionProps {
  /**
   * Name read by screen readers
   */
  label?: string;
  /**
   * Anchor. For a link to #anchor.
   */
  anchor?: string;
  /**
   * Ground
   */
  ground: 'none' | 'surface' | 'tint' | 'accent' | 'primary';
  /**
   * Padding. Sheet: above, the margin that the parameters give product sheets.
   */
  padding: 'none' | 'small' | 'medium' | 'large' | 'sheet';
  /**
   * Width of the content
   */
  width: 'full' | 'page' | 'wide' | 'narrow' | 'text';
}
