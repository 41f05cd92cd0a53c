/** Props of the block `card`, made from its conf.schema.json by `npm run generate`. */
import type { ResolvedPicture } from '#schemas/cms/picture.ts';

export interface CardProps {
  /**
   * Picture. A picture of the site: the name of its file, and what it shows for those who do not see it.
   */
  image?: ResolvedPicture;
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
   * Link
   */
  href?: string;
  /**
   * Link text
   */
  linkLabel?: string;
  /**
   * Style
   */
  look: 'plain' | 'surface' | 'outline' | 'side' | 'overlay';
  /**
   * Ratio of the picture
   */
  ratio: '1/1' | '4/5' | '2/3' | '3/2' | '16/9';
  /**
   * Alignment
   */
  align: 'start' | 'center';
  /**
   * Level of the title
   */
  level: 2 | 3 | 4;
}
