/** Props of the block `spacer`, made from its conf.schema.json by `npm run generate`. */

export interface SpacerProps {
  /**
   * Height
   */
  height:
    | ('xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'band' | 'section')
    | {
        base: 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'band' | 'section';
        sm?: 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'band' | 'section';
        md?: 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'band' | 'section';
        lg?: 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'band' | 'section';
        xl?: 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'band' | 'section';
      };
}
