/** Props of the block `card-grid`, made from its conf.schema.json by `npm run generate`. */
import type { ResolvedPicture } from '#schemas/cms/picture.ts';

export interface CardGridProps {
  /**
   * Eyebrow
   */
  eyebrow?: string;
  /**
   * Title
   */
  title?: string;
  /**
   * Text
   */
  text?: string;
  /**
   * Cards
   *
   * @minItems 1
   * @maxItems 24
   */
  cards: {
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
     * Link
     */
    href: string;
    /**
     * Link text
     */
    linkLabel?: string;
  }[];
  /**
   * Columns
   */
  columns:
    | number
    | {
        base: number;
        sm?: number;
        md?: number;
        lg?: number;
        xl?: number;
      };
  /**
   * Ratio of the pictures
   */
  ratio: '1/1' | '4/5' | '2/3' | '3/2';
  /**
   * Shape
   */
  shape: 'rectangle' | 'arch';
  /**
   * To swipe on a phone
   */
  swipe: boolean;
}
