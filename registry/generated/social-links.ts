/** Props of the block `social-links`, made from its conf.schema.json by `npm run generate`. */

export interface SocialLinksProps {
  /**
   * Title
   */
  title?: string;
  /**
   * Alignment
   */
  align: 'start' | 'center' | 'end';
  /**
   * Size
   */
  size: 'small' | 'medium';
}
