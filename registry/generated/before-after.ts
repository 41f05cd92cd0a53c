/** Props of the block `before-after`, made from its conf.schema.json by `npm run generate`. */
import type { ResolvedPicture } from '#schemas/cms/picture.ts';

export interface BeforeAfterProps {
  /**
   * Title
   */
  title?: string;
  /**
   * Text
   */
  text?: string;
  /**
   * Before. A picture of the site: the name of its file, and what it shows for those who do not see it.
   */
  before: ResolvedPicture;
  /**
   * After. A picture of the site: the name of its file, and what it shows for those who do not see it.
   */
  after: ResolvedPicture;
  /**
   * Word for before. Empty: “Before”.
   */
  beforeLabel?: string;
  /**
   * Word for after. Empty: “After”.
   */
  afterLabel?: string;
  /**
   * Caption
   */
  caption?: string;
  /**
   * Ratio
   */
  ratio: '1/1' | '4/5' | '2/3' | '3/2' | '16/9';
  /**
   * Starting position, in %
   */
  start: number;
}
