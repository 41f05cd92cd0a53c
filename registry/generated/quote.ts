/** Props of the block `quote`, made from its conf.schema.json by `npm run generate`. */

export interface QuoteProps {
  /**
   * Text
   */
  text: string;
  /**
   * Author
   */
  author?: string;
  /**
   * Detail
   */
  detail?: string;
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
}
