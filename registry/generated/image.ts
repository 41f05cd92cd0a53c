/** Props of the block `image`, made from its conf.schema.json by `npm run generate`. */
import type { ResolvedPicture } from '#schemas/cms/picture.ts';

export interface ImageProps {
  /**
   * Picture. A picture of the site: the name of its file, and what it shows for those who do not see it.
   */
  image: ResolvedPicture;
  /**
   * Decorative. The picture tells nothing: screen readers skip it. Otherwise its alternative text is required.
   */
  decorative: boolean;
  /**
   * Focal point. What stays in view where the picture is cropped, from its top left corner.
   */
  focus?: {
    /**
     * Across, in %
     */
    x: number;
    /**
     * Down, in %
     */
    y: number;
  };
  /**
   * Picture on a phone. A picture of the site: the name of its file, and what it shows for those who do not see it.
   */
  mobileImage?: ResolvedPicture;
  /**
   * Focal point on a phone. Empty: the same.
   */
  mobileFocus?: {
    /**
     * Across, in %
     */
    x: number;
    /**
     * Down, in %
     */
    y: number;
  };
  /**
   * Caption
   */
  caption?: string;
  /**
   * Credit. Who made the picture.
   */
  credit?: string;
  /**
   * Ratio
   */
  ratio: 'auto' | '1/1' | '4/5' | '2/3' | '3/2' | '16/9' | '21/9';
  /**
   * Shape
   */
  shape: 'rectangle' | 'arch' | 'circle';
  /**
   * Fit
   */
  fit: 'cover' | 'contain';
  /**
   * Width. Part of a desktop screen it takes: chooses the size of the file.
   */
  width: 'full' | 'half' | 'third';
  /**
   * Link
   */
  href?: string;
  /**
   * Opens full screen. Unless the picture has a link.
   */
  zoom: boolean;
  /**
   * At the top of the page. Loaded first.
   */
  priority: boolean;
}
