/** Props of the block `profile`, made from its conf.schema.json by `npm run generate`. */

export interface ProfileProps {
  /**
   * Show the address book
   */
  showAddresses: boolean;
  /**
   * Show the newsletter
   */
  showNewsletter: boolean;
  /**
   * Let the account be erased. The right to erasure also exists by letter: better leave it here.
   */
  showErase: boolean;
}
