/** Props of the block `file-download`, made from its conf.schema.json by `npm run generate`. */

export interface FileDownloadProps {
  /**
   * Files
   *
   * @minItems 1
   * @maxItems 24
   */
  files: {
    /**
     * Name
     */
    label: string;
    /**
     * Address. Of the site (/…) or https://…
     */
    href: string;
    /**
     * Detail
     */
    text?: string;
    /**
     * Size (KB)
     */
    kilobytes?: number;
  }[];
  /**
   * Style
   */
  look: 'list' | 'cards';
}
