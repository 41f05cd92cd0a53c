/** Props of the block `return-detail`, made from its conf.schema.json by `npm run generate`. */

export interface ReturnDetailProps {
  /**
   * Show the reasons
   */
  showReasons: boolean;
}
