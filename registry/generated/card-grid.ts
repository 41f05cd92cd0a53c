/** Props of the block `card-grid`, made from its conf.schema.json by `npm run generate`. */

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
