/** Props of the block `google-reviews`, made from its conf.schema.json by `npm run generate`. */

export interface GoogleReviewsProps {
  /**
   * Eyebrow
   */
  eyebrow?: string;
  /**
   * Title
   */
  title?: string;
  /**
   * Reviews at most
   */
  limit: number;
  /**
   * Look
   */
  look: 'strip' | 'list';
  /**
   * Show the replies
   */
  showReplies: boolean;
}
