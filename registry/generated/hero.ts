/** Props of the block `hero`, made from its conf.schema.json by `npm run generate`. */

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
   * Picture
   */
  image?: {
    /**
     * File name
     */
    picture: string;
    /**
     * Alternative text
     */
    alt: string;
    name?: string;
    url?: string;
    externalPath?: string | null;
    width?: number;
    height?: number;
  };
  /**
   * Picture on a phone
   */
  mobileImage?: {
    /**
     * File name
     */
    picture: string;
    /**
     * Alternative text
     */
    alt: string;
    name?: string;
    url?: string;
    externalPath?: string | null;
    width?: number;
    height?: number;
  };
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
   * Layout. split: text beside the picture; cover: text on the picture; plain: text alone.
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
