/** Props of the block `image`, made from its conf.schema.json by `npm run generate`. */

export interface ImageProps {
  /**
   * Picture
   */
  image: {
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
   * At the top of the page. Loaded first.
   */
  priority: boolean;
}
