/** Props of the block `product-reviews`, made from its conf.schema.json by `npm run generate`. */

export interface ProductReviewsProps {
  /**
   * Eyebrow
   */
  eyebrow?: string;
  /**
   * Title. Empty: “Your reviews”.
   */
  title?: string;
  /**
   * Reviews shown at first. The others unfold.
   */
  shown: number;
}
