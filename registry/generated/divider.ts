/** Props of the block `divider`, made from its conf.schema.json by `npm run generate`. */

export interface DividerProps {
  /**
   * Form
   */
  kind: 'line' | 'ornament' | 'label';
  /**
   * Words. For the form “Words between two lines”.
   */
  label?: string;
  /**
   * Ornament
   */
  ornament: 'leaf' | 'star' | 'heart' | 'needle';
  /**
   * Width
   */
  width: 'full' | 'text' | 'short';
  /**
   * Room around
   */
  space: 'none' | 'medium' | 'large';
}
