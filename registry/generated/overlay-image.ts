/** Props of the block `overlay-image`, made from its conf.schema.json by `npm run generate`. */
import type { ResolvedPicture } from '#schemas/cms/picture.ts';

export interface OverlayImageProps {
  /**
   * Picture. A picture of the site: the name of its file, and what it shows for those who do not see it.
   */
  image: ResolvedPicture;
  /**
   * Picture on a phone. A picture of the site: the name of its file, and what it shows for those who do not see it.
   */
  mobileImage?: ResolvedPicture;
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
   * Place of the text
   */
  position: 'top' | 'middle' | 'bottom';
  /**
   * Alignment
   */
  align: 'start' | 'center' | 'end';
  /**
   * Veil. Between picture and text, dense enough for the text to read on any picture.
   */
  tone: 'dark' | 'light';
  /**
   * Ratio
   */
  ratio:
    | ('1/1' | '4/5' | '3/2' | '16/9' | '21/9')
    | {
        base: '1/1' | '4/5' | '3/2' | '16/9' | '21/9';
        sm?: '1/1' | '4/5' | '3/2' | '16/9' | '21/9';
        md?: '1/1' | '4/5' | '3/2' | '16/9' | '21/9';
        lg?: '1/1' | '4/5' | '3/2' | '16/9' | '21/9';
        xl?: '1/1' | '4/5' | '3/2' | '16/9' | '21/9';
      };
  /**
   * Shape
   */
  shape: 'rectangle' | 'arch';
  /**
   * Level of the title
   */
  level: 2 | 3 | 4;
}
