/** Props of the block `hero`, made from its conf.schema.json by `npm run generate`. */
import type { ResolvedPicture } from '#schemas/cms/picture.ts';

export interface HeroProps {
  /**
   * Eyebrow
   */
  eyebrow?: string;
  /**
   * Title
   */
  title: string;
  /**
   * Text
   */
  text?: string;
  /**
   * Picture. A picture of the site: the name of its file, and what it shows for those who do not see it.
   */
  image?: ResolvedPicture;
  /**
   * Picture on a phone. A picture of the site: the name of its file, and what it shows for those who do not see it.
   */
  mobileImage?: ResolvedPicture;
  /**
   * Caption
   */
  caption?: string;
  /**
   * Links
   *
   * @maxItems 2
   */
  links: {
    /**
     * Text
     */
    label: string;
    /**
     * Address
     */
    href: string;
  }[];
  /**
   * Layout. The text beside the picture, on the picture, or alone.
   */
  layout: 'split' | 'cover' | 'plain';
  /**
   * Height
   */
  height: 'medium' | 'tall';
  /**
   * Level of the title
   */
  level: 1 | 2;
}
