/** Props of the block `logo`, made from its conf.schema.json by `npm run generate`. */

export interface LogoProps {
  /**
   * Height (px)
   */
  height:
    | number
    | {
        base: number;
        sm?: number;
        md?: number;
        lg?: number;
        xl?: number;
      };
  /**
   * Stands on
   */
  ground: 'header' | 'footer';
  /**
   * Link to the home page
   */
  linked: boolean;
  /**
   * Alignment
   */
  align: 'start' | 'center' | 'end';
}
