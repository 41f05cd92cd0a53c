/** Props of the block `icon-list`, made from its conf.schema.json by `npm run generate`. */

export interface IconListProps {
  /**
   * Items
   *
   * @minItems 1
   * @maxItems 24
   */
  items: {
    /**
     * Icon. A name of a Font Awesome icon, for example “truck” or “fa-regular heart”, or of one of the site’s own.
     */
    icon: string;
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
   * Size of the icons
   */
  size: 'small' | 'medium' | 'large';
  /**
   * Style
   */
  look: 'plain' | 'disc';
  /**
   * Place of the icon
   */
  placement: 'beside' | 'above';
}
