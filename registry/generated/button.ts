/** Props of the block `button`, made from its conf.schema.json by `npm run generate`. */

export interface ButtonProps {
  /**
   * Text
   */
  label: string;
  /**
   * Link
   */
  href: string;
  /**
   * Style
   */
  variant: 'solid' | 'outline' | 'quiet' | 'light';
  /**
   * Size
   */
  size: 'm' | 'l';
  /**
   * Alignment
   */
  align: 'start' | 'center' | 'end';
}
