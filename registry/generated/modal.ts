/** Props of the block `modal`, made from its conf.schema.json by `npm run generate`. */

export interface ModalProps {
  /**
   * Text of the button
   */
  button: string;
  /**
   * Title
   */
  title: string;
  /**
   * Anchor. A link to #anchor opens the window.
   */
  anchor?: string;
  /**
   * Show the button. Without it only links to the anchor open the window.
   */
  showButton: boolean;
  /**
   * Style of the button
   */
  variant: 'solid' | 'outline' | 'quiet' | 'light';
  /**
   * Alignment of the button
   */
  align: 'start' | 'center' | 'end';
  /**
   * Width
   */
  width: 'narrow' | 'medium' | 'wide';
}
