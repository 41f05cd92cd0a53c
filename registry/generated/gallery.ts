/** Props of the block `gallery`, made from its conf.schema.json by `npm run generate`. */
import type { ResolvedPicture } from '#schemas/cms/picture.ts';

export interface GalleryProps {
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
   * Pictures
   *
   * @minItems 1
   * @maxItems 60
   */
  pictures: {
    /**
     * Picture. A picture of the site: the name of its file, and what it shows for those who do not see it.
     */
    image: ResolvedPicture;
    /**
     * Caption
     */
    caption?: string;
  }[];
  /**
   * Layout
   */
  layout: 'grid' | 'masonry' | 'strip';
  /**
   * Columns. Of the grid and the masonry.
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
   * Ratio. Of the grid and the strip; the masonry keeps that of each picture.
   */
  ratio: '1/1' | '4/5' | '2/3' | '3/2' | '16/9';
  /**
   * Show the captions. Otherwise they appear full screen only.
   */
  showCaptions: boolean;
  /**
   * Open full screen
   */
  fullscreen: boolean;
}
