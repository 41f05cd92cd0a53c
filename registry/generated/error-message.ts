/** Props of the block `error-message`, made from its conf.schema.json by `npm run generate`. */

export interface ErrorMessageProps {
  /**
   * Status
   */
  status: number;
  /**
   * Message. Empty: the message of the status.
   */
  message?: string;
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
