/** Props of the block `banner`, made from its conf.schema.json by `npm run generate`. */
import type { ResolvedPicture } from '#schemas/cms/picture.ts';

export interface BannerProps {
  /**
   * Picture. A picture of the site: the name of its file, and what it shows for those who do not see it.
   */
  image?: ResolvedPicture;
  /**
   * Picture on a phone. A picture of the site: the name of its file, and what it shows for those who do not see it.
   */
  mobileImage?: ResolvedPicture;
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
   * Buttons
   *
   * @maxItems 2
   */
  buttons: {
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
   * Ground without a picture
   */
  ground: 'tint' | 'surface' | 'accent' | 'primary';
  /**
   * Veil. Between picture and text, dense enough for the text to read on any picture.
   */
  tone: 'dark' | 'light';
  /**
   * Alignment
   */
  align: 'start' | 'center' | 'end';
  /**
   * Height
   */
  height:
    | ('auto' | 'small' | 'medium' | 'tall')
    | {
        base: 'auto' | 'small' | 'medium' | 'tall';
        sm?: 'auto' | 'small' | 'medium' | 'tall';
        md?: 'auto' | 'small' | 'medium' | 'tall';
        lg?: 'auto' | 'small' | 'medium' | 'tall';
        xl?: 'auto' | 'small' | 'medium' | 'tall';
      };
  /**
   * Level of the title
   */
  level: 1 | 2 | 3 | 4;
}
