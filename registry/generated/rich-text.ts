/** Props of the block `rich-text`, made from its conf.schema.json by `npm run generate`. */

export interface RichTextProps {
  /**
   * Text
   */
  html: string;
  /**
   * Size
   */
  size: 'body' | 'lead' | 'small';
  /**
   * Alignment
   */
  align: 'start' | 'center';
  /**
   * Length of the lines
   */
  measure: 'text' | 'full';
  /**
   * Drop cap
   */
  dropCap: boolean;
}
