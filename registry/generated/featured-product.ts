/** Props of the block `featured-product`, made from its conf.schema.json by `npm run generate`. */
import type { ResolvedPicture } from '#schemas/cms/picture.ts';

export interface FeaturedProductProps {
  /**
   * Product. The product’s name as its address has it. Empty: the newest of the chosen tags.
   */
  product?: string;
  /**
   * Tags
   *
   * @maxItems 20
   */
  tags: string[];
  /**
   * Eyebrow
   */
  eyebrow?: string;
  /**
   * Title. Empty: the product’s name.
   */
  title?: string;
  /**
   * Text. Empty: the product’s short description.
   */
  text?: string;
  /**
   * Button text
   */
  label?: string;
  /**
   * Picture
   */
  side: 'start' | 'end';
  /**
   * Picture. A picture of the site: the name of its file, and what it shows for those who do not see it.
   */
  image?: ResolvedPicture;
}
