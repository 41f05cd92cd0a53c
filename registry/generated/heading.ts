/** Props of the block `heading`, made from its conf.schema.json by `npm run generate`. */

export interface HeadingProps {
  /**
   * Text
   */
  text: string;
  /**
   * Eyebrow
   */
  eyebrow?: string;
  /**
   * Level. 1 for the page’s title, once a page.
   */
  level: 1 | 2 | 3 | 4;
  /**
   * Size
   */
  size: 'auto' | 'display' | 'h1' | 'h2' | 'h3' | 'h4';
  /**
   * Alignment
   */
  align: 'start' | 'center' | 'end';
}
