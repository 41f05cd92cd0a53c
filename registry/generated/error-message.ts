/** Props of the block `error-message`, made from its conf.schema.json by `npm run generate`. */
import type { ResolvedPicture } from '#schemas/cms/picture.ts';

export interface ErrorMessageProps {
  /**
   * Text of a page not found. Empty: a text that suits any shop.
   */
  notFoundText?: string;
  /**
   * Text of another error. Empty: a text that suits any shop.
   */
  errorText?: string;
  /**
   * Status
   */
  status: number;
  /**
   * Message. Empty: the message of the status.
   */
  message?: string;
  /**
   * Picture. A picture of the site: the name of its file, and what it shows for those who do not see it.
   */
  image?: ResolvedPicture;
  /**
   * Other links
   *
   * @maxItems 3
   */
  links: {
    /**
     * Text
     */
    label: string;
    /**
     * Address
     */
    href: string;
  }[];
}
