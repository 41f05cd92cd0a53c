/** Props of the block `quote`, made from its conf.schema.json by `npm run generate`. */
import type { ResolvedPicture } from '#schemas/cms/picture.ts';

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
   * Picture. A picture of the site: the name of its file, and what it shows for those who do not see it.
   */
  image?: ResolvedPicture;
}
