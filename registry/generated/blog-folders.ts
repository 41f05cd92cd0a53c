/** Props of the block `blog-folders`, made from its conf.schema.json by `npm run generate`. */

export interface BlogFoldersProps {
  /**
   * Eyebrow
   */
  eyebrow?: string;
  /**
   * Title
   */
  title?: string;
  /**
   * Look
   */
  look: 'links' | 'cards';
}
